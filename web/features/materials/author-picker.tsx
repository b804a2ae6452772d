import { CloseButton } from '@mantine/core'
import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import type { Author } from '#contract/materials/materials.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { useSession } from '#web/core/session.ts'
import { Button } from '#web/ui/button.tsx'
import { CreateByName } from '#web/ui/create-by-name.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import { PickerList } from '#web/ui/picker-list.tsx'
import { authorsQuery, useCreateAuthor, useDeleteAuthor } from './materials.api.ts'
import classes from './picker-field.module.css'
import { PickerField } from './picker-field.tsx'
import { words } from './words.ts'

interface AuthorPickerProps {
  authors: Author[]
  onChange: (authors: Author[]) => void
  /** What is still missing. */
  hint?: string
  /** The authors that the file names. */
  named?: string[]
}

export function AuthorPicker({ authors, onChange, hint, named = [] }: AuthorPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const { hasRole } = useSession()
  const create = useCreateAuthor()
  const remove = useDeleteAuthor()
  const toggle = ({ id, fullName }: Author, isChosen: boolean) => {
    const others = authors.filter((author) => author.id !== id)
    onChange(isChosen ? [...others, { id, fullName }] : others)
  }
  const chosen = authors.length > 0 && (
    <ul className={classes.chosen} aria-label={words.chosenAuthors}>
      {authors.map((author) => (
        <li key={author.id}>
          {author.fullName}
          <CloseButton
            className={classes.remove}
            size="sm"
            aria-label={words.removeAuthor({ name: author.fullName })}
            onClick={() => toggle(author, false)}
          />
        </li>
      ))}
    </ul>
  )
  const chosenNames = authors.map(({ fullName }) => fullName.toLowerCase())
  const offered = named.filter((name) => !chosenNames.includes(name.toLowerCase()))
  const add = useAddByName(create, (author) => toggle(author, true))
  const shown = (
    <>
      {chosen}
      {offered.length > 0 && <NamedInFile names={offered} add={add} />}
    </>
  )
  return (
    <PickerField label={words.authors} button={words.chooseAuthors} isOpen={isOpen} onOpen={setOpen} chosen={shown} hint={hint}>
      <PickerList
        label={words.authors}
        mode="many"
        list={authorsQuery}
        rows={limits.pageSize.authors}
        getName={({ fullName }) => fullName}
        chosenIds={new Set(authors.map(({ id }) => id))}
        onToggle={toggle}
        canDelete={({ isOwn }) => isOwn || hasRole('Admin')}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty={words.noAuthors}
      />
      <CreateByName button={words.createAuthor} create={create} onCreated={(author) => toggle(author, true)} />
    </PickerField>
  )
}

interface NamedInFileProps {
  names: string[]
  add: UseMutationResult<Author, Error, string>
}

/** Only offered, not chosen, because files are often wrong about their authors. */
function NamedInFile({ names, add }: NamedInFileProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one line
    <div role="group" aria-label={words.authorsInFile} className={classes.named}>
      <span className={classes.hint}>{words.namedInFile}</span>
      {names.map((name) => (
        <Button
          key={name}
          className={classes.offer}
          variant="light"
          size="compact-sm"
          leftSection={<PlusIcon />}
          loading={add.isPending && add.variables === name}
          aria-label={words.addAuthor({ name })}
          onClick={() => add.mutate(name)}
        >
          {name}
        </Button>
      ))}
      {add.isError && <ErrorList messages={errorMessages(add.error)} />}
    </div>
  )
}

/** Returns the author of this name if there is one, otherwise a new one. */
function useAddByName(create: ReturnType<typeof useCreateAuthor>, onAdded: (author: Author) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (name: string) => {
      const { items } = await client.fetchQuery(authorsQuery(1, name))
      return items.find(({ fullName }) => fullName.toLowerCase() === name.toLowerCase()) ?? create.mutateAsync(name)
    },
    onSuccess: onAdded,
  })
}
