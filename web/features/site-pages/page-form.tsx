import { Anchor, Textarea, TextInput } from '@mantine/core'
import { schemaResolver, useForm } from '@mantine/form'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { SitePageForm } from '#contract/core/forms.ts'
import { paths } from '#contract/core/paths.ts'
import { type SitePage, type SitePageSlug, sitePages } from '#contract/site-pages/site-pages.ts'
import { CallError, errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { focusFirstError } from '#web/ui/focus-first-error.ts'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { PageText } from '#web/ui/page-text.tsx'
import { Title } from '#web/ui/title.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { useRemovePage, useSavePage } from './site-pages.api.ts'
import classes from './site-pages.module.css'
import { words } from './words.ts'

interface PageFormProps {
  slug: SitePageSlug
  /** Missing if nobody has written it yet. */
  page: SitePage | undefined
}

export function PageForm({ slug, page }: PageFormProps) {
  const save = useSavePage(slug)
  const navigate = useNavigate()
  const form = useForm({
    initialValues: { title: page?.title ?? sitePages[slug].label, text: page?.text ?? '' },
    validate: schemaResolver(SitePageForm, { sync: true }),
    validateInputOnBlur: true,
  })
  const submit = form.onSubmit((values) => {
    if (save.isPending) return
    const done = () => {
      notifyDone(words.saved)
      navigate(paths.sitePage(slug))
    }
    // By the promise, because the form is remounted by then; a failure is shown from the mutation's state.
    save.mutateAsync({ ...values, version: page?.version ?? 0 }).then(done, () => undefined)
  }, focusFirstError(form))
  return (
    <div className={classes.editor}>
      <form className={classes.form} noValidate onSubmit={submit}>
        <TextInput label={words.title} {...form.getInputProps('title')} />
        <Textarea
          label={words.text}
          description={words.formattingHelp}
          minRows={12}
          autosize
          maxRows={30}
          {...form.getInputProps('text')}
        />
        {save.isError && <ErrorList messages={errorMessages(save.error)} />}
        {save.error instanceof CallError && save.error.status === 409 && (
          <Anchor href={paths.sitePage(slug)} target="_blank" rel="noopener" size="sm">
            {words.openCurrent({ hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden> })}
          </Anchor>
        )}
        <div className={classes.actions}>
          <Button type="submit" loading={save.isPending}>
            {words.savePage}
          </Button>
          {page && <RemoveButton slug={slug} />}
        </div>
      </form>
      <section aria-labelledby="preview">
        <Title order={2} id="preview" className={classes.preview}>
          {words.preview}
        </Title>
        <PageText text={form.values.text || words.nothingWritten} />
      </section>
    </div>
  )
}

function RemoveButton({ slug }: { slug: SitePageSlug }) {
  const [isAsking, setAsking] = useState(false)
  const remove = useRemovePage(slug)
  const navigate = useNavigate()
  const confirm = () => {
    setAsking(false)
    const done = () => {
      notifyDone(words.removed)
      navigate(paths.statistics('pages'))
    }
    remove.mutate(undefined, { onSuccess: done, onError: notifyProblem })
  }
  return (
    <>
      <Button variant="default" loading={remove.isPending} onClick={() => setAsking(true)}>
        {words.removePage}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.removeTitle}
          confirm={words.removeIt}
          cancel={words.keepIt}
          isDestructive
          onConfirm={confirm}
          onCancel={() => setAsking(false)}
        >
          <p>{words.textIsDeleted}</p>
        </ConfirmDialog>
      )}
    </>
  )
}
