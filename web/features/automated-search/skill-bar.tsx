import { VisuallyHidden } from '@mantine/core'
import { CheckIcon } from '#web/ui/icons.tsx'
import type { Target } from './plan-route.ts'
import classes from './skill-bar.module.css'

/** A skill filling to its target, a part for each step that brings some of it. What is beyond the target lies behind a mark. */
export function SkillBar({ target }: { target: Target }) {
  const { skillName, wanted, reached, parts } = target
  const length = Math.max(wanted, reached)
  const isThere = reached >= wanted
  return (
    <li>
      <div className={classes.words}>
        <span className={classes.name}>{skillName}</span>
        <span className={classes.level} data-there={isThere || undefined}>
          {isThere && <CheckIcon />}
          {`${reached} of ${wanted}`}
          <VisuallyHidden>{parts.map(spoken).join('')}</VisuallyHidden>
        </span>
      </div>
      <div className={classes.track} aria-hidden="true">
        {parts.map(({ number, level }) => (
          <span key={number ?? 'all'} className={classes.part} style={{ width: `${(100 * level) / length}%` }}>
            {number}
          </span>
        ))}
        {reached > wanted && <span className={classes.mark} style={{ left: `${(100 * wanted) / length}%` }} />}
      </div>
    </li>
  )
}

const spoken = ({ number, level }: Target['parts'][number]) => (number ? `, ${level} by step ${number}` : '')
