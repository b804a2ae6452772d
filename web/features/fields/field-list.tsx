import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import type { Field } from '#contract/fields.ts'
import { limits } from '#contract/limits.ts'
import { messagesOf } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import { counted } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PencilIcon } from '#web/ui/icons.tsx'
import lines from '#web/ui/line-list.module.css'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { useOrderFields, useRemoveField, useRenameField } from './fields.api.ts'
import classes from './fields.module.css'

export function FieldList({ fields }: { fields: Field[] }) {
  const order = useOrderFields()
  const [renamed, setRenamed] = useState<number>()
  const move = (place: number, by: 1 | -1) => {
    const ids = fields.map(({ id }) => id)
    const [moved = 0] = ids.splice(place, 1)
    order.mutate(ids.toSpliced(place + by, 0, moved), { onError: notifyProblem })
  }
  return (
    <ul className={lines.list} aria-label="Fields">
      {fields.map((field, place) => (
        <li key={field.id}>
          {renamed === field.id ? (
            <NameForm field={field} onDone={() => setRenamed(undefined)} />
          ) : (
            <>
              <div className={lines.words}>
                <strong>{field.name}</strong>
                <p>{counted(field.courses, 'course')}</p>
              </div>
              <div className={lines.buttons}>
                <IconButton
                  label={`Move ${field.name} up`}
                  disabled={place === 0 || order.isPending}
                  onClick={() => move(place, -1)}
                >
                  <ArrowUpIcon />
                </IconButton>
                <IconButton
                  label={`Move ${field.name} down`}
                  disabled={place === fields.length - 1 || order.isPending}
                  onClick={() => move(place, 1)}
                >
                  <ArrowDownIcon />
                </IconButton>
                <IconButton label={`Rename ${field.name}`} onClick={() => setRenamed(field.id)}>
                  <PencilIcon />
                </IconButton>
                <Removal field={field} />
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

function NameForm({ field, onDone }: { field: Field; onDone: () => void }) {
  const rename = useRenameField()
  const [name, setName] = useState(field.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate({ id: field.id, name }, { onSuccess: onDone })
  }
  return (
    <form className={classes.rename} onSubmit={submit}>
      <TextInput
        className={classes.name}
        size="sm"
        label={`New name of ${field.name}`}
        maxLength={limits.field.name.max}
        autoComplete="off"
        data-autofocus
        value={name}
        error={rename.isError && messagesOf(rename.error).join(' ')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" disabled={name.trim() === ''} loading={rename.isPending}>
        Save
      </Button>
      <Button size="sm" variant="default" onClick={onDone}>
        Cancel
      </Button>
    </form>
  )
}

function Removal({ field }: { field: Field }) {
  const remove = useRemoveField()
  return (
    <DeleteButton
      label={`Remove ${field.name}`}
      disabled={field.courses > 0}
      loading={remove.isPending}
      onClick={() =>
        remove.mutate(field.id, { onSuccess: () => notifyDone(`${field.name} was removed.`), onError: notifyProblem })
      }
    />
  )
}
