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
import { words } from './words.ts'

const kinds: Record<NotificationKind, string> = {
  'review-due': words.reviewDue,
  'mark-given': words.markGiven,
  'course-updated': words.courseUpdated,
  'points-granted': words.pointsGranted,
  'route-late': words.routeLate,
  'course-sold': words.courseSold,
  'course-returned': words.courseReturned,
  'gift-received': words.giftReceived,
  'gift-returned': words.giftReturned,
  rated: words.rated,
  'course-approved': words.courseApproved,
  'course-refused': words.courseRefused,
  'content-hidden': words.contentHidden,
  'report-decided': words.reportDecided,
  'reports-waiting': words.reportsWaiting,
}
/** Which users get such notifications at all. Everybody gets the others. */
const forCreators: NotificationKind[] = ['course-sold', 'course-returned', 'rated', 'course-approved', 'course-refused']
const forAdmins: NotificationKind[] = ['reports-waiting']
const choices: { value: MailChoice; label: string }[] = [
  { value: 'at-once', label: words.atOnce },
  { value: 'daily', label: words.daily },
  { value: 'never', label: words.never },
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
    <Card title={words.mail}>
      <div className={classes.choices}>
        {data.canMail ? (
          <p className={classes.text}>{words.whenDaily({ zone: data.timeZone })}</p>
        ) : (
          <Notice>{words.noMailYet}</Notice>
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
