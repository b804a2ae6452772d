import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { LearningRoute } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { useDeleteRoute } from './learning-routes.api.ts'
import classes from './route-heading.module.css'
import { goalWords, hoursWords } from './route-words.ts'

interface RouteHeadingProps {
  route: LearningRoute
  today: Day
  isSearching: boolean
  onSearch: () => void
}

/** The name of the route, its goal in a sentence, and what can be done with it. */
export function RouteHeading({ route: { id, form, skillNames }, today, isSearching, onSearch }: RouteHeadingProps) {
  const [isDeleting, setDeleting] = useState(false)
  const names = new Map(skillNames.map(({ skillId, skillName }) => [skillId, skillName]))
  return (
    <div className={classes.top}>
      <PageHeading title={form.name}>
        {`${goalWords(form, names, today).join('; ')}. ${`${hoursWords(form.hoursPerWeek)} a week`.replaceAll(' ', '\u00a0')}.`}
      </PageHeading>
      <div className={classes.buttons}>
        <LinkButton to={paths.editRoute(id)} variant="default" size="sm">
          Change the goal
        </LinkButton>
        <Button variant="default" size="sm" disabled={isSearching} onClick={onSearch}>
          Search again
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setDeleting(true)}>
          Delete
        </Button>
      </div>
      {isDeleting && <DeleteDialog id={id} name={form.name} onClose={() => setDeleting(false)} />}
    </div>
  )
}

function DeleteDialog({ id, name, onClose }: { id: number; name: string; onClose: () => void }) {
  const remove = useDeleteRoute(id)
  const navigate = useNavigate()
  const confirm = () =>
    remove.mutate(undefined, {
      onSuccess: async () => {
        await navigate(paths.routes(), { replace: true })
        notifyDone(`“${name}” is deleted.`)
      },
    })
  return (
    <ConfirmDialog
      title={`Delete “${name}”?`}
      confirm="Delete it"
      cancel="Keep it"
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      Its plans are deleted too. You keep what you have bought and learned.
    </ConfirmDialog>
  )
}
