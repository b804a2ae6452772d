import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Session } from '#contract/accounts/sessions.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { LastUse, moment } from './last-use.tsx'
import { sessionsQuery, useEndSession } from './security.api.ts'
import classes from './security.module.css'
import { words } from './words.ts'

/** Where the user is logged in. Nothing asks for confirmation, because logging in again undoes it. */
export function SessionsCard() {
  const query = useQuery(sessionsQuery())
  const end = useEndSession()
  const list = useRef<HTMLUListElement>(null)
  const endThen = (id: string | undefined, message: string) =>
    end.mutate(id, {
      onSuccess: () => {
        notifyDone(message)
        // The button that had the focus is removed.
        list.current?.focus()
      },
    })
  return (
    <Card title={words.sessions}>
      <Loaded query={query} skeleton={<LoadingRows rows={3} />}>
        {(sessions) => (
          <div className={classes.content}>
            <ul ref={list} className={classes.lines} aria-label={words.sessions} tabIndex={-1}>
              {sessions.map((session) => (
                <SessionLine
                  key={session.id}
                  session={session}
                  isBusy={end.isPending}
                  onEnd={() => endThen(session.id, words.loggedOut({ device: deviceName(session) }))}
                />
              ))}
            </ul>
            {end.isError && <ErrorList messages={errorMessages(end.error)} />}
            {sessions.length > 1 ? (
              <Button
                variant="default"
                className={classes.submit}
                loading={end.isPending}
                onClick={() => endThen(undefined, words.othersLoggedOut)}
              >
                {words.logOutOthers}
              </Button>
            ) : (
              <p className={classes.hint}>{words.noOthers}</p>
            )}
          </div>
        )}
      </Loaded>
    </Card>
  )
}

const deviceName = ({ device }: Session) => device ?? words.unknownDevice

function SessionLine({ session, isBusy, onEnd }: { session: Session; isBusy: boolean; onEnd: () => void }) {
  const { isCurrent, signedInUTC, lastUsedUTC } = session
  return (
    <li className={classes.line}>
      <div className={classes.text}>
        <p className={classes.name}>
          {deviceName(session)} {isCurrent && <Chip>{words.thisDevice}</Chip>}
        </p>
        <p className={classes.facts}>
          <span>{words.loggedIn(moment(signedInUTC))}</span>
          <LastUse at={lastUsedUTC} />
        </p>
      </div>
      {!isCurrent && (
        <Button
          variant="default"
          size="sm"
          disabled={isBusy}
          aria-label={words.logOutDevice({ device: deviceName(session), time: formatMinute(lastUsedUTC) })}
          onClick={onEnd}
        >
          {words.logOut}
        </Button>
      )}
    </li>
  )
}
