import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { formatDay } from '#web/ui/format.ts'
import { useKeepAccount } from './own-data.api.ts'
import classes from './own-data.module.css'
import { words } from './words.ts'

/** On every screen, so that nobody loses an account without noticing. */
export function DeletionBanner({ dueUTC }: { dueUTC: string }) {
  const keep = useKeepAccount()
  return (
    <section className={classes.banner} aria-label={words.banner}>
      <p>
        {keep.isError
          ? errorMessages(keep.error).join(' ')
          : words.isComingOn({ day: formatDay(dueUTC), link: (text) => <Link to={paths.ownData()}>{text}</Link> })}
      </p>
      <Button variant="default" size="compact-md" loading={keep.isPending} onClick={() => keep.mutate()}>
        {words.keepIt}
      </Button>
    </section>
  )
}
