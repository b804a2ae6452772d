import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from './button.tsx'
import { ErrorList } from './error-list.tsx'
import { words } from './first-words.ts'
import classes from './loading.module.css'
import { useRecovery } from './use-recovery.ts'

interface LoadedProps<Data> {
  query: UseQueryResult<Data>
  /** In the shape of the content. */
  skeleton: ReactNode
  children: (data: Data) => ReactNode
}

/** A part of a screen that needs data: its skeleton, then the data, or the error and a button to try again. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  const { data, error, isFetching, refetch } = query
  useRecovery(data === undefined && error, refetch)
  if (data !== undefined) return children(data)
  if (!error) return skeleton
  return (
    <div className={classes.failed}>
      <ErrorList messages={errorMessages(error)} isQuiet />
      <Button variant="default" onClick={() => refetch()} loading={isFetching}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
