import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Video } from '#contract/materials/materials.ts'
import { createVideo, updateVideo, VideoForm as VideoSchema } from '#contract/materials/videos.ts'
import { call } from '#web/core/call.ts'
import { CaptionsPart } from './captions-part.tsx'
import type { MaterialFormProps } from './form-props.ts'
import type { MediaFields } from './kept-fields.ts'
import { params, useSaveMedia } from './materials.api.ts'
import { nameFrom } from './media-files.ts'
import { MediaForm, useFillIn } from './media-form.tsx'
import classes from './panel.module.css'
import { qualitiesQuery, readVideoValues } from './read-media.ts'
import { useMediaUpload } from './use-media-upload.ts'
import { words } from './words.ts'

interface Values extends Record<string, unknown> {
  name: string
  learningMinutes: number | string
  duration: number | string
  /** Its id. */
  quality: string
}

const empty: Values = { name: '', learningMinutes: '', duration: '', quality: '' }
const toValues = ({ name, learningMinutes, duration, quality }: Video): Values => ({
  name,
  learningMinutes,
  duration,
  quality: String(quality.id),
})
const valuesIn = ({ name = '', learningMinutes = '', duration = '', 'quality.id': quality = '' }: MediaFields): Values => ({
  name: String(name),
  learningMinutes,
  duration,
  quality: String(quality),
})
const toFields = ({ name, learningMinutes, duration, quality }: Values) => ({
  name,
  learningMinutes,
  duration,
  'quality.id': quality,
})
const Schema = VideoSchema.extend({ quality: VideoSchema.shape.quality.shape.id })
const whole = { allowDecimal: false, allowNegative: false, hideControls: true }

/** Changes the video with this id, or creates one. */
const useSaveVideo = (id?: number) =>
  useSaveMedia('videos', (form) =>
    id === undefined ? call(createVideo, { form }) : call(updateVideo, { params: params(id), form }),
  )

export function VideoForm(props: MaterialFormProps<Video>) {
  const { item, given } = props
  const save = useSaveVideo(item?.id)
  const media = useMediaUpload('videos', given?.uploader)
  const client = useQueryClient()
  const { data: qualities = [] } = useQuery(qualitiesQuery())
  const form = useForm<Values>({
    name: 'video',
    initialValues: item ? toValues(item) : given ? valuesIn(given.fields) : empty,
    validate: schemaResolver(Schema, { sync: true }),
    validateInputOnBlur: true,
  })
  const fill = useFillIn(form, item && toValues(item))

  const readFile = async (file: File) => {
    // A video that has a name keeps it when its file is replaced.
    if (!item) fill({ name: nameFrom(file.name) })
    const { refusal, notices, values } = await readVideoValues(file, client)
    if (!media.uploader.isChosen(file)) return
    if (refusal) return media.uploader.refuse(file, [refusal])
    media.uploader.note(notices)
    fill(values)
  }
  return (
    <>
      <MediaForm {...props} {...{ form, media, save, toFields }} folder="videos" kind="video" onFile={readFile}>
        <TextInput size="sm" label={words.name} autoComplete="off" {...form.getInputProps('name')} />
        <div className={classes.fields}>
          <NumberInput size="sm" label={words.minutesToLearn} {...whole} {...form.getInputProps('learningMinutes')} />
          <NumberInput size="sm" label={words.duration} {...whole} {...form.getInputProps('duration')} />
          <NativeSelect
            label={words.quality}
            size="sm"
            data={[{ value: '', label: words.choose }, ...qualities.map(({ id, name }) => ({ value: String(id), label: name }))]}
            {...form.getInputProps('quality')}
          />
        </div>
      </MediaForm>
      {item && <CaptionsPart videoId={item.id} />}
    </>
  )
}
