import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import { paths } from '#contract/core/paths.ts'
import type { Goal } from '#contract/goals/goals.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ArrowDownIcon, ArrowUpIcon } from '#web/ui/icons.tsx'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { common } from '#web/ui/words.ts'
import { goalsQuery } from './goals.api.ts'
import { useOrderGoals, useRemoveGoal } from './keep-goals.api.ts'
import { words } from './words.ts'

function ListGoalsScreen() {
  // Another Admin may have changed what came with the page.
  const query = useQuery({ ...goalsQuery(), staleTime: 0 })
  const isFull = (query.data?.length ?? 0) >= formLimits.goals.max
  return (
    <StatisticsFrame
      title={words.goals}
      lead={words.about({ most: formLimits.goals.max })}
      actions={!isFull && <LinkButton to={paths.editGoal()}>{words.addGoal}</LinkButton>}
    >
      <Loaded query={query} skeleton={<LoadingRows rows={6} height={72} />}>
        {(goals) => <GoalLines goals={goals} />}
      </Loaded>
    </StatisticsFrame>
  )
}

function GoalLines({ goals }: { goals: Goal[] }) {
  const [removed, setRemoved] = useState<Goal>()
  const { content, leaveLine } = useLeaveLine()
  const close = () => setRemoved(undefined)
  return (
    <div ref={content} tabIndex={-1} className={lines.content}>
      {goals.length === 0 ? <NoGoals /> : <GoalList goals={goals} onRemove={setRemoved} />}
      {removed && (
        <RemoveDialog
          goal={removed}
          onClose={close}
          onRemoved={() => {
            close()
            leaveLine()
          }}
        />
      )}
    </div>
  )
}

const NoGoals = () => <EmptyState drawing={<SproutDrawing />}>{words.noneYet}</EmptyState>

function GoalList({ goals, onRemove }: { goals: Goal[]; onRemove: (goal: Goal) => void }) {
  const order = useOrderGoals()
  const swap = (place: number, other: number) => {
    const ids = goals.map(({ id }) => id)
    const [moved] = ids.splice(place, 1)
    ids.splice(other, 0, ...(moved === undefined ? [] : [moved]))
    order.mutate(ids, { onError: notifyProblem })
  }
  return (
    <ol className={lines.list} aria-busy={order.isPending}>
      {goals.map((goal, place) => (
        <li key={goal.id}>
          <div className={lines.words}>
            <strong>{goal.name}</strong>
            <p>{goal.sentence}</p>
            <p>{goalSkills(goal)}</p>
          </div>
          <div className={lines.buttons}>
            <MoveButton
              label={words.moveUp({ goal: goal.name })}
              isIdle={place === 0 || order.isPending}
              onMove={() => swap(place, place - 1)}
            >
              <ArrowUpIcon />
            </MoveButton>
            <MoveButton
              label={words.moveDown({ goal: goal.name })}
              isIdle={place === goals.length - 1 || order.isPending}
              onMove={() => swap(place, place + 1)}
            >
              <ArrowDownIcon />
            </MoveButton>
            <LinkButton
              to={paths.editGoal(goal.id)}
              variant="default"
              size="sm"
              aria-label={words.editNamed({ goal: goal.name })}
            >
              {words.edit}
            </LinkButton>
            <Button variant="quiet" size="sm" aria-label={words.removeNamed({ goal: goal.name })} onClick={() => onRemove(goal)}>
              {common.remove}
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}

const goalSkills = ({ skills }: Goal) =>
  skills.length > 0 ? skills.map(({ skillName, level }) => `${skillName} ${level}`).join(', ') : words.skillsAreGone

interface RemoveDialogProps {
  goal: Goal
  onClose: () => void
  onRemoved: () => void
}

function RemoveDialog({ goal, onClose, onRemoved }: RemoveDialogProps) {
  const remove = useRemoveGoal()
  const confirm = () =>
    remove.mutate(goal.id, {
      onSuccess: () => {
        notifyDone(words.removed)
        onRemoved()
      },
    })
  return (
    <ConfirmDialog
      title={words.removeTitle({ goal: goal.name })}
      confirm={words.removeIt}
      cancel={words.keepIt}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {words.whatStays}
    </ConfirmDialog>
  )
}

export { ListGoalsScreen as Component }
