import { Button } from '@mantine/core'
import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { isRouteErrorResponse, Link, Navigate, useLocation, useMatch, useRevalidator, useRouteError } from 'react-router'
import { CallError, isNotSignedIn, messagesOf } from '#web/core/call-error.ts'
import { paths } from '#web/core/paths.ts'
import { SignpostDrawing } from '#web/ui/drawings.tsx'
import { StatusPage } from '#web/ui/status-page.tsx'
import { NotFound } from './not-found.tsx'

/** What a screen shows when it could not be loaded or drawn. The navigation bar stays. */
export function RouteError() {
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const status = error instanceof CallError || isRouteErrorResponse(error) ? error.status : undefined
  // The session ended while the screen was loading.
  if (isNotSignedIn(error)) return <Navigate to={paths.login(pathname + search + hash)} replace />
  if (status === 404) return <NotFound message={error instanceof CallError ? error.message : undefined} />
  if (status === 403) return <NotAllowed message={error instanceof CallError ? error.message : reasonOf(error)} />
  return <Failed error={error} />
}

/** The sentence that a guard gave. */
const reasonOf = (error: unknown) => (isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined)

function NotAllowed({ message }: { message?: string | undefined }) {
  const { id } = useMatch('/courses/learn/:id')?.params ?? {}
  return (
    <StatusPage
      title="Not allowed"
      drawing={<SignpostDrawing />}
      action={
        <Button component={Link} to={id ? paths.course(Number(id)) : paths.courses()}>
          {id ? 'See the course' : 'Browse courses'}
        </Button>
      }
    >
      {message ?? 'Your account may not open this page.'}
    </StatusPage>
  )
}

function Failed({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  const tryAgain = () => {
    // Code that is missing or broken needs a new page: after an update of the portal only that knows where its parts are.
    if (!(error instanceof CallError) && navigator.onLine) return location.reload()
    reset()
    revalidate()
  }
  return (
    <StatusPage
      title="This page could not be shown"
      drawing={<SignpostDrawing />}
      action={
        <Button onClick={tryAgain} loading={state === 'loading'}>
          Try again
        </Button>
      }
    >
      {messagesOf(error).join(' ')}
    </StatusPage>
  )
}
