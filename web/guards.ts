import { data, type LoaderFunctionArgs, type MiddlewareFunction, replace } from 'react-router'
import { safeReturnUrl } from '#contract/accounts/return-url.ts'
import { paths } from '#contract/core/paths.ts'
import { words } from './core/first-words.ts'
import { ensureSignedIn, hasRole } from './core/session.ts'

/**
 * For screens that need a login. Without a session, users sign in first and then come back here. When the portal cannot be reached, the
 * session may be valid, so the error page is shown; logging in would not work either. The login replaces the page in the history:
 * otherwise Back would lead to the page, and the page to the login again.
 */
export const requireSignIn: MiddlewareFunction = async ({ request }) => {
  if (await ensureSignedIn()) return
  const { pathname, search, hash } = new URL(request.url)
  throw replace(paths.login(pathname + search + hash))
}

/** The server checks this too; here it keeps other users from seeing an empty page. */
export const requireAdmin: MiddlewareFunction = () => {
  if (!hasRole('Admin')) throw data(words.onlyAdmins, { status: 403 })
}

/** Login and register redirect as soon as the user is signed in, here or in another tab. */
export async function leaveWhenSignedIn({ request }: LoaderFunctionArgs) {
  // An unreachable portal is reported when the form is sent.
  const isSignedIn = await ensureSignedIn().catch(() => false)
  return isSignedIn ? replace(safeReturnUrl(new URL(request.url).searchParams.get('returnUrl'))) : null
}
