import { useMutation } from '@tanstack/react-query'
import { notifyProblem } from './notify.tsx'
import { saveBlob } from './save-file.ts'
import { words } from './words.ts'

interface Document {
  load: () => Promise<Blob>
  /** For browsers that block new windows: the document is saved instead. */
  fileName: string
  /** For screens that show errors themselves. */
  onProblem?: (error: Error) => void
}

/** Shows a document in a new window. `open` must be called in a click handler. */
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

/** Browsers allow a new window only during the click itself, so it is opened empty and filled later. */
function openWindow(): Window | null {
  const opened = window.open('', '_blank')
  if (!opened) return null
  opened.opener = null
  opened.document.title = words.oneMoment
  opened.document.body.textContent = words.preparing
  return opened
}

function show(document: Blob, opened: Window | null, fileName: string) {
  // The address is never revoked, because viewers read it again to save or print.
  if (opened && !opened.closed) opened.location.replace(URL.createObjectURL(document))
  else saveBlob(document, fileName)
}
