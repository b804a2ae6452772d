import { TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import type { Field } from '#contract/fields/fields.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, PencilIcon } from '#web/ui/icons.tsx'
import lines from '#web/ui/line-list.module.css'
import { MoveButton } from '#web/ui/move-button.tsx'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { useOpener } from '#web/ui/use-opener.ts'
import { common } from '#web/ui/words.ts'
import { useOrderFields, useRemoveField, useRenameField } from './fields.api.ts'
import classes from './fields.module.css'
import { words } from './words.ts'

export function FieldList({ fields }: { fields: Field[] }) {
  const order = useOrderFields()
  const { content, leaveLine } = useLeaveLine()
  const move = (place: number, by: 1 | -1) => {
    const ids = fields.map(({ id }) => id)
    const [moved = 0] = ids.splice(place, 1)
    order.mutate(ids.toSpliced(place + by, 0, moved), { onError: notifyProblem })
  }
  return (
    <div ref={content} tabIndex={-1} className={lines.content}>
      {fields.length === 0 && <p>{words.noneYet}</p>}
      {fields.length > 0 && (
        <ul className={lines.list} aria-label={words.fields}>
          {fields.map((field, place) => (
            <FieldLine key={field.id} field={field} onRemoved={leaveLine}>
              <MoveButton
                label={words.moveUp({ field: field.name })}
                isIdle={place === 0 || order.isPending}
                onMove={() => move(place, -1)}
              >
                <ArrowUpIcon />
              </MoveButton>
              <MoveButton
                label={words.moveDown({ field: field.name })}
                isIdle={place === fields.length - 1 || order.isPending}
                onMove={() => move(place, 1)}
              >
                <ArrowDownIcon />
              </MoveButton>
            </FieldLine>
          ))}
        </ul>
      )}
    </div>
  )
}

interface FieldLineProps {
  field: Field
  onRemoved: () => void
  /** The arrows. */
  children: ReactNode
}

function FieldLine({ field, onRemoved, children }: FieldLineProps) {
  const [isRenaming, setRenaming] = useState(false)
  const pencil = useOpener(isRenaming)
  if (isRenaming)
    return (
      <li>
        <NameForm field={field} onDone={() => setRenaming(false)} />
      </li>
    )
  return (
    <li>
      <div className={lines.words}>
        <strong>{field.name}</strong>
        <p>{common.courses({ count: field.courses })}</p>
      </div>
      <div className={lines.buttons}>
        {children}
        <IconButton ref={pencil} label={words.rename({ field: field.name })} onClick={() => setRenaming(true)}>
          <PencilIcon />
        </IconButton>
        <Removal field={field} onRemoved={onRemoved} />
      </div>
    </li>
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
        label={words.newName({ field: field.name })}
        maxLength={formLimits.field.name.max}
        autoComplete="off"
        autoFocus
        value={name}
        error={rename.isError && errorMessages(rename.error).join(' ')}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" size="sm" disabled={name.trim() === ''} loading={rename.isPending}>
        {common.save}
      </Button>
      <Button size="sm" variant="default" onClick={onDone}>
        {common.cancel}
      </Button>
    </form>
  )
}

function Removal({ field, onRemoved }: { field: Field; onRemoved: () => void }) {
  const remove = useRemoveField()
  const removed = () => {
    notifyDone(words.removed({ field: field.name }))
    onRemoved()
  }
  return (
    <DeleteButton
      label={words.remove({ field: field.name })}
      disabled={field.courses > 0}
      loading={remove.isPending}
      // Not by callbacks of `mutate`: they are not called if the line is gone by then.
      onClick={() => remove.mutateAsync(field.id).then(removed, notifyProblem)}
    />
  )
}
