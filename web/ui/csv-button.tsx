import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from './button.tsx'
import { formatSize } from './format.ts'
import { DownloadIcon } from './icons.tsx'
import { notifyProblem } from './notify.tsx'
import { saveBlob } from './save-file.ts'
import { words } from './words.ts'

interface CsvButtonProps {
  /** The name of the file. */
  name: string
  /** With `callFile`. Reports how many bytes have come. */
  load: (onProgress: (bytes: number) => void) => Promise<Blob>
  /** What is downloaded, for screen readers, where a page has several. */
  what?: string
}

/**
 * Downloads a whole table, not only what is shown. Fetched with the token in a header and then saved, because a token in an address
 * would stay in histories and logs.
 */
export function CsvButton({ name, load, what }: CsvButtonProps) {
  const [bytes, setBytes] = useState(0)
  const download = useMutation({
    mutationFn: () => load(setBytes),
    onSuccess: (file) => saveBlob(file, name),
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
      aria-label={what && !download.isPending ? words.downloadCsvOf({ what }) : undefined}
      aria-disabled={download.isPending || undefined}
      data-disabled={download.isPending || undefined}
      onClick={start}
    >
      {download.isPending ? words.downloading({ size: formatSize(bytes) }) : words.downloadCsv}
    </Button>
  )
}
