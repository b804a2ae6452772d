import { CheckIcon } from '#web/ui/first-icons.tsx'
import classes from './questions.module.css'
import { words } from './words.ts'

interface OverviewProps {
  positions: number[]
  isAnswered: (position: number) => boolean
  onGo: (position: number) => void
}

/** Which questions are answered, and the way to each. */
export const Overview = ({ positions, isAnswered, onGo }: OverviewProps) => (
  <nav aria-label={words.overview}>
    <ol className={classes.overview}>
      {positions.map((position) => (
        <li key={position}>
          <button
            type="button"
            className={classes.step}
            data-answered={isAnswered(position) || undefined}
            aria-label={words.goToQuestion({
              number: position,
              state: isAnswered(position) ? words.answered : words.notAnswered,
            })}
            onClick={() => onGo(position)}
          >
            {position}
            {isAnswered(position) && <CheckIcon />}
          </button>
        </li>
      ))}
    </ol>
  </nav>
)
