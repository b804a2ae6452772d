import { useMutation } from '@tanstack/react-query'
import { notifyProblem } from './notify.tsx'

interface Document {
  load: () => Promise<Blob>
  /** For browsers that let no window open: the document is saved instead. */
  fileName: string
  /** Where the screen has a place of its own for what went wrong. */
  onProblem?: (error: Error) => void
}

/** Shows a document in a window of its own. `open` must be called by a click. */
export function useOpenPdf({ load, fileName, onProblem = notifyProblem }: Document) {
  const { mutate, isPending } = useMutation({
    mutationFn: async (opened: Window | null) => {
      try {
        show(await load(), opened, fileName)
      } catch (error) {
        opened?.close()
        throw error
      }
    },
    onError: onProblem,
  })
  return { open: () => mutate(openWindow()), isPending }
}

/** Browsers open a window only in the click itself, so it waits there for what it will show. */
function openWindow(): Window | null {
  const opened = window.open('', '_blank')
  if (!opened) return null
  opened.opener = null
  opened.document.title = 'One moment'
  opened.document.body.textContent = 'Preparing your document …'
  return opened
}

/** The address stays good as long as this page lives: viewers read it again to save or print. */
function show(document: Blob, opened: Window | null, fileName: string) {
  const address = URL.createObjectURL(document)
  if (opened && !opened.closed) opened.location.replace(address)
  else save(address, fileName)
}

function save(address: string, fileName: string) {
  const link = document.createElement('a')
  link.href = address
  link.download = fileName
  link.click()
}
