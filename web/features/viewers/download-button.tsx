import { useMutation } from '@tanstack/react-query'
import { Button, type ButtonProps } from '#web/ui/button.tsx'
import { DownloadIcon } from '#web/ui/icons.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { saveFile } from '#web/ui/save-file.ts'
import { words } from './words.ts'

interface DownloadButtonProps extends ButtonProps {
  freshLink: () => Promise<string>
}

/** A button, because a link would have expired by the time it is clicked. */
export function DownloadButton({ freshLink, ...button }: DownloadButtonProps) {
  const download = useDownload(freshLink)
  return (
    <Button leftSection={<DownloadIcon />} loading={download.isPending} onClick={() => download.mutate()} {...button}>
      {words.download}
    </Button>
  )
}

/** The server sends every book as an attachment, so the browser stays on the page. */
export const useDownload = (freshLink: () => Promise<string>) =>
  useMutation({ mutationFn: freshLink, onSuccess: (link) => saveFile(link), onError: notifyProblem })
