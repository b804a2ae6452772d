import { NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { useImperativeHandle, useState } from 'react'
import { BookForm as BookSchema } from '#contract/books.ts'
import type { Author, Book } from '#contract/materials.ts'
import { CreateForm } from '#web/ui/create-form.tsx'
import { AuthorPicker } from './author-picker.tsx'
import type { MaterialFormProps } from './form-props.ts'
import { useSaveBook } from './materials.api.ts'
import { MediaFile } from './media-file.tsx'
import { nameFrom } from './media-files.ts'
import classes from './panel.module.css'
import { readBook } from './read-book.ts'
import { useFillIn } from './use-fill-in.ts'
import { useMediaUpload } from './use-media-upload.ts'
import { useSendMedia } from './use-send-media.ts'

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

export function BookForm({ item, file: queued, ref, onSaved, onFiles }: MaterialFormProps<Book>) {
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
  const { send, ...state } = useSendMedia({
    form,
    media,
    save,
    fieldsOf,
    isFileNeeded: item === undefined,
    button: item ? 'Save' : 'Create Book',
    onDone: (book) => {
      form.reset()
      setNamed([])
      onSaved(book)
    },
  })
  useImperativeHandle(ref, () => ({ create: async () => void (state.isValid && (await send())) }))
  return (
    <CreateForm
      {...state}
      title={item ? 'Edit book' : (queued?.name ?? 'New book')}
      isPlain={item !== undefined || queued !== undefined}
      onSubmit={form.onSubmit(() => void send())}
    >
      <MediaFile folder="books" media={media} queued={queued} hasOld={item !== undefined} onFile={readFile} onFiles={onFiles} />
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
    </CreateForm>
  )
}
