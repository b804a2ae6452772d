import { Input, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { useQuery } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { limits } from '#contract/core/limits.ts'
import { paths } from '#contract/core/paths.ts'
import { languages } from '#contract/courses/facets.ts'
import { fieldsQuery } from '#web/features/fields/index.ts'
import { Card } from '#web/ui/card.tsx'
import { PictureIcon } from '#web/ui/icons.tsx'
import { PageText } from '#web/ui/page-text.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { PicturePicker } from '#web/ui/upload/picture-picker.tsx'
import type { usePictureUpload } from '#web/ui/upload/use-picture-upload.ts'
import classes from './course-editor.module.css'
import type { CourseFormState } from './use-editing.ts'
import { words } from './words.ts'

interface CourseFieldsProps {
  form: CourseFormState
  courseId: number | undefined
  thumbnail: ReturnType<typeof usePictureUpload>
  thumbnailButton: RefObject<HTMLButtonElement | null>
}

const { name, shortDescription, description, price } = limits.course
const languageNames = Object.entries(languages).map(([value, label]) => ({ value, label }))

export function CourseFields({ form, courseId, thumbnail, thumbnailButton }: CourseFieldsProps) {
  const { values } = form
  return (
    <Card title={words.aboutCourse}>
      <div className={classes.fields}>
        <TextInput
          label={words.name}
          description={counter(values.name, name)}
          autoComplete="off"
          {...form.getInputProps('name')}
        />
        <div>
          <Input.Label component="div">{words.thumbnail}</Input.Label>
          <PicturePicker
            label={words.thumbnail}
            buttonRef={thumbnailButton}
            isRemovable={values.thumbnail !== ''}
            upload={thumbnail}
            error={form.errors.thumbnail}
            onRemove={() => form.setFieldValue('thumbnail', '')}
          >
            <div className={classes.thumbnail}>
              <Thumbnail link={thumbnail.preview ?? values.thumbnail} courseId={courseId} />
            </div>
          </PicturePicker>
        </div>
        <Textarea
          label={words.shortDescription}
          description={counter(values.shortDescription, shortDescription)}
          size="md"
          rows={2}
          resize="vertical"
          {...form.getInputProps('shortDescription')}
        />
        <DescriptionField form={form} />
        <FieldSelect form={form} />
        <NativeSelect label={words.language} size="md" data={languageNames} {...form.getInputProps('language')} />
        <NumberInput
          className={classes.price}
          label={words.price}
          description={words.priceHelp({ min: String(price.min), max: String(price.max) })}
          size="md"
          hideControls
          {...form.getInputProps('price')}
        />
      </div>
    </Card>
  )
}

/** The preview is closed at first: most descriptions need none. */
function DescriptionField({ form }: { form: CourseFormState }) {
  return (
    <div>
      <Textarea
        label={words.description}
        description={
          <>
            {words.formattingHelp}
            <br />
            {counter(form.values.description, description)}
          </>
        }
        size="md"
        rows={9}
        resize="vertical"
        {...form.getInputProps('description')}
      />
      <details className={classes.preview}>
        <summary>{words.descriptionPreview}</summary>
        <div>
          {form.values.description.trim() ? (
            <PageText text={form.values.description} isDescription />
          ) : (
            <p>{words.nothingWritten}</p>
          )}
        </div>
      </details>
    </div>
  )
}

/** The list is short, and may be empty. */
function FieldSelect({ form }: { form: CourseFormState }) {
  const { data: fields = [] } = useQuery(fieldsQuery())
  const { field } = form.values
  // Until the list is loaded, the course's own field is all there is.
  const known = field && !fields.some(({ id }) => id === field.id) ? [field, ...fields] : fields
  if (known.length === 0) return null
  const choose = (id: string) => form.setFieldValue('field', known.find((one) => String(one.id) === id) ?? null)
  return (
    <NativeSelect
      label={words.field}
      description={words.fieldHelp}
      size="md"
      data={[{ value: '', label: words.chooseField }, ...known.map(({ id, name }) => ({ value: String(id), label: name }))]}
      value={String(field?.id ?? '')}
      onChange={(event) => choose(event.currentTarget.value)}
    />
  )
}

/** Once the course exists, the server draws a picture if it has none. */
function Thumbnail({ link, courseId }: { link: string; courseId: number | undefined }) {
  if (link || courseId)
    return <Picture link={link || paths.coursePicture({ id: courseId ?? 0, thumbnail: null })} size="small" priority="soon" />
  return (
    <div className={classes.noPicture}>
      <PictureIcon />
    </div>
  )
}

/** Counts like the server: without surrounding blanks, and an emoji as one. */
const counter = (text: string, { min, max }: { min: number; max: number }) =>
  words.lengthSoFar({ min: String(min), max: String(max), length: String([...text.trim()].length) })
