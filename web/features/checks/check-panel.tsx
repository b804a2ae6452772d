import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { CheckResult } from '#contract/checks/attempts.ts'
import { tabStorage } from '#web/core/storage.ts'
import { ViewerLoading } from '#web/features/viewers/index.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Attempting } from './attempting.tsx'
import { type CheckPlace, checkStateQuery, type OpenAttempt, type ShownState } from './checks.api.ts'
import classes from './checks.module.css'
import { Result } from './result.tsx'
import { StartCard } from './start-card.tsx'
import { words } from './words.ts'

interface CheckPanelProps extends CheckPlace {
  isLearned: boolean
  onPassed: (progress: number) => void
}

export function CheckPanel(props: CheckPanelProps) {
  const { checkId, courseId } = props
  const query = useQuery(checkStateQuery({ checkId, courseId }))
  return (
    <Loaded query={query} skeleton={<ViewerLoading label={words.opening} />}>
      {(state) => <Check {...props} state={state} onRead={() => void query.refetch()} />}
    </Loaded>
  )
}

/** Which attempt this tab shows, so that a reload leads back to its questions. */
const takenKey = 'coursewise-taken-check'

interface CheckProps extends CheckPanelProps {
  state: ShownState
  onRead: () => void
}

function Check({ checkId, courseId, isLearned, onPassed, state, onRead }: CheckProps) {
  const place = { checkId, courseId }
  const { open, last, isTrial } = state
  const client = useQueryClient()
  const [takenId, setTakenId] = useState(() => Number(tabStorage.get(takenKey)))
  const [sentId, setSentId] = useState<number>()
  const isTaking = open?.id === takenId
  const isSent = !open && last !== null && last.attemptId === sentId

  // When its time ended elsewhere, the server has sent it.
  const isPassedElsewhere = state.isPassed && !isTrial && !isLearned
  const progress = last?.progress
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is told once
  useEffect(() => {
    if (isPassedElsewhere && progress !== undefined) onPassed(progress)
  }, [isPassedElsewhere, progress])

  const take = (attempt: OpenAttempt) => {
    tabStorage.set(takenKey, String(attempt.id))
    setTakenId(attempt.id)
    client.setQueryData(checkStateQuery(place).queryKey, (state) => state && { ...state, open: attempt })
  }
  const sent = (result: CheckResult) => {
    tabStorage.remove(takenKey)
    setSentId(result.attemptId)
    if (result.isPassed && !isTrial) onPassed(result.progress)
  }
  const start = !open && (
    <StartCard
      key={`start after ${last?.attemptId}`}
      place={place}
      state={state}
      isAgain={isSent}
      onStarted={take}
      onRead={onRead}
    />
  )
  return (
    <div className={classes.panel}>
      {open && (
        <Attempting
          key={open.id}
          place={place}
          attempt={open}
          state={state}
          isTaking={isTaking}
          onContinue={() => take(open)}
          onSent={sent}
          onRead={onRead}
        />
      )}
      {!isSent && start}
      {last && !isTaking && (
        <Result key={`result ${last.attemptId}`} result={last} state={state} isNew={isSent}>
          {isSent && start}
        </Result>
      )}
    </div>
  )
}
