import { queryClient } from '#web/core/query-client.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { givenGiftsQuery, receivedGiftsQuery, waitingGiftsQuery } from './gifts.api.ts'
import classes from './gifts.module.css'
import { GivenGifts } from './given-gifts.tsx'
import { ReceivedGifts } from './received-gifts.tsx'
import { WaitingGifts } from './waiting-gifts.tsx'
import { words } from './words.ts'

/** A list that could not be loaded says so itself. */
const loadGifts = () =>
  Promise.all([
    queryClient.prefetchQuery(waitingGiftsQuery()),
    queryClient.prefetchQuery(givenGiftsQuery(1)),
    queryClient.prefetchQuery(receivedGiftsQuery(1)),
  ])

function GiftsScreen() {
  return (
    <>
      <PageHeading title={words.title}>{words.about}</PageHeading>
      <div className={classes.parts}>
        <WaitingGifts />
        <ReceivedGifts />
        <GivenGifts />
      </div>
    </>
  )
}

export { GiftsScreen as Component, loadGifts as loader }
