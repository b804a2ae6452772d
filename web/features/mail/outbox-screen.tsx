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

/** What a demo would have sent. */
function OutboxScreen() {
  const query = useQuery(outboxQuery())
  if (query.error instanceof CallError && query.error.status === 404) return <NoOutbox />
  return (
    <>
      <PageHeading title="Outbox">
        This demo sends no mails. Everyone can see here what it would have sent, newest first.
      </PageHeading>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={56} />}>
        {(mails) => <Mails mails={mails} />}
      </Loaded>
    </>
  )
}

function Mails({ mails }: { mails: OutboxMail[] }) {
  const [params] = useSearchParams()
  const shown = mails.find(({ id }) => String(id) === params.get('mail')) ?? mails[0]
  if (!shown)
    return (
      <EmptyState drawing={<ShelfDrawing />}>
        No mails yet. Register, or ask for a new password, and the mail appears here.
      </EmptyState>
    )
  return (
    <div className={classes.outbox}>
      <nav aria-label="Mails">
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
        <p className={classes.to}>{`To ${shown.to}, ${formatMinute(shown.dateUTC)}`}</p>
        <iframe
          key={shown.id}
          className={classes.frame}
          title={`The mail “${shown.subject}”`}
          src={endpointUrl(outboxMailPage, { params: { id: shown.id } })}
          sandbox="allow-top-navigation-by-user-activation"
        />
        <details>
          <summary>As plain text</summary>
          <pre className={classes.text}>{shown.text}</pre>
        </details>
      </article>
    </div>
  )
}

function NoOutbox() {
  return (
    <StatusPage
      title="There is no outbox"
      drawing={<NothingFoundDrawing />}
      action={<LinkButton to={paths.courses()}>To the courses</LinkButton>}
    >
      Only a demo has one. This portal sends its mails.
    </StatusPage>
  )
}

export { OutboxScreen as Component }
