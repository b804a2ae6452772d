import { limits } from '#contract/limits.ts'
import { PickerList } from '#web/ui/picker-list.tsx'
import { BookForm } from './book-form.tsx'
import { Facts } from './facts.tsx'
import { booksQuery, useDeleteBook } from './materials.api.ts'
import type { PanelProps } from './panel-props.ts'

export function BooksPanel({ chosenIds, onToggle }: PanelProps) {
  const remove = useDeleteBook()
  return (
    <>
      <PickerList
        label="Books"
        mode="many"
        list={booksQuery}
        rows={limits.pageSize.books}
        nameOf={({ name }) => name}
        details={(book) => <Facts material={book} />}
        chosenIds={chosenIds}
        onToggle={onToggle}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty="You have no books yet. Create the first one below."
      />
      <BookForm onCreated={(book) => onToggle(book, true)} />
    </>
  )
}
