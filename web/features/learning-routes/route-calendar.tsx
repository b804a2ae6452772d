import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { RouteCalendar as Calendar } from '#contract/learning-routes/route-calendar.ts'
import { paragraph } from '#web/core/sentences.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { useOpenPdf } from '#web/ui/use-open-pdf.ts'
import { common } from '#web/ui/words.ts'
import { BlockFields, defaultBlock, isSameBlock } from './block-fields.tsx'
import { NewAddress } from './new-address.tsx'
import {
  calendarQuery,
  planPdf,
  useCreateCalendar,
  useRemoveCalendar,
  useRenewCalendar,
  useSaveCalendar,
} from './route-calendar.api.ts'
import classes from './route-calendar.module.css'
import { words } from './words.ts'

interface RouteCalendarProps {
  routeId: number
  planId: number
  /** Whether this plan is followed: only then are its weeks in the calendar. */
  isChosen: boolean
}

/** The followed routes in one's own calendar, and this plan on paper. */
export function RouteCalendar({ routeId, planId, isChosen }: RouteCalendarProps) {
  const query = useQuery(calendarQuery())
  const pdf = useOpenPdf({ load: () => planPdf(routeId, planId), fileName: words.pdfName })
  return (
    <Card title={words.calendar}>
      <div className={classes.parts}>
        <p className={classes.lead}>{paragraph(words.calendarHelp, !isChosen && words.notFollowed)}</p>
        <Loaded query={query} skeleton={<LoadingRows rows={3} />}>
          {({ calendar }) => <Address calendar={calendar} />}
        </Loaded>
        <div className={classes.paper}>
          <Button variant="default" size="sm" loading={pdf.isPending} onClick={pdf.open}>
            {words.pdf}
          </Button>
        </div>
      </div>
    </Card>
  )
}

function Address({ calendar }: { calendar: Calendar | null }) {
  const create = useCreateCalendar()
  const [address, setAddress] = useState<string>()
  const [block, setBlock] = useState(defaultBlock)
  const [isRemoved, setRemoved] = useState(false)
  const createButton = useRef<HTMLButtonElement>(null)
  // The button that removed it is gone.
  useEffect(() => {
    if (isRemoved) createButton.current?.focus({ preventScroll: true })
  }, [isRemoved])
  const show = ({ address }: { address: string }) => setAddress(address)
  const forget = () => {
    setAddress(undefined)
    setRemoved(true)
  }
  if (calendar)
    return (
      <>
        {address && <NewAddress key={address} address={address} />}
        <Settings key={JSON.stringify(calendar)} calendar={calendar} onRenewed={show} onRemoved={forget} />
      </>
    )
  return (
    <form
      className={classes.parts}
      onSubmit={(event) => {
        event.preventDefault()
        create.mutate(block, { onSuccess: show, onError: notifyProblem })
      }}
    >
      <BlockFields block={block} onChange={setBlock} />
      <div className={classes.buttons}>
        <Button ref={createButton} type="submit" size="sm" disabled={block.time === ''} loading={create.isPending}>
          {words.makeAddress}
        </Button>
      </div>
    </form>
  )
}

interface SettingsProps {
  calendar: Calendar
  onRenewed: (renewed: { address: string }) => void
  onRemoved: () => void
}

function Settings({ calendar, onRenewed, onRemoved }: SettingsProps) {
  const save = useSaveCalendar()
  const renew = useRenewCalendar()
  const remove = useRemoveCalendar()
  const [block, setBlock] = useState({ ...defaultBlock, weekday: calendar.weekday, time: calendar.time })
  const [asking, setAsking] = useState<'renew' | 'remove'>()
  const close = () => setAsking(undefined)
  const tellSaved = () => notifyDone(words.calendarSaved)
  return (
    <form
      className={classes.parts}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate(block, { onSuccess: tellSaved, onError: notifyProblem })
      }}
    >
      <BlockFields block={block} onChange={setBlock} />
      <div className={classes.buttons}>
        <Button
          type="submit"
          variant="default"
          size="sm"
          disabled={block.time === '' || isSameBlock(block, calendar)}
          loading={save.isPending}
        >
          {common.save}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsking('renew')}>
          {words.renewAddress}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setAsking('remove')}>
          {common.remove}
        </Button>
      </div>
      {asking === 'renew' && (
        <ConfirmDialog
          title={words.renewTitle}
          confirm={words.renewIt}
          cancel={words.keepIt}
          isBusy={renew.isPending}
          error={renew.error}
          onConfirm={() =>
            renew.mutate(undefined, {
              onSuccess: (renewed) => {
                close()
                onRenewed(renewed)
              },
            })
          }
          onCancel={close}
        >
          {words.renewHelp}
        </ConfirmDialog>
      )}
      {asking === 'remove' && (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={words.removeIt}
          cancel={words.keepIt}
          isDestructive
          isBusy={remove.isPending}
          error={remove.error}
          onConfirm={() => remove.mutate(undefined, { onSuccess: onRemoved })}
          onCancel={close}
        >
          {words.removeHelp}
        </ConfirmDialog>
      )}
    </form>
  )
}
