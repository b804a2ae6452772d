import { NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { z } from 'zod'
import { BookForm as BookSchema, createBook, updateBook } from '#contract/materials/books.ts'
import type { Author, Book } from '#contract/materials/materials.ts'
import { call } from '#web/core/call.ts'
import { useSession } from '#web/core/session.ts'
import { AuthorPicker } from './author-picker.tsx'
import type { MaterialFormProps } from './form-props.ts'
import type { MediaFields } from './kept-fields.ts'
import { params, useSaveMedia } from './materials.api.ts'
import { nameFrom } from './media-files.ts'
import { MediaForm, useFillIn } from './media-form.tsx'
import classes from './panel.module.css'
import { readBookValues } from './read-media.ts'
import { useMediaUpload } from './use-media-upload.ts'
import { words } from './words.ts'

interface Values extends Record<string, unknown> {
  name: string
  learningMinutes: number | string
  pagesCount: number | string
  publicationYear: number | string
  authors: Author[]
}

/** Stands for the creator, who may have no record among the authors yet: the server finds or makes it. */
const creatorId = 0
/** By default a new book is the creator's, of this year. An author who is chosen takes the creator's place. */
const emptyBook = (creator: string): Values => ({
  name: '',
  learningMinutes: '',
  pagesCount: '',
  publicationYear: new Date().getFullYear(),
  authors: [{ id: creatorId, fullName: creator }],
})
const toValues = ({ name, learningMinutes, pagesCount, publicationYear, authors }: Book): Values => ({
  name,
  learningMinutes,
  pagesCount,
  publicationYear,
  authors,
})
const valuesIn = (empty: Values, { name = '', learningMinutes = '', pagesCount = '', publicationYear }: MediaFields): Values => ({
  ...empty,
  name: String(name),
  learningMinutes,
  pagesCount,
  publicationYear: publicationYear ?? empty.publicationYear,
})
const toFields = ({ name, learningMinutes, pagesCount, publicationYear, authors }: Values) => ({
  name,
  learningMinutes,
  pagesCount,
  publicationYear,
  ...Object.fromEntries(withoutCreator(authors).map(({ id }, place) => [`authors[${place}].id`, id])),
})
const withoutCreator = (authors: Author[]) => authors.filter(({ id }) => id !== creatorId)
const Schema = BookSchema.extend({ authors: z.array(z.object({ id: z.int() })).min(1, words.chooseAuthor) })
const whole = { allowDecimal: false, allowNegative: false, hideControls: true }

/** Changes the book with this id, or creates one. */
const useSaveBook = (id?: number) =>
  useSaveMedia('books', (form) =>
    id === undefined ? call(createBook, { form }) : call(updateBook, { params: params(id), form }),
  )

export function BookForm(props: MaterialFormProps<Book>) {
  const { item, given, onSaved } = props
  const { claims } = useSession()
  const empty = emptyBook(claims?.name ?? '')
  const save = useSaveBook(item?.id)
  const media = useMediaUpload('books', given?.uploader)
  const [named, setNamed] = useState<string[]>([])
  const form = useForm<Values>({
    name: 'book',
    initialValues: item ? toValues(item) : given ? valuesIn(empty, given.fields) : empty,
    validate: schemaResolver(Schema, { sync: true }),
    validateInputOnBlur: true,
  })
  const fill = useFillIn(form, item ? toValues(item) : empty)

  const readFile = async (file: File) => {
    // A book that has a name keeps it when its file is replaced.
    if (!item) fill({ name: nameFrom(file.name) })
    const { authors, notices, values } = await readBookValues(file)
    if (!media.uploader.isChosen(file)) return
    setNamed(authors)
    media.uploader.note(notices)
    const { name, ...facts } = values
    fill(name && !item ? values : facts)
  }
  const saved = (book: Book) => {
    setNamed([])
    onSaved(book)
  }
  return (
    <MediaForm {...props} {...{ form, media, save, toFields }} folder="books" kind="book" onFile={readFile} onSaved={saved}>
      <TextInput size="sm" label={words.name} autoComplete="off" {...form.getInputProps('name')} />
      <div className={classes.fields}>
        <NumberInput size="sm" label={words.minutesToLearn} {...whole} {...form.getInputProps('learningMinutes')} />
        <NumberInput size="sm" label={words.pagesCount} {...whole} {...form.getInputProps('pagesCount')} />
        <NumberInput size="sm" label={words.publicationYear} {...whole} {...form.getInputProps('publicationYear')} />
      </div>
      <AuthorPicker
        authors={form.values.authors}
        named={media.upload ? named : []}
        onChange={(authors) => form.setFieldValue('authors', authors.length > 1 ? withoutCreator(authors) : authors)}
        hint={Schema.shape.authors.safeParse(form.values.authors).error?.issues[0]?.message}
      />
    </MediaForm>
  )
}
