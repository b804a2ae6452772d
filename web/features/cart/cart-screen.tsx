import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import type { PageInfo } from '#contract/core/http.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { useSession } from '#web/core/session.ts'
import { Button } from '#web/ui/button.tsx'
import { BasketDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { usePageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { type CartOwner, cartPageQuery } from './cart.api.ts'
import classes from './cart.module.css'
import { CartLines } from './cart-lines.tsx'
import { CartSkeleton } from './cart-skeleton.tsx'
import { CartSummary } from './cart-summary.tsx'
import { ContinueBrowsing, useCartEntry } from './continue-browsing.tsx'
import { words as firstWords } from './first-words.ts'
import { ReceiptPage } from './receipt-page.tsx'
import { receiptQuery, useBuy } from './use-buy.ts'
import { useRemove } from './use-remove.ts'
import { words } from './words.ts'

function CartScreen() {
  const { claims } = useSession()
  const { key: visit } = useLocation()
  const { data: purchase } = useQuery(receiptQuery(visit))
  useCartEntry()
  return purchase ? <ReceiptPage purchase={purchase} /> : <Cart key={claims?.sub} owner={claims?.sub ?? null} />
}

function Cart({ owner }: { owner: CartOwner }) {
  const [pageNumber, setPageNumber] = usePageNumber()
  const query = useQuery(cartPageQuery(owner, pageNumber))
  const buy = useBuy(owner)
  // A cart that is emptied by hand does not tell what became of the purchase before.
  const removal = useRemove(owner, buy.reset)
  useLastPage(query.data?.info, setPageNumber)
  return (
    <>
      <div className={classes.top}>
        <PageHeading title={firstWords.title} />
        {query.data?.info.TotalCount !== 0 && <ContinueBrowsing variant="default" />}
      </div>
      <Loaded query={query} skeleton={<CartSkeleton />}>
        {({ items, info }) => {
          const lines = <CartLines items={items} removal={removal} />
          if (info.TotalCount === 0) {
            return (
              <>
                {lines}
                {buy.isUnconfirmed ? <UnconfirmedPurchase buy={buy} /> : <EmptyCart />}
              </>
            )
          }
          return (
            <div className={classes.columns}>
              <div aria-busy={query.isPlaceholderData} className={classes.list}>
                {lines}
                <Pages info={info} onChange={setPageNumber} of={firstWords.title} />
              </div>
              <CartSummary
                owner={owner}
                count={info.TotalCount}
                courses={items.map(({ course }) => course)}
                buy={buy}
                onTakeOut={(item) =>
                  removal.remove({
                    item,
                    place: Math.max(
                      0,
                      items.findIndex(({ id }) => id === item.id),
                    ),
                  })
                }
              />
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

/** The sentence is the specification's. */
function EmptyCart() {
  return (
    <EmptyState drawing={<BasketDrawing />} action={<ContinueBrowsing variant="filled" />}>
      {words.isEmpty}
    </EmptyState>
  )
}

/** Goes to the page before when the last line of the last page was removed. */
function useLastPage(info: PageInfo | undefined, setPageNumber: ReturnType<typeof usePageNumber>[1]) {
  const lastPage = info && Math.max(1, Math.ceil(info.TotalCount / info.PageSize))
  useEffect(() => {
    if (lastPage && info.PageNumber > lastPage) setPageNumber(lastPage, { replace: true })
  })
}

/** The response to Buy was lost and the cart is empty since: repeating the call with the same key shows what happened. */
function UnconfirmedPurchase({ buy }: { buy: ReturnType<typeof useBuy> }) {
  return (
    <div className={classes.unconfirmed}>
      <ErrorList messages={errorMessages(buy.error)} />
      <p>{words.probablyBought}</p>
      <Button loading={buy.isPending} onClick={() => buy.mutate(buy.variables ?? 0)}>
        {words.showReceipt}
      </Button>
    </div>
  )
}

export { CartScreen as Component }
