import { useEffect, useId, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import type { WishlistItem } from '#contract/wishlist/wishlist.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import card from '#web/ui/link-card.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/points.tsx'
import { common } from '#web/ui/words.ts'
import { useSetWished } from './use-wish.ts'
import classes from './wishlist.module.css'
import { words } from './words.ts'

interface WishCardProps {
  item: WishlistItem
  /** Its place then offers Undo, until the wishlist is opened again. */
  isRemoved: boolean
  onChange: (isRemoved: boolean) => void
}

/** A wished course. */
export function WishCard({ item: { course, wishedPrice }, isRemoved, onChange }: WishCardProps) {
  const setWished = useSetWished(course)
  const id = useId()
  const link = useRef<HTMLAnchorElement>(null)
  const undo = useRef<HTMLButtonElement>(null)
  const wasRemoved = useRef(isRemoved)
  // The pressed button is gone, so its counterpart takes the focus, and a screen reader says what happened.
  useEffect(() => {
    if (wasRemoved.current !== isRemoved && document.activeElement === document.body)
      (isRemoved ? undo : link).current?.focus({ preventScroll: true })
    wasRemoved.current = isRemoved
  }, [isRemoved])
  const change = (isRemoved: boolean) => {
    onChange(isRemoved)
    setWished(!isRemoved, { onError: () => onChange(!isRemoved) })
  }
  if (isRemoved) {
    return (
      <li className={classes.removed}>
        <span id={id}>{words.removed({ course: course.name })}</span>
        <Button ref={undo} variant="subtle" size="sm" aria-describedby={id} onClick={() => change(false)}>
          {words.undo}
        </Button>
      </li>
    )
  }
  return (
    <li>
      <article className={`${card.card} ${classes.card}`} aria-labelledby={id}>
        <div className={classes.picture}>
          <Picture link={paths.coursePicture(course)} size="small" priority="soon" />
        </div>
        <div className={classes.text}>
          <h2 id={id} className={classes.name}>
            <Link ref={link} to={paths.course(course.id)} className={card.link}>
              {course.name}
            </Link>
          </h2>
          <p className={classes.description}>{course.shortDescription}</p>
        </div>
        <div className={classes.foot}>
          <p className={classes.price}>
            <Price points={course.price} />
            <FallenPrice course={course} wishedPrice={wishedPrice} />
          </p>
          <div className={`${card.action} ${classes.actions}`}>
            <CourseAction course={course} describedBy={id} variant="light" size="sm" />
            <DeleteButton
              size={40}
              label={words.removeCourse({ course: course.name })}
              title={common.remove}
              onClick={() => change(true)}
            />
          </div>
        </div>
      </article>
    </li>
  )
}

function FallenPrice({ course, wishedPrice }: { course: CourseCard; wishedPrice: number }) {
  const less = wishedPrice - course.price
  return less > 0 ? <span className={classes.fallen}>{words.cheaper({ count: less })}</span> : null
}
