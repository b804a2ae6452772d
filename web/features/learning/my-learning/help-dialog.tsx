import { Dialog } from '#web/ui/dialog.tsx'
import classes from './help-dialog.module.css'

const terms = [
  [
    'Learned',
    'You mark a material as learned yourself, on the learning screen. A material that is in several of your courses counts in each of them.',
  ],
  ['Progress', 'How many of a course’s materials are learned. It is 100% only when all of them are.'],
  [
    'Certificate',
    'At 100% you get the course’s certificate and its skills. They stay yours, even when the course changes later. Your profile lists all your certificates.',
  ],
  [
    'Final task',
    'If a course has one, it opens at 100% and stays open. You submit a zip file, another learner reviews it, and you review one of theirs. You see your mark when both are done.',
  ],
  [
    'Calendar',
    'Under Statistics each day shows how many materials you learned; the darker, the more. A clock marks the day by which you should review a final task. If you follow a route, a dashed line around a day shows that something is planned, and how long it takes. Choose a day to see its details.',
  ],
  [
    'Weeks',
    'Below the calendar, the learning time of the materials that you learned in each week, from Sunday to Saturday. A streak is a row of weeks in which you learned at least one material; the present week does not end it before it is over.',
  ],
]

export function HelpDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title="How My Learning works" size={560} onClose={onClose}>
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
