import { TextInput } from '@mantine/core'
import type { UseMutationResult } from '@tanstack/react-query'
import { type KeyboardEvent, useRef, useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from './button.tsx'
import classes from './create-by-name.module.css'
import { ErrorList } from './error-list.tsx'
import { words } from './words.ts'

interface CreateByNameProps<Item> {
  /** What the button does: "Create Author". */
  button: string
  create: UseMutationResult<Item, Error, string>
  onCreated: (item: Item) => void
}

/** Creates something that only has a name. Not a form, because it may be inside another one. */
export function CreateByName<Item>({ button, create, onCreated }: CreateByNameProps<Item>) {
  const [name, setName] = useState('')
  const field = useRef<HTMLInputElement>(null)
  const send = () => {
    if (name.trim() === '' || create.isPending) return
    create.mutate(name, {
      onSuccess: (item) => {
        setName('')
        field.current?.focus()
        onCreated(item)
      },
    })
  }
  const sendOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    send()
  }
  return (
    <fieldset className={classes.create} aria-label={button}>
      <div className={classes.line}>
        <TextInput
          ref={field}
          className={classes.name}
          size="sm"
          label={words.name}
          autoComplete="off"
          maxLength={limits.name.max}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={sendOnEnter}
        />
        <Button variant="default" size="sm" disabled={name.trim() === ''} loading={create.isPending} onClick={send}>
          {button}
        </Button>
      </div>
      {create.isError && <ErrorList messages={errorMessages(create.error)} />}
    </fieldset>
  )
}
