import { data, type LoaderFunctionArgs, type MiddlewareFunction, replace } from 'react-router'
import { paths } from '#contract/paths.ts'
import { safeReturnUrl } from './core/return-url.ts'
import { ensureSignedIn, hasRole } from './core/session.ts'

/**
 * For routes that need a login. Without a session the user signs in first and then comes back here. When the portal cannot be
 * reached the session may be good: the failure goes to the error page, because logging in would not work either. The login takes the
 * page's place in the history: otherwise Back would lead to the page, and the page to the login again.
 */
export const requireSignIn: MiddlewareFunction = async ({ request }) => {
  if (await ensureSignedIn()) return
  const { pathname, search, hash } = new URL(request.url)
  throw replace(paths.login(pathname + search + hash))
}

/** The server answers Admins only; this spares the others an empty page. */
export const requireAdmin: MiddlewareFunction = () => {
  if (!hasRole('Admin')) throw data('This page is for Admins.', { status: 403 })
}

/** Login and register lead on as soon as somebody is signed in, here or in another tab. */
export async function leaveWhenSignedIn({ request }: LoaderFunctionArgs) {
  // That the portal cannot be reached is said when the form is sent.
  const isSignedIn = await ensureSignedIn().catch(() => false)
  return isSignedIn ? replace(safeReturnUrl(new URL(request.url).searchParams.get('returnUrl'))) : null
}
