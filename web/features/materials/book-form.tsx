import { NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { BookForm as BookSchema } from '#contract/books.ts'
import type { Author, Book } from '#contract/materials.ts'
import { AuthorPicker } from './author-picker.tsx'
import type { MaterialFormProps } from './form-props.ts'
import { useSaveBook } from './materials.api.ts'
import { nameFrom } from './media-files.ts'
import { MediaForm, useFillIn } from './media-form.tsx'
import classes from './panel.module.css'
import { readBook } from './read-book.ts'
import { useMediaUpload } from './use-media-upload.ts'

interface Values extends Record<string, unknown> {
  name: string
  learningMinutes: number | string
  pagesCount: number | string
  publicationYear: number | string
  authors: Author[]
}

const empty: Values = { name: '', learningMinutes: '', pagesCount: '', publicationYear: '', authors: [] }
const valuesOf = ({ name, learningMinutes, pagesCount, publicationYear, authors }: Book): Values => ({
  name,
  learningMinutes,
  pagesCount,
  publicationYear,
  authors,
})
const fieldsOf = ({ name, learningMinutes, pagesCount, publicationYear, authors }: Values) => ({
  name,
  learningMinutes,
  pagesCount,
  publicationYear,
  ...Object.fromEntries(authors.map(({ id }, place) => [`authors[${place}].id`, id])),
})
const minutesPerPage = 2
const whole = { allowDecimal: false, allowNegative: false, hideControls: true }

export function BookForm(props: MaterialFormProps<Book>) {
  const { item, onSaved } = props
  const save = useSaveBook(item?.id)
  const media = useMediaUpload('books')
  const [named, setNamed] = useState<string[]>([])
  const form = useForm<Values>({
    name: 'book',
    initialValues: item ? valuesOf(item) : empty,
    validate: schemaResolver(BookSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const fill = useFillIn(form, item && valuesOf(item))

  const readFile = async (file: File) => {
    // A book that has a name keeps it when its file is replaced.
    if (!item) fill({ name: nameFrom(file.name) })
    const { name, authors, language, pagesCount, publicationYear } = await readBook(file)
    if (!media.isChosen(file)) return
    setNamed(authors)
    media.note(language ? [`Language: ${language}`] : [])
    fill({
      ...(name && !item && { name }),
      ...(publicationYear && { publicationYear }),
      ...(pagesCount && { pagesCount, learningMinutes: pagesCount * minutesPerPage }),
    })
  }
  const saved = (book: Book) => {
    setNamed([])
    onSaved(book)
  }
  return (
    <MediaForm {...props} {...{ form, media, save, fieldsOf }} folder="books" kind="Book" onFile={readFile} onSaved={saved}>
      <TextInput size="sm" label="Name" autoComplete="off" {...form.getInputProps('name')} />
      <div className={classes.fields}>
        <NumberInput size="sm" label="Minutes To Learn" {...whole} {...form.getInputProps('learningMinutes')} />
        <NumberInput size="sm" label="Pages Count" {...whole} {...form.getInputProps('pagesCount')} />
        <NumberInput size="sm" label="Publication Year" {...whole} {...form.getInputProps('publicationYear')} />
      </div>
      <AuthorPicker
        authors={form.values.authors}
        named={media.upload ? named : []}
        onChange={(authors) => form.setFieldValue('authors', authors)}
        hint={BookSchema.shape.authors.safeParse(form.values.authors).error?.issues[0]?.message}
      />
    </MediaForm>
  )
}
