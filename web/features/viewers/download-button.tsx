import { Button, type ButtonProps } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { notifyProblem } from '#web/ui/notify.tsx'
import { DownloadIcon } from '#web/ui/viewer-icons.tsx'

interface DownloadButtonProps extends ButtonProps {
  freshLink: () => Promise<string>
}

/** A button, because a link that is good now would have expired when it is followed later. */
export function DownloadButton({ freshLink, ...button }: DownloadButtonProps) {
  const download = useDownload(freshLink)
  return (
    <Button leftSection={<DownloadIcon />} loading={download.isPending} onClick={() => download.mutate()} {...button}>
      Download
    </Button>
  )
}

export const useDownload = (freshLink: () => Promise<string>) =>
  useMutation({ mutationFn: freshLink, onSuccess: save, onError: notifyProblem })

/** The server sends every book as something to be saved, so the page stays. */
function save(link: string) {
  const anchor = document.createElement('a')
  anchor.href = link
  anchor.download = ''
  anchor.click()
}
