import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { MailKind, MailProblem, MailState } from '#contract/mail/mail.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { FigureCards } from '#web/ui/figure-cards.tsx'
import { formatMinute, formatNumber } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { type Column, DataTable } from './data-table.tsx'
import { mailStateQuery, useSendTestMail } from './mail.api.ts'
import classes from './mail-screen.module.css'
import { StatisticsFrame } from './statistics-frame.tsx'

const kinds: Record<MailKind, string> = {
  account: 'About the account',
  digest: 'Daily digest',
  'review-due': 'Review due',
  'mark-given': 'Mark given',
  'course-updated': 'Course updated',
  'points-granted': 'Points granted',
  'course-sold': 'Course sold',
  'course-returned': 'Course returned',
  'gift-received': 'Gift received',
  'gift-returned': 'Gift returned',
  rated: 'Course rated',
  'course-approved': 'Course approved',
  'course-refused': 'Course refused',
  'content-hidden': 'Content hidden',
  'report-decided': 'Report decided',
  'reports-waiting': 'Reports waiting',
  'route-late': 'Route late',
}

const columns: Column<MailProblem>[] = [
  { name: 'date', label: 'Date', cell: ({ dateUTC }) => <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time> },
  { name: 'to', label: 'To', cell: ({ to }) => to },
  { name: 'kind', label: 'Kind', cell: ({ kind }) => kinds[kind] },
  { name: 'reply', label: 'What happened', cell: ({ reply }) => reply },
  { name: 'state', label: 'State', cell: ({ isFinal }) => (isFinal ? 'Given up' : 'Tried again later') },
  { name: 'tries', label: 'Tries', isNumber: true, cell: ({ tries }) => formatNumber(tries) },
]

function MailScreen() {
  const query = useQuery(mailStateQuery())
  return (
    <StatisticsFrame
      title="Mail"
      lead="Whether the portal can send mail to its users, and what the mail server replied."
      actions={query.data && query.data.mode !== 'off' && <TestButton />}
    >
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={56} />}>
        {(state) => (
          <div className={classes.parts}>
            <Card title={titles[state.mode]}>
              <p className={classes.sentence}>{mailSentence(state)}</p>
            </Card>
            <FigureCards
              figures={[
                { label: 'Waiting', value: formatNumber(state.waiting) },
                { label: 'Sent in the last 30 days', value: formatNumber(state.sent) },
                { label: 'Given up in the last 30 days', value: formatNumber(state.failed) },
              ]}
            />
            {state.problems.length > 0 && (
              <Card title="Mails that were not delivered">
                <DataTable
                  label="Mails that were not delivered"
                  columns={columns}
                  rows={state.problems}
                  rowKey={({ id }) => id}
                />
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </StatisticsFrame>
  )
}

const titles: Record<MailState['mode'], string> = {
  smtp: 'Mail is on',
  outbox: 'This demo sends no mails',
  off: 'Mail is off',
}

function mailSentence({ mode, server, from, lastSentUTC, oldestWaitingUTC }: MailState) {
  if (mode === 'off') return 'Set SMTP_URL, MAIL_FROM and PUBLIC_URL, and start the portal again. Until then, no mails are sent.'
  if (mode === 'outbox')
    return (
      <>
        It keeps them and shows them in{' '}
        <Anchor component={Link} to={paths.demoOutbox()}>
          its outbox
        </Anchor>
        .
      </>
    )
  const last = lastSentUTC ? ` The last one was sent on ${formatMinute(lastSentUTC)}.` : ' None has been sent yet.'
  const oldest = oldestWaitingUTC ? ` The oldest has been waiting since ${formatMinute(oldestWaitingUTC)}.` : ''
  return `Mails go out through ${server}, from ${from}.${last}${oldest}`
}

/** The reply stays until the next test. */
function TestButton() {
  const test = useSendTestMail()
  return (
    <div className={classes.test}>
      <Button size="sm" onClick={() => test.mutate()} loading={test.isPending}>
        Send a test
      </Button>
      <div role="status">{test.data?.isSent && <p>{`Sent to your own address. ${test.data.reply}`}</p>}</div>
      {test.data && !test.data.isSent && <ErrorList messages={[test.data.reply]} />}
      {test.isError && <ErrorList messages={errorMessages(test.error)} />}
    </div>
  )
}

export { MailScreen as Component }
