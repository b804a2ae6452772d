import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { RecentPurchase } from '#contract/refunds/refunds.ts'
import { Button } from '#web/ui/button.tsx'
import { formatMinute } from '#web/ui/format.ts'
import classes from './refunds.module.css'
import { words } from './words.ts'

const ReturnDialog = lazy(() => import('./return-dialog.tsx').then((module) => ({ default: module.ReturnDialog })))

interface ReturnOfferProps {
  purchase: RecentPurchase
  /** The id of what names the course, because a page can have several of these buttons. */
  describedBy: string
  /** Called with a sentence about what happened. The caller loads again what has changed. */
  onReturned: (done: string) => void
}

/** Until when a course can be returned, with the button, or why it cannot be returned any more. */
export function ReturnOffer({ purchase, describedBy, onReturned }: ReturnOfferProps) {
  const [isAsking, setAsking] = useState(false)
  const text = useRef<HTMLSpanElement>(null)
  const hasAsked = useRef(false)
  const isFree = purchase.price === 0
  const time = formatMinute(purchase.untilUTC)
  // When the dialog was told that the course cannot be returned, the button is gone: at once, or when the reason has arrived here too.
  useEffect(() => {
    if (isAsking) hasAsked.current = true
    else if (hasAsked.current && purchase.refusal && document.activeElement === document.body) text.current?.focus()
  }, [isAsking, purchase.refusal])
  const returned = (done: string) => {
    setAsking(false)
    onReturned(done)
  }
  return (
    <div className={classes.offer}>
      {purchase.refusal ? (
        <span ref={text} tabIndex={-1}>
          {purchase.refusal}
        </span>
      ) : (
        <>
          <span>{isFree ? words.canLeave({ time }) : words.canReturn({ time })}</span>
          <Button variant="default" size="compact-sm" aria-describedby={describedBy} onClick={() => setAsking(true)}>
            {isFree ? words.leaveCourse : words.returnCourse}
          </Button>
        </>
      )}
      {/* Stays open when a new refusal arrives: it shows the reason itself. */}
      {isAsking && (
        <Suspense fallback={null}>
          <ReturnDialog purchase={purchase} onReturned={returned} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </div>
  )
}
