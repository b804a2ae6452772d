import { useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import { fileToLink } from '#contract/files/files.ts'
import { CallError, errorMessages } from '#web/core/call-error.ts'
import { uploadForm } from '#web/core/upload-form.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatSize } from '#web/ui/format.ts'
import { notifyDone } from '#web/ui/notify.tsx'
import { Title } from '#web/ui/title.tsx'
import { FileDrop } from '#web/ui/upload/file-drop.tsx'
import { acceptedExtensions, type FileRule, whyRefused } from '#web/ui/upload/file-rule.ts'
import { UploadActions, UploadState } from '#web/ui/upload/upload-state.tsx'
import { useUpload } from '#web/ui/upload/use-upload.ts'
import classes from './final-task-panel.module.css'
import { useSubmitTask } from './reviews.api.ts'
import { words } from './words.ts'

const zipRule: FileRule = { what: words.zipFile, extensions: ['zip'], maxBytes: limits.zip.maxBytes }
const help = words.zipHelp({ size: formatSize(zipRule.maxBytes) })

/** The zip is uploaded as soon as it is chosen, but belongs to nothing until it is submitted. */
export function SubmitTask({ finalTaskId }: { finalTaskId: number }) {
  const { upload, start, retry, clear } = useUpload({
    send: (file, transfer) => uploadForm(fileToLink, { params: { folder: 'final-tasks' }, file, ...transfer }),
    isRefusal,
  })
  const [refusal, setRefusal] = useState<string>()
  const submit = useSubmitTask(finalTaskId)
  const take = (file: File) => {
    const refused = whyRefused(zipRule, file)
    setRefusal(refused)
    submit.reset()
    if (!refused) start(file)
  }
  const link = upload?.result?.link
  const send = () => link && submit.mutate(link, { onSuccess: () => notifyDone(words.submitted) })
  return (
    <div className={classes.part}>
      <Title order={3}>{words.submission}</Title>
      <FileDrop
        label={words.work}
        accept={acceptedExtensions(zipRule)}
        help={help}
        error={refusal}
        onFile={take}
        actions={upload && <UploadActions upload={upload} onCancel={clear} onRetry={retry} />}
      >
        {upload && <UploadState upload={upload} />}
      </FileDrop>
      {submit.isError && <ErrorList messages={errorMessages(submit.error)} />}
      <div className={classes.actions}>
        <Button disabled={!link} loading={submit.isPending} onClick={send}>
          {words.submit}
        </Button>
        <span className={classes.quiet}>{words.submitOnce}</span>
      </div>
    </div>
  )
}

/** Whether the server refused the file itself: not a lost connection or session, a busy server or a server error. */
const isRefusal = (error: unknown) =>
  error instanceof CallError && error.status >= 400 && error.status < 500 && ![401, 429].includes(error.status)
