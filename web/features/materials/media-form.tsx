import type { UseFormReturnType } from '@mantine/form'
import type { UseMutationResult } from '@tanstack/react-query'
import { type ReactNode, useContext, useEffect, useRef, useState } from 'react'
import { createButtons, editTitles, newTitles } from '#contract/materials/authoring-words.ts'
import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import { CallError } from '#web/core/call-error.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { CreateForm } from '#web/ui/create-form.tsx'
import { FileDrop } from '#web/ui/upload/file-drop.tsx'
import { acceptedExtensions, whyRefused } from '#web/ui/upload/file-rule.ts'
import { UploadActions, UploadState } from '#web/ui/upload/upload-state.tsx'
import { common } from '#web/ui/words.ts'
import type { MaterialFormProps } from './form-props.ts'
import { keptFields } from './kept-fields.ts'
import type { MediaInput } from './materials.api.ts'
import { fillIn, mediaRules, uploadHelp } from './media-files.ts'
import { type MediaUpload, Tray, UploadStopped } from './use-media-upload.ts'
import { words } from './words.ts'

interface MediaFormProps<Values, Item> extends MaterialFormProps<Item> {
  folder: UploadFolder
  kind: MaterialKind
  form: UseFormReturnType<Values>
  media: MediaUpload
  save: UseMutationResult<Item, Error, MediaInput>
  /** In the format of the API. */
  toFields: (values: Values) => Record<string, string | number>
  /** Called when an acceptable file was chosen. */
  onFile: (file: File) => void
  children: ReactNode
}

/**
 * The form of a book or a video, sent as soon as its file is uploaded. An existing one may keep its file. A form of a new one that is left
 * with a file passes it on to the tray, which creates it; nothing that was uploaded gets lost.
 */
export function MediaForm<Values extends Record<string, unknown>, Item>(props: MediaFormProps<Values, Item>) {
  const { item, given, onSaved, onFiles, folder, kind, form, media, save, toFields, onFile, children } = props
  const { upload, isUnderWay, uploader } = media
  const tray = useContext(Tray)
  const isSending = useRef(false)
  const isLeft = useRef(false)
  const fields = useRef(() => toFields(form.getValues()))
  const letGo = useRef(() => {
    if (given) return
    if (item) uploader.cancel()
    else if (uploader.isUsable()) tray.adopt(uploader, fields.current())
  })
  useEffect(() => {
    const leave = letGo.current
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (!isSending.current) leave()
    }
  }, [])
  const { values } = form
  useEffect(() => {
    if (!item && upload) keptFields(folder, upload.file).keep(toFields(values))
  }, [item, upload, folder, values, toFields])
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    try {
      const uploadId = upload ? media.finished : undefined
      const saved = await save.mutateAsync({ fields: fields.current, uploadId })
      uploader.release()
      form.reset()
      onSaved(saved)
    } catch (error) {
      uploader.refuseBy(error)
      if (isLeft.current) letGo.current()
    } finally {
      isSending.current = false
    }
  }
  const isValid = form.isValid() && (upload ? media.isUsable : item !== undefined)
  const button = item ? common.save : createButtons[kind]
  // Errors about the file are shown beside it.
  const isAboutFile = save.error instanceof CallError && save.error.errors.file !== undefined
  return (
    <CreateForm
      title={item ? editTitles[kind] : newTitles[kind]}
      isPlain={item !== undefined || given !== undefined}
      isValid={isValid}
      isBusy={save.isPending && !isUnderWay}
      button={save.isPending && isUnderWay ? media.progress : button}
      error={isAboutFile || save.error instanceof UploadStopped ? null : save.error}
      onSubmit={form.onSubmit(() => void send())}
    >
      <MediaFile folder={folder} media={media} hasOld={item !== undefined} onFile={onFile} onFiles={onFiles} />
      {children}
    </CreateForm>
  )
}

interface MediaFileProps {
  folder: UploadFolder
  media: MediaUpload
  /** Whether there is a file that the new one replaces. */
  hasOld: boolean
  onFile: (file: File) => void
  onFiles: ((files: File[]) => void) | undefined
}

function MediaFile({ folder, media: { upload, uploader }, hasOld, onFile, onFiles }: MediaFileProps) {
  const [refusal, setRefusal] = useState<string>()
  const take = (file: File) => {
    const refused = whyRefused(mediaRules[folder], file)
    setRefusal(refused)
    if (refused) return
    uploader.start(file)
    onFile(file)
  }
  return (
    <FileDrop
      label={hasOld ? words.replaceFile : words.file}
      accept={acceptedExtensions(mediaRules[folder])}
      help={uploadHelp(folder, hasOld)}
      error={refusal}
      onFile={take}
      onFiles={onFiles}
      actions={upload && <UploadActions upload={upload} onCancel={uploader.cancel} onRetry={uploader.retry} />}
    >
      {upload && <UploadState upload={upload} />}
    </FileDrop>
  )
}

/** Puts the facts from a file into the form. They may replace those of the file before, but not typed text. */
export function useFillIn<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'setValues'>,
  atFirst: Partial<Values> = {},
) {
  const before = useRef<Partial<Values>>(atFirst)
  return (found: Partial<Values>) => {
    form.setValues(fillIn(form.getValues(), found, before.current))
    before.current = { ...before.current, ...found }
  }
}
