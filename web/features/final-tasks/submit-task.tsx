import { Button, Title } from '@mantine/core'
import { useState } from 'react'
import { messagesOf } from '#web/core/call-error.ts'
import { ErrorList } from '#web/ui/error-list.tsx'
import { FileDrop } from '#web/ui/file-drop.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import classes from './final-task-panel.module.css'
import { useSubmitTask } from './reviews.api.ts'
import { useZipUpload } from './use-zip-upload.ts'
import { refusalOf, zipHelp } from './zip-files.ts'
import { ZipState } from './zip-state.tsx'

export function SubmitTask({ finalTaskId }: { finalTaskId: number }) {
  const { zip, start, cancel } = useZipUpload()
  const [refusal, setRefusal] = useState<string>()
  const submit = useSubmitTask(finalTaskId)
  const take = (file: File) => {
    const refused = refusalOf(file)
    setRefusal(refused)
    submit.reset()
    if (!refused) void start(file)
  }
  const send = () => zip?.link && submit.mutate(zip.link, { onSuccess: () => notifyDone('Your final task is submitted.') })
  return (
    <div className={classes.part}>
      <Title order={3}>Your submission</Title>
      <FileDrop label="Your work" accept=".zip" help={zipHelp} error={refusal} onFile={take}>
        {zip && <ZipState zip={zip} onCancel={cancel} onRetry={() => start(zip.file)} />}
      </FileDrop>
      {submit.isError && <ErrorList messages={messagesOf(submit.error)} />}
      <div className={classes.actions}>
        <Button disabled={zip?.state !== 'done'} loading={submit.isPending} onClick={send}>
          Submit
        </Button>
        <span className={classes.quiet}>You can submit once; the file cannot be changed afterwards.</span>
      </div>
    </div>
  )
}
