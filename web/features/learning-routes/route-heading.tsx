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
import { words } from './words.ts'

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
        {words.goalAndPace({
          goals: goalWords(form, names, today).join('; '),
          pace: words.hoursEachWeek({ hours: hoursWords(form.hoursPerWeek) }).replaceAll(' ', '\u00a0'),
        })}
      </PageHeading>
      <div className={classes.buttons}>
        <LinkButton to={paths.editRoute(id)} variant="default" size="sm">
          {words.changeGoal}
        </LinkButton>
        <Button variant="default" size="sm" disabled={isSearching} onClick={onSearch}>
          {words.searchAgain}
        </Button>
        <Button variant="quiet" size="sm" onClick={() => setDeleting(true)}>
          {words.delete}
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
        notifyDone(words.deleted({ name }))
      },
    })
  return (
    <ConfirmDialog
      title={words.deleteRoute({ name })}
      confirm={words.deleteIt}
      cancel={words.keepIt}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={confirm}
      onCancel={onClose}
    >
      {words.deleteHelp}
    </ConfirmDialog>
  )
}
