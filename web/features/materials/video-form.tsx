import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Video } from '#contract/materials.ts'
import { VideoForm as VideoSchema } from '#contract/videos.ts'
import type { MaterialFormProps } from './form-props.ts'
import { qualitiesQuery, useSaveVideo } from './materials.api.ts'
import { nameFrom, qualityOf } from './media-files.ts'
import { MediaForm, useFillIn } from './media-form.tsx'
import classes from './panel.module.css'
import { readVideo } from './read-video.ts'
import { useMediaUpload } from './use-media-upload.ts'

interface Values extends Record<string, unknown> {
  name: string
  learningMinutes: number | string
  duration: number | string
  /** Its id. */
  quality: string
}

const empty: Values = { name: '', learningMinutes: '', duration: '', quality: '' }
const valuesOf = ({ name, learningMinutes, duration, quality }: Video): Values => ({
  name,
  learningMinutes,
  duration,
  quality: String(quality.id),
})
const fieldsOf = ({ name, learningMinutes, duration, quality }: Values) => ({
  name,
  learningMinutes,
  duration,
  'quality.id': quality,
})
const Schema = VideoSchema.extend({ quality: VideoSchema.shape.quality.shape.id })
const whole = { allowDecimal: false, allowNegative: false, hideControls: true }

export function VideoForm(props: MaterialFormProps<Video>) {
  const { item } = props
  const save = useSaveVideo(item?.id)
  const media = useMediaUpload('videos')
  const client = useQueryClient()
  const { data: qualities = [] } = useQuery(qualitiesQuery())
  const form = useForm<Values>({
    name: 'video',
    initialValues: item ? valuesOf(item) : empty,
    validate: schemaResolver(Schema, { sync: true }),
    validateInputOnBlur: true,
  })
  const fill = useFillIn(form, item && valuesOf(item))

  const readFile = async (file: File) => {
    // A video that has a name keeps it when its file is replaced.
    if (!item) fill({ name: nameFrom(file.name) })
    const [read, known] = await Promise.all([readVideo(file), client.ensureQueryData(qualitiesQuery()).catch(() => [])])
    if (!media.isChosen(file)) return
    if (read.refusal) return media.refuse(file, [read.refusal])
    media.note(read.notices)
    if (!read.facts) return
    const { duration, width, height } = read.facts
    const quality = qualityOf(known, width, height)
    fill({ duration, learningMinutes: Math.ceil(duration / 60), ...(quality && { quality: String(quality.id) }) })
  }
  return (
    <MediaForm {...props} {...{ form, media, save, fieldsOf }} folder="videos" kind="Video" onFile={readFile}>
      <TextInput size="sm" label="Name" autoComplete="off" {...form.getInputProps('name')} />
      <div className={classes.fields}>
        <NumberInput size="sm" label="Minutes To Learn" {...whole} {...form.getInputProps('learningMinutes')} />
        <NumberInput size="sm" label="Duration (sec)" {...whole} {...form.getInputProps('duration')} />
        <NativeSelect
          label="Quality"
          size="sm"
          data={[{ value: '', label: 'Choose…' }, ...qualities.map(({ id, name }) => ({ value: String(id), label: name }))]}
          {...form.getInputProps('quality')}
        />
      </div>
    </MediaForm>
  )
}
