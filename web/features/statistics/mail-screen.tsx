import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { MailProblem, MailState } from '#contract/mail/mail.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { paragraph } from '#web/core/sentences.ts'
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
import { mailKinds, mailModes, words } from './words.ts'

const columns: Column<MailProblem>[] = [
  { name: 'date', label: words.date, cell: ({ dateUTC }) => <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time> },
  { name: 'to', label: words.to, cell: ({ to }) => to },
  { name: 'kind', label: words.kind, cell: ({ kind }) => mailKinds[kind] },
  { name: 'reply', label: words.whatHappened, cell: ({ reply }) => reply },
  { name: 'state', label: words.state, cell: ({ isFinal }) => (isFinal ? words.givenUp : words.triedLater) },
  { name: 'tries', label: words.tries, isNumber: true, cell: ({ tries }) => formatNumber(tries) },
]

function MailScreen() {
  const query = useQuery(mailStateQuery())
  return (
    <StatisticsFrame title={words.mail} lead={words.mailLead} actions={query.data && query.data.mode !== 'off' && <TestButton />}>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={56} />}>
        {(state) => (
          <div className={classes.parts}>
            <Card title={mailModes[state.mode]}>
              <p className={classes.sentence}>{mailSentence(state)}</p>
            </Card>
            <FigureCards
              figures={[
                { label: words.waiting, value: formatNumber(state.waiting) },
                { label: words.sentLately, value: formatNumber(state.sent) },
                { label: words.givenUpLately, value: formatNumber(state.failed) },
              ]}
            />
            {state.problems.length > 0 && (
              <Card title={words.notDelivered}>
                <DataTable label={words.notDelivered} columns={columns} rows={state.problems} rowKey={({ id }) => id} />
              </Card>
            )}
          </div>
        )}
      </Loaded>
    </StatisticsFrame>
  )
}

function mailSentence({ mode, server, from, lastSentUTC, oldestWaitingUTC }: MailState) {
  if (mode === 'off') return words.setMailUp
  if (mode === 'outbox')
    return words.seeOutbox({
      outbox: (text) => (
        <Anchor component={Link} to={paths.demoOutbox()}>
          {text}
        </Anchor>
      ),
    })
  return paragraph(
    words.goesThrough({ server, from }),
    lastSentUTC ? words.lastSent({ time: formatMinute(lastSentUTC) }) : words.noneSent,
    oldestWaitingUTC !== null && words.oldestWaits({ time: formatMinute(oldestWaitingUTC) }),
  )
}

/** The reply stays until the next test. */
function TestButton() {
  const test = useSendTestMail()
  return (
    <div className={classes.test}>
      <Button size="sm" onClick={() => test.mutate()} loading={test.isPending}>
        {words.sendTest}
      </Button>
      <div role="status">{test.data?.isSent && <p>{words.testSent({ reply: test.data.reply })}</p>}</div>
      {test.data && !test.data.isSent && <ErrorList messages={[test.data.reply]} />}
      {test.isError && <ErrorList messages={errorMessages(test.error)} />}
    </div>
  )
}

export { MailScreen as Component }
