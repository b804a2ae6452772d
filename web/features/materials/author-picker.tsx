import { CloseButton } from '@mantine/core'
import { useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Author } from '#contract/materials.ts'
import { useSession } from '#web/core/session.ts'
import { CreateByName } from '#web/ui/create-by-name.tsx'
import { PickerList } from '#web/ui/picker-list.tsx'
import { authorsQuery, useCreateAuthor, useDeleteAuthor } from './materials.api.ts'
import classes from './picker-field.module.css'
import { PickerField } from './picker-field.tsx'

interface AuthorPickerProps {
  authors: Author[]
  onChange: (authors: Author[]) => void
  /** What the choice still lacks. */
  hint?: string
}

export function AuthorPicker({ authors, onChange, hint }: AuthorPickerProps) {
  const [isOpen, setOpen] = useState(false)
  const { hasRole } = useSession()
  const create = useCreateAuthor()
  const remove = useDeleteAuthor()
  const toggle = ({ id, fullName }: Author, isChosen: boolean) => {
    const others = authors.filter((author) => author.id !== id)
    onChange(isChosen ? [...others, { id, fullName }] : others)
  }
  const chosen = authors.length > 0 && (
    <ul className={classes.chosen} aria-label="Chosen authors">
      {authors.map((author) => (
        <li key={author.id}>
          {author.fullName}
          <CloseButton
            className={classes.remove}
            size="sm"
            aria-label={`Remove ${author.fullName}`}
            onClick={() => toggle(author, false)}
          />
        </li>
      ))}
    </ul>
  )
  return (
    <PickerField label="Authors" button="Choose authors" isOpen={isOpen} onOpen={setOpen} chosen={chosen} hint={hint}>
      <PickerList
        label="Authors"
        mode="many"
        list={authorsQuery}
        rows={limits.pageSize.authors}
        nameOf={({ fullName }) => fullName}
        chosenIds={new Set(authors.map(({ id }) => id))}
        onToggle={toggle}
        canDelete={({ isOwn }) => isOwn || hasRole('Admin')}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty="There are no authors yet."
      />
      <CreateByName button="Create Author" create={create} onCreated={(author) => toggle(author, true)} />
    </PickerField>
  )
}
