import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { useWishlistOwner } from './use-wish.ts'
import { removeWish } from './wishlist.api.ts'
import classes from './wishlist.module.css'
import { words } from './words.ts'

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
      <Notice>{words.gone({ count: ids.length })}</Notice>
      <Button variant="default" size="sm" loading={isPending} onClick={() => mutate()}>
        {words.ok}
      </Button>
    </div>
  )
}
