import { CheckIcon } from '#web/ui/first-icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { levelWords } from './plan-words.ts'
import classes from './skill-bar.module.css'
import type { Target } from './steps-and-targets.ts'
import { words } from './words.ts'

/** A skill up to its target: the known level, then a part for each step that adds to it. A mark shows where the target is exceeded. */
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
          {levelWords(reached, wanted)}
          <VisuallyHidden>{parts.map(spoken).join('')}</VisuallyHidden>
        </span>
      </div>
      <div className={classes.track} aria-hidden="true">
        {parts.map(({ from, level }) => (
          <span key={from} className={classes.part} data-from={from} style={{ width: `${(100 * level) / length}%` }}>
            {typeof from === 'number' && from}
          </span>
        ))}
        {reached > wanted && <span className={classes.mark} style={{ left: `${(100 * wanted) / length}%` }} />}
      </div>
    </li>
  )
}

function spoken({ from, level }: Target['parts'][number]): string {
  if (from === 'all') return ''
  return from === 'known' ? words.knownAlready({ level }) : words.byStep({ level, step: from })
}
