import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { formLimits } from '#contract/core/form-limits.ts'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/NumberInput.css'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { Goal } from '#contract/goals/goals.ts'
import { RouteForm as RouteSchema } from '#contract/learning-routes/route-form.ts'
import { errorMessages, isUnconfirmed } from '#web/core/call-error.ts'
import type { Day } from '#web/core/days.ts'
import { MustList } from '#web/features/automated-search/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import lines from '#web/ui/line-list.module.css'
import { common } from '#web/ui/words.ts'
import { useSaveRoute } from './learning-routes.api.ts'
import { Milestones, useMilestoneFocus } from './milestones.tsx'
import { PointsFields } from './points-fields.tsx'
import type { RouteValues } from './route-draft.ts'
import classes from './route-form.module.css'
import { WeeksOff } from './weeks-off.tsx'
import { words } from './words.ts'

export interface RouteFormProps {
  /** Undefined for a new route. */
  id: number | undefined
  start: RouteValues
  /** Ready-made goals to start from. */
  goals: Goal[]
  today: Day
}

const { min, max } = formLimits.learningRoutes.hoursPerWeek

/** What to reach by when, at which pace and with which points. Saving it leads to the search. */
export function RouteForm({ id, start, goals, today }: RouteFormProps) {
  const save = useSaveRoute(id)
  const navigate = useNavigate()
  const form = useForm<RouteValues>({
    name: 'route',
    initialValues: start,
    validate: schemaResolver(RouteSchema, { sync: true }),
    validateInputOnBlur: ['name', 'hoursPerWeek'],
  })
  const focus = useMilestoneFocus(form)
  const submit = form.onSubmit((values) => {
    if (save.isPending) return
    save.mutate(RouteSchema.parse(values), {
      onSuccess: (savedId) => navigate(paths.route(savedId), { state: { searches: true } }),
    })
  }, focus.firstError)
  const { hoursPerWeek, musts, leftOut } = form.values
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <Card title={words.yourGoal}>
        <div className={classes.fields}>
          <TextInput label={words.name} description={words.nameHelp} autoComplete="off" {...form.getInputProps('name')} />
          <Milestones form={form} goals={goals} today={today} register={focus.register} />
        </div>
      </Card>
      <div className={classes.column}>
        <Card title={words.yourPace}>
          <div className={classes.fields}>
            <NumberInput
              className={classes.short}
              label={words.hoursAWeek}
              description={perDay(Number(hoursPerWeek))}
              size="md"
              min={min}
              max={max}
              step={0.5}
              decimalScale={1}
              allowNegative={false}
              clampBehavior="none"
              {...form.getInputProps('hoursPerWeek')}
            />
            <WeeksOff
              today={today}
              weeksOff={form.values.weeksOff}
              onChange={(weeksOff) => form.setFieldValue('weeksOff', weeksOff)}
            />
          </div>
        </Card>
        <Card title={words.pointsAndCourses}>
          <div className={classes.fields}>
            <PointsFields form={form} today={today} />
            <Checkbox
              label={words.countOwn}
              description={words.countOwnHelp}
              {...form.getInputProps('countOwn', { type: 'checkbox' })}
            />
            {musts.length > 0 && (
              <MustList
                heading={words.requiredCourses}
                must={musts}
                onRemove={(courseId) => form.setFieldValue('musts', without(musts, courseId))}
              />
            )}
            {leftOut.length > 0 && (
              <MustList
                heading={words.leftOutCourses}
                must={leftOut}
                onRemove={(courseId) => form.setFieldValue('leftOut', without(leftOut, courseId))}
              />
            )}
          </div>
        </Card>
        <Card title={words.forAuthors}>
          <Checkbox
            label={words.countForAuthors}
            description={words.countForAuthorsHelp}
            {...form.getInputProps('countsForAuthors', { type: 'checkbox' })}
          />
        </Card>
      </div>
      <div className={classes.end}>
        {save.isError && <ErrorList messages={formProblems(save.error)} isQuiet={isUnconfirmed(save.error)} />}
        <div className={lines.buttons}>
          <Button type="submit" loading={save.isPending}>
            {id === undefined ? words.findRoutes : words.saveAndSearch}
          </Button>
          <LinkButton to={id === undefined ? paths.routes() : paths.route(id)} variant="default">
            {common.cancel}
          </LinkButton>
        </div>
      </div>
    </form>
  )
}

const without = (ids: number[], id: number) => ids.filter((other) => other !== id)

/** "About 34 minutes a day." */
const perDay = (hours: number) => (hours > 0 ? words.minutesADay({ minutes: Math.round((hours * 60) / 7) }) : ' ')

/** Without a response the route may have been saved, so the message says that trying again is safe. */
const formProblems = (error: unknown) =>
  isUnconfirmed(error) ? [...errorMessages(error), words.savedOnlyOnce] : errorMessages(error)
