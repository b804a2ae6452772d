import { useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Navigate, useLocation, useMatch, useRevalidator, useRouteError } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { CallError, errorMessages, isAway, isMissingCode, isNotSignedIn } from '#web/core/call-error.ts'
import { paragraph } from '#web/core/sentences.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { SignpostDrawing } from '#web/ui/first-drawings.tsx'
import { words as common } from '#web/ui/first-words.ts'
import { StatusPage } from '#web/ui/page-heading.tsx'
import { isReachable, useRecovery } from '#web/ui/use-recovery.ts'
import { words } from './first-words.ts'
import { NotFound } from './not-found.tsx'

/** What a screen shows when it could not be loaded or drawn. The navigation bar stays. */
export function ScreenError() {
  const error = useRouteError()
  const { pathname, search, hash } = useLocation()
  const status = error instanceof CallError || isRouteErrorResponse(error) ? error.status : undefined
  // The session ended while the screen was loading.
  if (isNotSignedIn(error)) return <Navigate to={paths.login(pathname + search + hash)} replace />
  if (status === 404) return <NotFound message={error instanceof CallError ? error.message : undefined} />
  if (status === 403) return <NotAllowed message={error instanceof CallError ? error.message : guardReason(error)} />
  return <Failed error={error} />
}

/** The sentence that a guard gave. */
const guardReason = (error: unknown) => (isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : undefined)

function NotAllowed({ message }: { message?: string | undefined }) {
  const { id } = useMatch('/courses/learn/:id')?.params ?? {}
  return (
    <StatusPage
      title={words.notAllowed}
      drawing={<SignpostDrawing />}
      action={
        <LinkButton to={id ? paths.course(Number(id)) : paths.courses()}>{id ? words.seeCourse : words.browseCourses}</LinkButton>
      }
    >
      {message ?? words.noAccess}
    </StatusPage>
  )
}

function Failed({ error }: { error: unknown }) {
  const { revalidate, state } = useRevalidator()
  const { reset } = useQueryErrorResetBoundary()
  const [isPressed, setPressed] = useState(false)
  const load = () => {
    reset()
    revalidate()
  }
  const tryAgain = () => {
    // Code that is missing or broken needs a new page: after an update of the portal only that knows where its parts are.
    if (!(error instanceof CallError) && navigator.onLine) return location.reload()
    setPressed(true)
    load()
  }
  // The button is left alone meanwhile: somebody may be about to press it.
  useRecovery(error, () => {
    setPressed(false)
    load()
  })
  useReloadWhenBack(error)
  return (
    <StatusPage
      title={words.failed}
      drawing={<SignpostDrawing />}
      action={
        <Button onClick={tryAgain} loading={isPressed && state === 'loading'}>
          {common.tryAgain}
        </Button>
      }
    >
      {paragraph(...errorMessages(error), isAway(error) && words.again)}
    </StatusPage>
  )
}

/**
 * Code that did not arrive because the portal was away comes with a new page. Only when it was seen to be away: code that is broken
 * would be loaded again and again.
 */
function useReloadWhenBack(error: unknown) {
  useEffect(() => {
    if (!isMissingCode(error)) return
    const stop = new AbortController()
    const look = async () => {
      const isBack = await isReachable(stop.signal)
      if (stop.signal.aborted) return
      if (!isBack) wasAway = true
      else if (wasAway) location.reload()
    }
    let wasAway = !navigator.onLine
    addEventListener('online', look, { signal: stop.signal })
    const timer = setInterval(look, 10_000)
    void look()
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [error])
}
