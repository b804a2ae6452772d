import type { Goal } from '#contract/goals/goals.ts'
import { hours } from '#web/ui/format.ts'
import { words } from './first-words.ts'
import classes from './goal-choice.module.css'

interface GoalsProps {
  goals: Goal[]
  /** Only their names. */
  isCompact: boolean
  chosen?: Goal[]
  /** Missing until the question has loaded. */
  onChoose?: (goal: Goal) => void
}

/** Ready-made goals to start from. */
export function Goals({ goals, isCompact, chosen = [], onChoose }: GoalsProps) {
  if (goals.length === 0) return null
  return (
    <div className={classes.goals} data-compact={isCompact || undefined}>
      <p id="goals-label">{words.orStartFromGoal}</p>
      <ul aria-labelledby="goals-label">
        {goals.map((goal) => (
          <li key={goal.id}>
            <button type="button" disabled={!onChoose} aria-pressed={chosen.includes(goal)} onClick={() => onChoose?.(goal)}>
              <span className={classes.name}>{goal.name}</span>
              <span className={classes.sentence}>{goal.sentence}</span>
              {goal.plan && (
                <span className={classes.figures}>
                  {words.figures({ count: goal.plan.totalPrice, time: hours(goal.plan.totalMinutes) })}
                </span>
              )}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
