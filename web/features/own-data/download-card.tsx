import { Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import type { ReactNode } from 'react'
import type { DataDownload } from '#contract/own-data/own-data.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatMinute, formatSize, percent } from '#web/ui/format.ts'
import { common } from '#web/ui/words.ts'
import { useRequestDownload } from './own-data.api.ts'
import classes from './own-data.module.css'
import { words } from './words.ts'

export function DownloadCard({ download }: { download: DataDownload | null }) {
  const request = useRequestDownload()
  const prepareButton = (label: string, variant: 'filled' | 'default') => (
    <Button variant={variant} loading={request.isPending} onClick={() => request.mutate()}>
      {label}
    </Button>
  )
  return (
    <Card title={words.download}>
      <div className={classes.content}>
        <p className={classes.text}>{words.downloadHelp}</p>
        <div>
          {/* The live region is there from the start, so that a screen reader says what changes. */}
          <div role="status" className={classes.status}>
            {download && <State download={download} />}
          </div>
          {buttonsFor(download, prepareButton)}
        </div>
        {request.isError && <ErrorList messages={errorMessages(request.error)} />}
      </div>
    </Card>
  )
}

function buttonsFor(
  download: DataDownload | null,
  prepareButton: (label: string, variant: 'filled' | 'default') => ReactNode,
): ReactNode {
  if (!download) return prepareButton(words.prepare, 'filled')
  if (download.state === 'failed') return prepareButton(common.tryAgain, 'filled')
  if (!download.ready) return null
  return (
    <div className={classes.buttons}>
      <LinkButton href={download.ready.link} download>
        {words.downloadZip}
      </LinkButton>
      {prepareButton(words.prepareAgain, 'default')}
    </div>
  )
}

function State({ download: { state, progress, ready, requestedAtUTC } }: { download: DataDownload }) {
  if (ready) {
    const [time, end] = [formatMinute(requestedAtUTC), formatMinute(ready.keptUntilUTC)]
    return <p className={classes.text}>{words.isReady({ time, size: formatSize(ready.size), end })}</p>
  }
  if (state === 'failed') return <p className={classes.text}>{words.hasFailed}</p>
  return (
    <>
      <p className={classes.text}>{state === 'waiting' ? words.isWaiting : words.isPreparing}</p>
      <Progress className={classes.progress} value={progress} aria-label={words.progress({ percent: percent(progress) })} />
    </>
  )
}
