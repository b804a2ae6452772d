import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GivenGift } from '#contract/gifts/gifts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { CourseLine } from '#web/ui/course-line.tsx'
import { counted, formatDay, formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { givenGiftsQuery, useTakeBackGift } from './gifts.api.ts'
import classes from './gifts.module.css'

export function GivenGifts() {
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(givenGiftsQuery(pageNumber))
  const [takenBack, setTakenBack] = useState<GivenGift>()
  const { content, leaveLine } = useLeaveLine()
  return (
    <Card title="Given">
      <div ref={content} tabIndex={-1} className={classes.content}>
        <Loaded query={query} skeleton={<LoadingRows rows={2} height={88} />}>
          {({ items, info }) =>
            info.TotalCount === 0 ? (
              <p className={classes.quiet}>You have given nothing yet. Every course page has “Give as a gift”.</p>
            ) : (
              <>
                <ul className={classes.gifts} aria-label="Given" aria-busy={query.isPlaceholderData}>
                  {items.map((gift) => (
                    <Given key={gift.id} gift={gift} onTakeBack={() => setTakenBack(gift)} />
                  ))}
                </ul>
                <Pages info={info} onChange={setPageNumber} of="Given gifts" />
              </>
            )
          }
        </Loaded>
      </div>
      {takenBack && (
        <TakeBackDialog
          gift={takenBack}
          onClose={() => setTakenBack(undefined)}
          onDone={() => {
            setTakenBack(undefined)
            leaveLine()
          }}
        />
      )}
    </Card>
  )
}

function Given({ gift, onTakeBack }: { gift: GivenGift; onTakeBack: () => void }) {
  const { course, email, price, givenAtUTC } = gift
  const isWaiting = gift.state === 'waiting'
  return (
    <CourseLine
      course={course}
      actions={
        isWaiting && (
          <Button variant="default" size="sm" aria-label={`Take back ${course.name}`} onClick={onTakeBack}>
            Take back
          </Button>
        )
      }
    >
      <p className={classes.quiet}>
        {`${email ? `To ${email}` : 'Given'} on ${formatDay(givenAtUTC)}, ${price === 0 ? 'free' : `for ${counted(price, 'point')}`}.`}
      </p>
      <p className={classes.state} data-waiting={isWaiting || undefined}>
        {stateOf(gift)}
      </p>
    </CourseLine>
  )
}

function stateOf({ state, expiresAtUTC, price }: GivenGift): string {
  const back = price > 0 ? ' The points are yours again.' : ''
  switch (state) {
    case 'waiting':
      return `Waits until ${formatMinute(expiresAtUTC)}.`
    case 'claimed':
      return 'Claimed.'
    case 'declined':
      return `Declined.${back}`
    case 'taken-back':
      return `Taken back.${back}`
    case 'expired':
      return `Not claimed in time.${back}`
  }
}

interface TakeBackDialogProps {
  gift: GivenGift
  onClose: () => void
  onDone: () => void
}

function TakeBackDialog({ gift: { id, course, email, price }, onClose, onDone }: TakeBackDialogProps) {
  const takeBack = useTakeBackGift()
  const done = () => {
    notifyDone('The gift was taken back.')
    onDone()
  }
  return (
    <ConfirmDialog
      title={`Take back “${course.name}”?`}
      confirm="Take it back"
      cancel="Let it wait"
      isBusy={takeBack.isPending}
      error={takeBack.error}
      onConfirm={() => takeBack.mutate(id, { onSuccess: done })}
      onCancel={onClose}
    >
      {`${email} can no longer claim it.${price > 0 ? ` You get ${counted(price, 'point')} back.` : ''}`}
    </ConfirmDialog>
  )
}
