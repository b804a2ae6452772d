import { NativeSelect, NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Video } from '#contract/materials.ts'
import { VideoForm as VideoSchema } from '#contract/videos.ts'
import { CreateForm } from '#web/ui/create-form.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { qualitiesQuery, useCreateVideo } from './materials.api.ts'
import { MediaFile } from './media-file.tsx'
import { nameFrom, qualityOf } from './media-files.ts'
import classes from './panel.module.css'
import { readVideo } from './read-video.ts'
import { useFillIn } from './use-fill-in.ts'
import { UploadStopped, useMediaUpload } from './use-media-upload.ts'

interface Values {
  name: string
  learningMinutes: number | string
  duration: number | string
  /** Its id. */
  quality: string
}

const initialValues: Values = { name: '', learningMinutes: '', duration: '', quality: '' }
const Schema = VideoSchema.extend({ quality: VideoSchema.shape.quality.shape.id })
const whole = { allowDecimal: false, allowNegative: false, hideControls: true }

export function VideoForm({ onCreated }: { onCreated: (video: Video) => void }) {
  const create = useCreateVideo()
  const media = useMediaUpload('videos')
  const client = useQueryClient()
  const { data: qualities = [] } = useQuery(qualitiesQuery())
  const form = useForm<Values>({
    name: 'video',
    initialValues,
    validate: schemaResolver(Schema, { sync: true }),
    validateInputOnBlur: true,
  })
  const fill = useFillIn(form)

  const readFile = async (file: File) => {
    fill({ name: nameFrom(file.name) })
    const [facts, known] = await Promise.all([readVideo(file), client.ensureQueryData(qualitiesQuery()).catch(() => [])])
    if (!facts || !media.isChosen(file)) return
    const quality = qualityOf(known, facts.width, facts.height)
    fill({
      duration: facts.duration,
      learningMinutes: Math.ceil(facts.duration / 60),
      ...(quality && { quality: String(quality.id) }),
    })
  }
  const done = (video: Video) => {
    media.release()
    form.reset()
    onCreated(video)
    notifyDone(`“${video.name}” is created and added to the course.`)
  }
  const submit = form.onSubmit(() => {
    if (!create.isPending)
      create.mutate({ fields: () => fieldsOf(form.getValues()), uploadId: media.finished }, { onSuccess: done })
  })
  return (
    <CreateForm
      title="New video"
      button={create.isPending && media.isUnderWay ? media.progress : 'Create Video'}
      isValid={form.isValid() && media.upload !== undefined}
      isBusy={create.isPending && !media.isUnderWay}
      error={create.error instanceof UploadStopped ? null : create.error}
      onSubmit={submit}
    >
      <MediaFile folder="videos" media={media} onFile={readFile} />
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
    </CreateForm>
  )
}

const fieldsOf = ({ quality, ...values }: Values) => ({ ...values, 'quality.id': quality })
