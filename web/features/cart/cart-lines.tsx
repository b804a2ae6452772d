import { Anchor } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import type { CartItem } from '#contract/cart/cart.ts'
import { paths } from '#contract/core/paths.ts'
import { StepOfPlan } from '#web/features/kept-plans/index.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/points.tsx'
import { common } from '#web/ui/words.ts'
import classes from './cart-lines.module.css'
import type { Removed, useRemove } from './use-remove.ts'
import { words } from './words.ts'

interface CartLinesProps {
  items: CartItem[]
  removal: ReturnType<typeof useRemove>
}

/** The courses in the cart, with Undo in place of one that was just removed. */
export function CartLines({ items, removal }: CartLinesProps) {
  const { removed, returned, remove, undo, isUndoing } = removal
  const lines = items.map((item, place) => (
    <CartLine key={item.id} item={item} isReturned={item.id === returned} onRemove={() => remove({ item, place })} />
  ))
  if (removed && !items.some(({ id }) => id === removed.item.id)) {
    const notice = <RemovedLine key="removed" removed={removed} isUndoing={isUndoing} onUndo={() => undo(removed)} />
    lines.splice(removed.place, 0, notice)
  }
  if (lines.length === 0) return null
  return (
    <ul className={classes.lines} aria-label={words.courses}>
      {lines}
    </ul>
  )
}

interface CartLineProps {
  item: CartItem
  /** Restored by Undo; takes the focus from it. */
  isReturned: boolean
  onRemove: () => void
}

function CartLine({ item: { course }, isReturned, onRemove }: CartLineProps) {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (isReturned) link.current?.focus()
  }, [isReturned])
  return (
    <li className={classes.line}>
      <div className={classes.picture}>
        <Picture link={paths.coursePicture(course)} size="small" priority="soon" />
      </div>
      <div className={classes.text}>
        <Anchor ref={link} component={Link} to={paths.course(course.id)} className={classes.name} underline="hover">
          {course.name}
        </Anchor>
        <StepOfPlan courseId={course.id} />
        <p>{course.shortDescription}</p>
      </div>
      <div className={classes.price}>
        <Price points={course.price} />
      </div>
      <DeleteButton
        className={classes.remove}
        size={40}
        label={words.removeCourse({ course: course.name })}
        title={common.remove}
        onClick={onRemove}
      />
    </li>
  )
}

interface RemovedLineProps {
  removed: Removed
  isUndoing: boolean
  onUndo: () => void
}

/** Undo takes the focus from the removed button, so that a screen reader says the sentence. */
function RemovedLine({ removed: { item }, isUndoing, onUndo }: RemovedLineProps) {
  const button = useRef<HTMLButtonElement>(null)
  const id = useId()
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each line that is removed
  useEffect(() => button.current?.focus({ preventScroll: true }), [item.id])
  return (
    <li className={classes.removed}>
      <span id={id}>{words.removed({ course: item.course.name })}</span>
      <Button ref={button} variant="subtle" size="sm" aria-describedby={id} loading={isUndoing} onClick={onUndo}>
        {words.undo}
      </Button>
    </li>
  )
}
