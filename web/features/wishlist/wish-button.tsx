import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { Button } from '#web/ui/button.tsx'
import { HeartIcon } from '#web/ui/first-icons.tsx'
import { notifyDoneWithLink } from '#web/ui/notify.tsx'
import { words } from './first-words.ts'
import { useSetWished, useWishIds } from './use-wish.ts'
import classes from './wish-button.module.css'

interface WishButtonProps {
  course: CourseCard
  /** With the word, as wide as its place; otherwise a heart in the upper corner of a card. */
  isWide?: boolean
}

/** Puts a course on the wishlist, or takes it off. Bought courses have none. */
export function WishButton(props: WishButtonProps) {
  return props.course.isBought ? null : <Heart {...props} />
}

function Heart({ course, isWide = false }: WishButtonProps) {
  const isWished = useWishIds().includes(course.id)
  const setWished = useSetWished(course)
  const state = {
    'aria-pressed': isWished,
    'aria-label': words.wishlistOf({ course: course.name }),
    title: isWished ? words.remove : words.add,
    onClick: () => setWished(!isWished, { onSuccess: isWished ? undefined : notifyAdded }),
  }
  if (!isWide) {
    return (
      <button type="button" className={`${classes.corner} ${classes.heart}`} {...state}>
        <HeartIcon />
      </button>
    )
  }
  return (
    <Button variant="default" fullWidth leftSection={<HeartIcon />} className={classes.heart} {...state}>
      {words.wishlist}
    </Button>
  )
}

const notifyAdded = () => notifyDoneWithLink(words.added, paths.wishlist(), words.view)
