import { NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { BookForm as BookSchema } from '#contract/books.ts'
import type { Author, Book } from '#contract/materials.ts'
import { CreateForm } from '#web/ui/create-form.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { AuthorPicker } from './author-picker.tsx'
import { useCreateBook } from './materials.api.ts'
import { MediaFile } from './media-file.tsx'
import { extensionOf, nameFrom } from './media-files.ts'
import classes from './panel.module.css'
import { useFillIn } from './use-fill-in.ts'
import { UploadStopped, useMediaUpload } from './use-media-upload.ts'

interface Values {
  name: string
  learningMinutes: number | string
  pagesCount: number | string
  publicationYear: number | string
  authors: Author[]
}

const initialValues: Values = { name: '', learningMinutes: '', pagesCount: '', publicationYear: '', authors: [] }
const minutesPerPage = 2
const whole = { allowDecimal: false, allowNegative: false, hideControls: true }

export function BookForm({ onCreated }: { onCreated: (book: Book) => void }) {
  const create = useCreateBook()
  const media = useMediaUpload('books')
  const form = useForm<Values>({
    name: 'book',
    initialValues,
    validate: schemaResolver(BookSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const fill = useFillIn(form)

  const readFile = async (file: File) => {
    fill({ name: nameFrom(file.name) })
    if (extensionOf(file.name) !== 'pdf') return
    const pagesCount = await countPages(file)
    if (pagesCount && media.isChosen(file)) fill({ pagesCount, learningMinutes: pagesCount * minutesPerPage })
  }
  const done = (book: Book) => {
    media.release()
    form.reset()
    onCreated(book)
    notifyDone(`“${book.name}” is created and added to the course.`)
  }
  const submit = form.onSubmit(() => {
    if (!create.isPending)
      create.mutate({ fields: () => fieldsOf(form.getValues()), uploadId: media.finished }, { onSuccess: done })
  })
  return (
    <CreateForm
      title="New book"
      button={create.isPending && media.isUnderWay ? media.progress : 'Create Book'}
      isValid={form.isValid() && media.upload !== undefined}
      isBusy={create.isPending && !media.isUnderWay}
      error={create.error instanceof UploadStopped ? null : create.error}
      onSubmit={submit}
    >
      <MediaFile folder="books" media={media} onFile={readFile} />
      <TextInput size="sm" label="Name" autoComplete="off" {...form.getInputProps('name')} />
      <div className={classes.fields}>
        <NumberInput size="sm" label="Minutes To Learn" {...whole} {...form.getInputProps('learningMinutes')} />
        <NumberInput size="sm" label="Pages Count" {...whole} {...form.getInputProps('pagesCount')} />
        <NumberInput size="sm" label="Publication Year" {...whole} {...form.getInputProps('publicationYear')} />
      </div>
      <AuthorPicker
        authors={form.values.authors}
        onChange={(authors) => form.setFieldValue('authors', authors)}
        hint={BookSchema.shape.authors.safeParse(form.values.authors).error?.issues[0]?.message}
      />
    </CreateForm>
  )
}

const fieldsOf = ({ authors, ...values }: Values) => ({
  ...values,
  ...Object.fromEntries(authors.map(({ id }, place) => [`authors[${place}].id`, id])),
})

/** What reads a PDF is large, and comes only when there is one. */
const countPages = (file: File) => import('./read-pdf.ts').then(({ countPdfPages }) => countPdfPages(file)).catch(() => undefined)
