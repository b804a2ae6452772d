import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { GivenGift } from '#contract/gifts/gifts.ts'
import { paragraph } from '#web/core/sentences.ts'
import { CourseLine } from '#web/features/course-parts/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { formatDay, formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { common } from '#web/ui/words.ts'
import { givenGiftsQuery, useTakeBackGift } from './gifts.api.ts'
import classes from './gifts.module.css'
import { words } from './words.ts'

export function GivenGifts() {
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(givenGiftsQuery(pageNumber))
  const [takenBack, setTakenBack] = useState<GivenGift>()
  const { content, leaveLine } = useLeaveLine()
  return (
    <Card title={words.givenGifts}>
      <div ref={content} tabIndex={-1} className={classes.content}>
        <Loaded query={query} skeleton={<LoadingRows rows={2} height={88} />}>
          {({ items, info }) =>
            info.TotalCount === 0 ? (
              <p className={classes.quiet}>{words.noneGiven}</p>
            ) : (
              <>
                <ul className={classes.gifts} aria-label={words.givenGifts} aria-busy={query.isPlaceholderData}>
                  {items.map((gift) => (
                    <Given key={gift.id} gift={gift} onTakeBack={() => setTakenBack(gift)} />
                  ))}
                </ul>
                <Pages info={info} onChange={setPageNumber} of={words.pagesOfGiven} />
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
  const { course } = gift
  const isWaiting = gift.state === 'waiting'
  return (
    <CourseLine
      course={course}
      actions={
        isWaiting && (
          <Button variant="default" size="sm" aria-label={words.takeBackCourse({ course: course.name })} onClick={onTakeBack}>
            {words.takeBack}
          </Button>
        )
      }
    >
      <p className={classes.quiet}>{giving(gift)}</p>
      <p className={classes.state} data-waiting={isWaiting || undefined}>
        {giftState(gift)}
      </p>
    </CourseLine>
  )
}

function giving({ email, price, givenAtUTC }: GivenGift): string {
  const day = formatDay(givenAtUTC)
  const points = common.points({ count: price })
  if (email) return price === 0 ? words.givenToForFree({ email, day }) : words.givenTo({ email, day, points })
  return price === 0 ? words.givenToNobodyForFree({ day }) : words.givenToNobody({ day, points })
}

function giftState({ state, expiresAtUTC, price }: GivenGift): string {
  const back = price > 0 && words.pointsAreBack
  switch (state) {
    case 'waiting':
      return words.waitsUntil({ time: formatMinute(expiresAtUTC) })
    case 'claimed':
      return words.wasClaimed
    case 'declined':
      return paragraph(words.wasDeclined, back)
    case 'taken-back':
      return paragraph(words.wasTakenBack, back)
    case 'expired':
      return paragraph(words.hasExpired, back)
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
    notifyDone(words.takenBack)
    onDone()
  }
  return (
    <ConfirmDialog
      title={words.takeBackTitle({ course: course.name })}
      confirm={words.takeItBack}
      cancel={words.letItWait}
      isBusy={takeBack.isPending}
      error={takeBack.error}
      onConfirm={() => takeBack.mutate(id, { onSuccess: done })}
      onCancel={onClose}
    >
      {paragraph(words.cannotClaim({ email }), price > 0 && words.pointsComeBack({ points: common.points({ count: price }) }))}
    </ConfirmDialog>
  )
}
