import { Dialog } from '#web/ui/dialog.tsx'
import classes from './help-dialog.module.css'
import { words } from './words.ts'

const terms = [
  [words.learned, words.helpLearned],
  [words.progress, words.helpProgress],
  [words.certificate, words.helpCertificate],
  [words.finalTask, words.helpFinalTask],
  [words.calendar, words.helpCalendar],
  [words.weeks, words.helpWeeks],
]

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={words.helpTitle} size={560} onClose={onClose}>
      <dl className={classes.terms}>
        {terms.map(([term, meaning]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
