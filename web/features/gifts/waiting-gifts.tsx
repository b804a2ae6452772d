import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { WaitingGift } from '#contract/gifts/gifts.ts'
import { CourseLine } from '#web/features/course-parts/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { formatMinute } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyDone, notifyDoneWithLink, notifyProblem } from '#web/ui/notify.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { useClaimGift, useDeclineGift, waitingGiftsQuery } from './gifts.api.ts'
import classes from './gifts.module.css'
import { words } from './words.ts'

export function WaitingGifts() {
  const query = useQuery(waitingGiftsQuery())
  const { content, leaveLine } = useLeaveLine()
  const [declined, setDeclined] = useState<WaitingGift>()
  return (
    <Card title={words.waiting}>
      <div ref={content} tabIndex={-1} className={classes.content}>
        <Loaded query={query} skeleton={<LoadingRows rows={2} height={88} />}>
          {({ isEmailConfirmed, gifts }) =>
            !isEmailConfirmed ? (
              <Unconfirmed />
            ) : gifts.length === 0 ? (
              <p className={classes.quiet}>{words.noneWaiting}</p>
            ) : (
              <ul className={classes.gifts} aria-label={words.waiting}>
                {gifts.map((gift) => (
                  <Waiting key={gift.id} gift={gift} onClaimed={leaveLine} onDecline={() => setDeclined(gift)} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </div>
      {declined && (
        <DeclineDialog
          gift={declined}
          onClose={() => setDeclined(undefined)}
          onDone={() => {
            setDeclined(undefined)
            leaveLine()
          }}
        />
      )}
    </Card>
  )
}

/** Otherwise anybody could register with somebody else's address and take the gifts. */
function Unconfirmed() {
  return (
    <Notice>
      {words.confirmFirst({
        profile: (text) => (
          <Anchor component={Link} to={paths.profile()} inherit>
            {text}
          </Anchor>
        ),
      })}
    </Notice>
  )
}

interface WaitingProps {
  gift: WaitingGift
  onClaimed: () => void
  onDecline: () => void
}

function Waiting({ gift: { id, course, giver, message, expiresAtUTC, hasCourse }, onClaimed, onDecline }: WaitingProps) {
  const nameId = useId()
  const claim = useClaimGift(id, () => {
    notifyDoneWithLink(words.claimed, paths.learnCourse(course.id), words.startLearning)
    onClaimed()
  })
  return (
    <CourseLine
      course={course}
      nameId={nameId}
      actions={
        <>
          {!hasCourse && (
            <Button
              aria-describedby={nameId}
              loading={claim.isPending}
              onClick={() => claim.mutate(undefined, { onError: notifyProblem })}
            >
              {words.claim}
            </Button>
          )}
          <Button variant="default" aria-describedby={nameId} disabled={claim.isPending} onClick={onDecline}>
            {words.decline}
          </Button>
        </>
      }
    >
      <p className={classes.quiet}>{course.shortDescription}</p>
      <p className={classes.quiet}>
        {words.claimBy({ giver, time: formatMinute(expiresAtUTC) })}
        {hasCourse && <strong> {words.onlyDecline}</strong>}
      </p>
      {message && <blockquote className={classes.message}>{message}</blockquote>}
    </CourseLine>
  )
}

interface DeclineDialogProps {
  gift: WaitingGift
  onClose: () => void
  onDone: () => void
}

function DeclineDialog({ gift, onClose, onDone }: DeclineDialogProps) {
  const decline = useDeclineGift()
  const done = () => {
    notifyDone(words.declined)
    onDone()
  }
  return (
    <ConfirmDialog
      title={words.declineCourse({ course: gift.course.name })}
      confirm={words.decline}
      cancel={words.keepWaiting}
      isBusy={decline.isPending}
      error={decline.error}
      onConfirm={() => decline.mutate(gift.id, { onSuccess: done })}
      onCancel={onClose}
    >
      {refusalConsequence(gift)}
    </ConfirmDialog>
  )
}

function refusalConsequence({ giver, isGiverGone, isFree }: WaitingGift): string {
  if (isGiverGone) return words.giverIsGone
  return isFree ? words.giverIsTold({ giver }) : words.giverGetsPoints({ giver })
}
