import type { FieldChange } from '#contract/drafts/versions.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './version-changes.module.css'

/** Field by field: how it was, and how it is now. Lines that only one side has are marked. */
export function VersionChanges({ changes }: { changes: FieldChange[] }) {
  return (
    <dl className={classes.changes}>
      {changes.map(({ field, before, now }) => (
        <div key={field} className={classes.field}>
          <dt>{field}</dt>
          <dd>
            <Side title="Before" lines={before} others={now} mark="del" />
          </dd>
          <dd>
            <Side title="Now" lines={now} others={before} mark="ins" />
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
      {lines.length === 0 && <p className={classes.none}>None</p>}
      {lines.map((line, place) =>
        others.includes(line) ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and can be the same
          <p key={place}>{line}</p>
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and can be the same
          <p key={place}>
            <VisuallyHidden>{Mark === 'del' ? 'Removed: ' : 'Added: '}</VisuallyHidden>
            <Mark>{line}</Mark>
          </p>
        ),
      )}
    </>
  )
}
