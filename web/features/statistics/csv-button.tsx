import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { csvTables } from '#contract/statistics.ts'
import { formatSize } from '#web/ui/format.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { DownloadIcon } from '#web/ui/viewer-icons.tsx'
import { type Asked, downloadCsv } from './download-csv.ts'

interface CsvButtonProps {
  table: (typeof csvTables)[number]
  /** What narrows the table: the filter or the range that is shown. */
  querystring?: Asked
}

/** The whole table, not only the page that is shown. */
export function CsvButton({ table, querystring = {} }: CsvButtonProps) {
  const [bytes, setBytes] = useState(0)
  const download = useMutation({ mutationFn: () => downloadCsv(table, querystring, setBytes), onError: notifyProblem })
  const start = () => {
    if (download.isPending) return
    setBytes(0)
    download.mutate()
  }
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<DownloadIcon />}
      aria-disabled={download.isPending || undefined}
      data-disabled={download.isPending || undefined}
      onClick={start}
    >
      {download.isPending ? `Downloading, ${formatSize(bytes)}` : 'Download CSV'}
    </Button>
  )
}
