import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/format.ts'
import { useKeepAccount } from './own-data.api.ts'
import classes from './own-data.module.css'

/** On every screen, so that nobody loses an account without noticing. */
export function DeletionBanner({ dueUTC }: { dueUTC: string }) {
  const keep = useKeepAccount()
  return (
    <section className={classes.banner} aria-label="Deletion of your account">
      <p>
        {keep.isError ? (
          errorMessages(keep.error).join(' ')
        ) : (
          <>
            Your account will be deleted on <Link to={paths.ownData()}>{formatDay(dueUTC)}</Link>.
          </>
        )}
      </p>
      <Button variant="default" size="compact-md" loading={keep.isPending} onClick={() => keep.mutate()}>
        Keep it
      </Button>
    </section>
  )
}
