import { useSuspenseQuery } from '@tanstack/react-query'
import type { MailChoice } from '#contract/mail/mail.ts'
import type { NotificationKind } from '#contract/notifications/notifications.ts'
import { useSession } from '#web/core/session.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { choicesQuery, useChooseMail } from './notifications.api.ts'
import classes from './notifications.module.css'

const kinds: Record<NotificationKind, string> = {
  'review-due': 'A final task is waiting for your review',
  'mark-given': 'Your final task was reviewed',
  'course-updated': 'A course that you bought was changed',
  'points-granted': 'You received points',
  'route-late': 'A route of yours has fallen behind',
  'course-sold': 'Your course was sold',
  'course-returned': 'Your course was returned',
  'gift-received': 'You got a course as a gift',
  'gift-returned': 'A gift of yours was not claimed',
  rated: 'Your course was rated',
  'course-approved': 'Your course was approved',
  'course-refused': 'Your course was not approved',
  'content-hidden': 'What you wrote was hidden, or is shown again',
  'report-decided': 'What you reported was decided',
  'reports-waiting': 'Reports are waiting for a decision',
}
/** Which users get such notifications at all. Everybody gets the others. */
const forCreators: NotificationKind[] = ['course-sold', 'course-returned', 'rated', 'course-approved', 'course-refused']
const forAdmins: NotificationKind[] = ['reports-waiting']
const choices: { value: MailChoice; label: string }[] = [
  { value: 'at-once', label: 'At once' },
  { value: 'daily', label: 'Daily' },
  { value: 'never', label: 'Never' },
]

/** Which notifications are mailed too, and when. */
export function MailChoices() {
  const { data } = useSuspenseQuery(choicesQuery())
  const { mutate } = useChooseMail()
  const { hasRole } = useSession()
  // Admins can make courses too.
  const others = [...(hasRole('Creator') || hasRole('Admin') ? [] : forCreators), ...(hasRole('Admin') ? [] : forAdmins)]
  const own = (Object.keys(kinds) as NotificationKind[]).filter((kind) => !others.includes(kind))
  return (
    <Card title="Mail">
      <div className={classes.choices}>
        {data.canMail ? (
          <p className={classes.text}>Daily mails are sent at 7 in the morning ({data.timeZone}) if there is something new.</p>
        ) : (
          <Notice>This portal does not send mail yet. Your choices apply as soon as it does.</Notice>
        )}
        {own.map((kind) => (
          <ChoiceButtons
            key={kind}
            isRow
            label={kinds[kind]}
            choices={choices}
            chosen={data.choices[kind]}
            onChoose={(choice) => mutate({ kind, choice }, { onError: notifyProblem })}
          />
        ))}
      </div>
    </Card>
  )
}
