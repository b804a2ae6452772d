import type { FieldChange } from '#contract/drafts/versions.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './version-changes.module.css'
import { words } from './words.ts'

/** Field by field: how it was, and how it is now. Lines that only one side has are marked. */
export function VersionChanges({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, now }) => (
        <div key={field} className={classes.field}>
          <dt>{field}</dt>
          <dd>
            <Side title={words.before} lines={before} others={now} mark="del" />
          </dd>
          <dd>
            <Side title={words.now} lines={now} others={before} mark="ins" />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface SideProps {
  title: string
  lines: string[]
  others: string[]
  /** How lines are marked that the other side does not have. */
  mark: 'del' | 'ins'
}

function Side({ title, lines, others, mark: Mark }: SideProps) {
  return (
    <>
      <p className={classes.title}>{title}</p>
      {lines.length === 0 && <p className={classes.none}>{words.none}</p>}
      {lines.map((line, place) =>
        others.includes(line) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and can be the same
          <p key={place}>{line}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and can be the same
          <p key={place}>
            {(Mark === 'del' ? words.removedLine : words.addedLine)({
              line,
              hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
              mark: (text) => <Mark>{text}</Mark>,
            })}
          </p>
        ),
      )}
    </>
  )
}
