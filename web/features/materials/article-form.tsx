import { NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import { ArticleForm as ArticleSchema } from '#contract/articles.ts'
import type { Article } from '#contract/materials.ts'
import { CreateForm } from '#web/ui/create-form.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useCreateArticle } from './materials.api.ts'
import classes from './panel.module.css'
import { ResourcePicker } from './resource-picker.tsx'

interface Values {
  name: string
  link: string
  publicationDate: string
  learningMinutes: number | string
  resource: { id: number; name: string } | null
}

const initialValues: Values = { name: '', link: '', publicationDate: '', learningMinutes: '', resource: null }

export function ArticleForm({ onCreated }: { onCreated: (article: Article) => void }) {
  const create = useCreateArticle()
  const form = useForm<Values>({
    name: 'article',
    initialValues,
    validate: schemaResolver(ArticleSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const done = (article: Article) => {
    form.reset()
    onCreated(article)
    notifyDone(`“${article.name}” is created and added to the course.`)
  }
  const submit = form.onSubmit(({ resource, ...values }) => {
    if (resource) create.mutate({ ...values, resource }, { onSuccess: done })
  })
  return (
    <CreateForm
      title="New article"
      button="Create Article"
      isValid={form.isValid()}
      isBusy={create.isPending}
      error={create.error}
      onSubmit={submit}
    >
      <TextInput size="sm" label="Name" autoComplete="off" {...form.getInputProps('name')} />
      <TextInput size="sm" label="Link" type="url" placeholder="https://" autoComplete="off" {...form.getInputProps('link')} />
      <div className={classes.fields}>
        <TextInput size="sm" label="Publication Date" type="date" {...form.getInputProps('publicationDate')} />
        <NumberInput
          size="sm"
          label="Minutes To Learn"
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('learningMinutes')}
        />
      </div>
      <ResourcePicker resource={form.values.resource} onChoose={(resource) => form.setFieldValue('resource', resource)} />
    </CreateForm>
  )
}
