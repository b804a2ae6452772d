import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { z } from 'zod'
import { type csvTables, statisticsCsv } from '#contract/statistics.ts'
import { callFile } from '#web/core/call-file.ts'
import { formatSize } from '#web/ui/format.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { saveBlob } from '#web/ui/save-file.ts'
import { DownloadIcon } from '#web/ui/viewer-icons.tsx'

interface CsvButtonProps {
  table: (typeof csvTables)[number]
  /** The filter or the range that is shown. */
  querystring?: z.input<typeof statisticsCsv.schema.querystring>
}

/**
 * Downloads the whole table, not only the current page. Fetched with the token in a header and then saved, because a token in an address
 * would stay in histories and logs.
 */
export function CsvButton({ table, querystring = {} }: CsvButtonProps) {
  const [bytes, setBytes] = useState(0)
  const download = useMutation({
    mutationFn: () => callFile(statisticsCsv, { params: { table }, querystring }, 'text/csv', setBytes),
    onSuccess: (file) => saveBlob(file, `${table}.csv`),
    onError: notifyProblem,
  })
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
