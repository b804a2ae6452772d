import { Checkbox, NumberInput, TextInput } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import type { Day } from '#web/core/days.ts'
import { paragraph } from '#web/core/sentences.ts'
import { profileQuery } from '#web/features/accounts/index.ts'
import { Button } from '#web/ui/button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { CloseIcon, PlusIcon } from '#web/ui/icons.tsx'
import { nextExpected, type RouteFormState } from './route-draft.ts'
import classes from './route-form.module.css'
import { words } from './words.ts'

/** Whether the points are a limit, and which further ones are expected. A new line takes the focus. */
export function PointsFields({ form, today }: { form: RouteFormState; today: Day }) {
  const { data: profile } = useQuery(profileQuery())
  const { areLimit, expected } = form.values.points
  const [added, setAdded] = useState<number>()
  const button = useRef<HTMLButtonElement>(null)
  const add = () => {
    const next = nextExpected(expected, today)
    form.insertListItem('points.expected', next)
    setAdded(next.key)
  }
  const remove = (place: number) => {
    form.removeListItem('points.expected', place)
    button.current?.focus()
  }

  return (
    <div className={classes.points}>
      <Checkbox
        label={words.stayWithin}
        description={paragraph(profile && words.youHaveNow({ count: profile.balance }), words.stayWithinHelp)}
        {...form.getInputProps('points.areLimit', { type: 'checkbox' })}
      />
      {areLimit && (
        <>
          {expected.map(({ key }, place) => (
            <Expected key={key} form={form} place={place} today={today} isNew={key === added} onRemove={() => remove(place)} />
          ))}
          {expected.length < formLimits.learningRoutes.expected.max && (
            <Button ref={button} className={classes.add} variant="default" size="sm" leftSection={<PlusIcon />} onClick={add}>
              {words.addExpected}
            </Button>
          )}
        </>
      )}
    </div>
  )
}

interface ExpectedProps {
  form: RouteFormState
  place: number
  today: Day
  isNew: boolean
  onRemove: () => void
}

function Expected({ form, place, today, isNew, onRemove }: ExpectedProps) {
  const points = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) points.current?.focus()
  }, [isNew])
  return (
    <fieldset className={classes.expected} aria-label={words.expectedPoints({ number: place + 1 })}>
      <NumberInput
        ref={points}
        label={words.points}
        size="sm"
        allowDecimal={false}
        allowNegative={false}
        hideControls
        {...form.getInputProps(`points.expected.${place}.points`)}
      />
      <TextInput label={words.from} size="sm" type="date" min={today} {...form.getInputProps(`points.expected.${place}.date`)} />
      <IconButton size={36} label={words.removeExpected({ number: place + 1 })} onClick={onRemove}>
        <CloseIcon />
      </IconButton>
    </fieldset>
  )
}
