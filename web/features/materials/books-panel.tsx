import { limits } from '#contract/limits.ts'
import { BookForm } from './book-form.tsx'
import { MaterialPanel } from './material-panel.tsx'
import { booksQuery, useDeleteBook } from './materials.api.ts'
import type { PanelProps } from './panel-props.ts'

export function BooksPanel(props: PanelProps) {
  const remove = useDeleteBook()
  return (
    <MaterialPanel
      {...props}
      label="Books"
      one="book"
      list={booksQuery}
      rows={limits.pageSize.books}
      onDelete={remove.mutateAsync}
      Form={BookForm}
    />
  )
}
