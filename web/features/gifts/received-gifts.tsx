import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import type { ReceivedGift } from '#contract/gifts/gifts.ts'
import { CourseLine } from '#web/features/course-parts/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDay } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { receivedGiftsQuery } from './gifts.api.ts'
import classes from './gifts.module.css'
import { words } from './words.ts'

export function ReceivedGifts() {
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(receivedGiftsQuery(pageNumber))
  return (
    <Card title={words.receivedGifts}>
      <div className={classes.content}>
        <Loaded query={query} skeleton={<LoadingRows rows={2} height={88} />}>
          {({ items, info }) =>
            info.TotalCount === 0 ? (
              <p className={classes.quiet}>{words.noneReceived}</p>
            ) : (
              <>
                <ul className={classes.gifts} aria-label={words.receivedGifts} aria-busy={query.isPlaceholderData}>
                  {items.map((gift) => (
                    <Received key={gift.id} gift={gift} />
                  ))}
                </ul>
                <Pages info={info} onChange={setPageNumber} of={words.pagesOfReceived} />
              </>
            )
          }
        </Loaded>
      </div>
    </Card>
  )
}

function Received({ gift: { course, giver, message, claimedAtUTC } }: { gift: ReceivedGift }) {
  const nameId = useId()
  return (
    <CourseLine
      course={course}
      nameId={nameId}
      actions={
        <LinkButton to={paths.learnCourse(course.id)} variant="light" size="sm" aria-describedby={nameId}>
          {words.learnCourse}
        </LinkButton>
      }
    >
      <p className={classes.quiet}>{words.receivedFrom({ giver, day: formatDay(claimedAtUTC) })}</p>
      {message && <blockquote className={classes.message}>{message}</blockquote>}
    </CourseLine>
  )
}
