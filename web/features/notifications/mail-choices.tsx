import { useSuspenseQuery } from '@tanstack/react-query'
import type { MailChoice } from '#contract/mail.ts'
import type { NotificationKind } from '#contract/notifications.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { choicesQuery, useChooseMail } from './notifications.api.ts'
import classes from './notifications.module.css'

const kinds: Record<NotificationKind, string> = {
  'review-due': 'A final task waits for your review',
  'mark-given': 'Your final task was reviewed',
  'course-updated': 'A course that you bought was changed',
  'points-granted': 'You received points',
  'course-sold': 'Your course was sold',
  'course-returned': 'Your course was returned',
  'gift-received': 'You got a course as a gift',
  'gift-returned': 'A gift of yours was not claimed',
  rated: 'Your course was rated',
  'course-approved': 'Your course was approved',
  'course-refused': 'Your course was not approved',
  'content-hidden': 'What you wrote was hidden, or is shown again',
  'report-decided': 'What you reported was decided',
  'reports-waiting': 'Reports wait for a decision (for Admins)',
}
const choices: { value: MailChoice; label: string }[] = [
  { value: 'at-once', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'never', label: 'Never' },
]

/** Which notifications are mailed too, and when. */
export function MailChoices() {
  const { data } = useSuspenseQuery(choicesQuery())
  const { mutate } = useChooseMail()
  return (
    <Card title="Mail">
      <div className={classes.choices}>
        {data.canMail ? (
          <p className={classes.text}>Daily mails come at 7 in the morning ({data.timeZone}), if there is something new.</p>
        ) : (
          <Notice>This portal does not send mail yet. Your choices apply as soon as it does.</Notice>
        )}
        {Object.entries(kinds).map(([kind, label]) => (
          <ChoiceButtons
            key={kind}
            isRow
            label={label}
            choices={choices}
            chosen={data.choices[kind as NotificationKind]}
            onChoose={(choice) => mutate({ kind: kind as NotificationKind, choice }, { onError: notifyProblem })}
          />
        ))}
      </div>
    </Card>
  )
}
