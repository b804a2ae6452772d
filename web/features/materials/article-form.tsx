import { NumberInput, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { schemaResolver, useForm } from '@mantine/form'
import type { z } from 'zod'
import { ArticleForm as ArticleSchema, createArticle, updateArticle } from '#contract/materials/articles.ts'
import { createButtons, editTitles, newTitles } from '#contract/materials/authoring-words.ts'
import type { Article } from '#contract/materials/materials.ts'
import { call } from '#web/core/call.ts'
import { CreateForm } from '#web/ui/create-form.tsx'
import { common } from '#web/ui/words.ts'
import type { MaterialFormProps } from './form-props.ts'
import { params, useCreate } from './materials.api.ts'
import classes from './panel.module.css'
import { ResourcePicker } from './resource-picker.tsx'
import { words } from './words.ts'

interface Values {
  name: string
  link: string
  publicationDate: string
  learningMinutes: number | string
  resource: { id: number; name: string } | null
}

const empty: Values = { name: '', link: '', publicationDate: '', learningMinutes: '', resource: null }
const toValues = ({ name, link, publicationDate, learningMinutes, resource }: Article): Values => ({
  name,
  link: link ?? '',
  publicationDate,
  learningMinutes,
  resource,
})

/** Changes the article with this id, or creates one. */
const useSaveArticle = (id?: number) =>
  useCreate('articles', (body: z.input<typeof ArticleSchema>, headers) =>
    id === undefined ? call(createArticle, { headers, body }) : call(updateArticle, { params: params(id), body }),
  )

export function ArticleForm({ item, onSaved }: Pick<MaterialFormProps<Article>, 'item' | 'onSaved'>) {
  const save = useSaveArticle(item?.id)
  const form = useForm<Values>({
    name: 'article',
    initialValues: item ? toValues(item) : empty,
    validate: schemaResolver(ArticleSchema, { sync: true }),
    validateInputOnBlur: true,
  })
  const done = (article: Article) => {
    form.reset()
    onSaved(article)
  }
  const submit = form.onSubmit(({ resource, ...values }) => {
    if (resource) save.mutate({ ...values, resource }, { onSuccess: done })
  })
  return (
    <CreateForm
      title={item ? editTitles.article : newTitles.article}
      button={item ? common.save : createButtons.article}
      isPlain={item !== undefined}
      isValid={form.isValid()}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={submit}
    >
      <TextInput size="sm" label={words.name} autoComplete="off" {...form.getInputProps('name')} />
      <TextInput
        size="sm"
        label={words.link}
        type="url"
        placeholder="https://"
        autoComplete="off"
        {...form.getInputProps('link')}
      />
      <div className={classes.fields}>
        <TextInput size="sm" label={words.publicationDate} type="date" {...form.getInputProps('publicationDate')} />
        <NumberInput
          size="sm"
          label={words.minutesToLearn}
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
