import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { counted } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { useWishlistOwner } from './use-wish.ts'
import { removeWish } from './wishlist.api.ts'
import classes from './wishlist.module.css'

/** Says that courses have left the wishlist because they are no longer offered, until the user has read it. */
export function GoneNotice({ ids }: { ids: number[] }) {
  const owner = useWishlistOwner()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => Promise.all(ids.map((id) => removeWish(owner, id))),
    onError: notifyProblem,
    onSettled: () => client.invalidateQueries({ queryKey: ['wishlist'] }),
  })
  return (
    <div className={classes.gone}>
      <Notice>
        {ids.length === 1
          ? 'A course is no longer offered and has left your wishlist.'
          : `${counted(ids.length, 'course')} are no longer offered and have left your wishlist.`}
      </Notice>
      <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
        OK
      </Button>
    </div>
  )
}
