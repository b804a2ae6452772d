import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import { titles } from '#contract/core/first-words.ts'
import { paths } from '#contract/core/paths.ts'
import type { Wishlist } from '#contract/wishlist/wishlist.ts'
import { queryClient } from '#web/core/query-client.ts'
import { currentClaims } from '#web/core/session-state.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { HeartDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { RouteIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingPage } from '#web/ui/loading.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { GoneNotice } from './gone-notice.tsx'
import { useWishlistOwner } from './use-wish.ts'
import { WishCard } from './wish-card.tsx'
import { wishlistQuery } from './wishlist.api.ts'
import classes from './wishlist.module.css'
import { words } from './words.ts'

const { max } = searchLimits.musts

/** The screen itself reports errors. */
const loadWishlist = () => queryClient.prefetchQuery(wishlistQuery(currentClaims()?.sub ?? null))

function WishlistScreen() {
  const owner = useWishlistOwner()
  const query = useQuery(wishlistQuery(owner))
  return (
    <>
      <PageHeading title={titles.wishlist}>
        {owner
          ? words.about
          : words.aboutForGuests({
              login: (text) => (
                <Anchor component={Link} to={paths.login(paths.wishlist())} inherit>
                  {text}
                </Anchor>
              ),
            })}
      </PageHeading>
      <Loaded query={query} skeleton={<LoadingPage />}>
        {(wishlist) => <Wishes key={owner} wishlist={wishlist} />}
      </Loaded>
    </>
  )
}

function Wishes({ wishlist: { items, goneIds } }: { wishlist: Wishlist }) {
  const [removed, setRemoved] = useState<number[]>([])
  const shown = items.filter(({ id }) => !removed.includes(id))
  return (
    <>
      {goneIds.length > 0 && <GoneNotice ids={goneIds} />}
      {items.length === 0 ? (
        <EmptyState drawing={<HeartDrawing />} action={<LinkButton to={paths.courses()}>{words.browse}</LinkButton>}>
          {words.noneYet}
        </EmptyState>
      ) : (
        <>
          <div className={classes.top}>
            <p role="status">{words.courses({ count: shown.length })}</p>
            {shown.length > 0 && <PlanLink ids={shown.map(({ id }) => id)} />}
          </div>
          <ul className={classes.cards} aria-label={titles.wishlist}>
            {items.map((item) => (
              <WishCard
                key={item.id}
                item={item}
                isRemoved={removed.includes(item.id)}
                onChange={(isRemoved) => setRemoved((ids) => ids.filter((id) => id !== item.id).concat(isRemoved ? item.id : []))}
              />
            ))}
          </ul>
        </>
      )}
    </>
  )
}

/** Leads to the choice of skills, for a plan that contains these courses. */
function PlanLink({ ids }: { ids: number[] }) {
  const must = ids.slice(0, max)
  return (
    <LinkButton to={paths.plan({ must })} variant="default" leftSection={<RouteIcon />}>
      {ids.length > max ? words.planWithNewest({ most: max }) : words.plan({ count: ids.length })}
    </LinkButton>
  )
}

export { loadWishlist as loader, WishlistScreen as Component }
