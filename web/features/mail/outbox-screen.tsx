import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { endpointUrl } from '#contract/core/addresses.ts'
import { paths } from '#contract/core/paths.ts'
import { type OutboxMail, outboxMailPage } from '#contract/mail/mail.ts'
import { CallError } from '#web/core/call-error.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { NothingFoundDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { PageHeading, StatusPage } from '#web/ui/page-heading.tsx'
import { Title } from '#web/ui/title.tsx'
import { outboxQuery } from './mail.api.ts'
import classes from './mail.module.css'
import { words } from './words.ts'

/** What a demo would have sent. */
function OutboxScreen() {
  const query = useQuery(outboxQuery())
  if (query.error instanceof CallError && query.error.status === 404) return <NoOutbox />
  return (
    <>
      <PageHeading title={words.outbox}>{words.outboxHelp}</PageHeading>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={56} />}>
        {(mails) => <Mails mails={mails} />}
      </Loaded>
    </>
  )
}

function Mails({ mails }: { mails: OutboxMail[] }) {
  const [params] = useSearchParams()
  const shown = mails.find(({ id }) => String(id) === params.get('mail')) ?? mails[0]
  if (!shown) return <EmptyState drawing={<ShelfDrawing />}>{words.noMails}</EmptyState>
  return (
    <div className={classes.outbox}>
      <nav aria-label={words.mails}>
        <ol className={classes.list}>
          {mails.map(({ id, to, subject, dateUTC }) => (
            <li key={id}>
              <Link
                to={paths.demoOutbox(id)}
                className={classes.mail}
                aria-current={id === shown.id ? 'true' : undefined}
                preventScrollReset
              >
                <strong>{subject}</strong>
                <span>{to}</span>
                <time dateTime={dateUTC}>{formatMinute(dateUTC)}</time>
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <article>
        <Title order={2}>{shown.subject}</Title>
        <p className={classes.to}>{words.sentTo({ address: shown.to, time: formatMinute(shown.dateUTC) })}</p>
        <iframe
          key={shown.id}
          className={classes.frame}
          title={words.mail({ subject: shown.subject })}
          src={endpointUrl(outboxMailPage, { params: { id: shown.id } })}
          sandbox="allow-top-navigation-by-user-activation"
        />
        <details>
          <summary>{words.asText}</summary>
          <pre className={classes.text}>{shown.text}</pre>
        </details>
      </article>
    </div>
  )
}

function NoOutbox() {
  return (
    <StatusPage
      title={words.noOutbox}
      drawing={<NothingFoundDrawing />}
      action={<LinkButton to={paths.courses()}>{words.toCourses}</LinkButton>}
    >
      {words.noOutboxHelp}
    </StatusPage>
  )
}

export { OutboxScreen as Component }
