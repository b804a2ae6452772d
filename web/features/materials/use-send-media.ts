import type { UseFormReturnType } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { CallError } from '#web/core/call-error.ts'
import type { MediaInput } from './materials.api.ts'
import { UploadStopped, type useMediaUpload } from './use-media-upload.ts'

interface Sending<Values, Item> {
  form: UseFormReturnType<Values>
  media: ReturnType<typeof useMediaUpload>
  save: UseMutationResult<Item, Error, MediaInput>
  /** As the server takes them. */
  fieldsOf: (values: Values) => Record<string, string | number>
  /** A change may leave the file as it is. */
  isFileNeeded: boolean
  /** What the button does: "Create Book". */
  button: string
  onDone: (item: Item) => void
}

/** Sends the form of a book or a video as soon as its file has arrived. */
export function useSendMedia<Values extends Record<string, unknown>, Item>(sending: Sending<Values, Item>) {
  const { form, media, save, fieldsOf, isFileNeeded, button, onDone } = sending
  const send = async () => {
    if (save.isPending) return
    const uploadId = media.upload ? media.finished : undefined
    try {
      const item = await save.mutateAsync({ fields: () => fieldsOf(form.getValues()), uploadId })
      media.release()
      onDone(item)
    } catch (error) {
      media.refusedBy(error)
    }
  }
  const isFileRight = media.upload ? media.isUsable : !isFileNeeded
  const isAboutFile = save.error instanceof CallError && save.error.errors.file !== undefined
  return {
    send,
    isValid: form.isValid() && isFileRight,
    isBusy: save.isPending && !media.isUnderWay,
    button: save.isPending && media.isUnderWay ? media.progress : button,
    // What concerns the file is said beside it.
    error: isAboutFile || save.error instanceof UploadStopped ? null : save.error,
  }
}
