import { FileButton, NativeSelect, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { PictureIcon, PlusIcon } from '#web/ui/icons.tsx'
import { pictureTypes } from '#web/ui/upload/use-picture-upload.ts'
import { withLanguage } from '../lessons/code-languages.ts'
import type { useLessonPictures } from '../lessons/use-lesson-pictures.ts'
import classes from './question-editor.module.css'
import type { QuestionFormState } from './use-question-form.ts'
import { words } from './words.ts'

interface QuestionExtrasProps {
  form: QuestionFormState
  pictures: ReturnType<typeof useLessonPictures>
}

/** Code and a picture, which most questions have not: buttons, until they are wanted. */
export function QuestionExtras({ form, pictures }: QuestionExtrasProps) {
  const { code, picture } = form.values
  const isUploading = pictures.runningCount > 0
  const [added, setAdded] = useState<'code' | 'picture'>()
  const codeButton = useRef<HTMLButtonElement>(null)
  const pictureButton = useRef<HTMLButtonElement>(null)
  const upload = async (file: File | null) => {
    const id = file && (await pictures.upload(file))
    if (!id) return
    form.setFieldValue('picture', { file: id, alt: form.getValues().picture?.alt ?? '' })
    setAdded('picture')
  }
  const remove = (part: 'code' | 'picture') => {
    form.setFieldValue(part, null)
    setAdded(undefined)
  }
  useFocusAfter(code === null, codeButton)
  useFocusAfter(picture === null, pictureButton)
  return (
    <>
      {code && <CodeFields form={form} isNew={added === 'code'} onRemove={() => remove('code')} />}
      {picture && (
        <PictureFields
          form={form}
          link={pictures.links.get(picture.file)}
          isNew={added === 'picture'}
          onRemove={() => remove('picture')}
        />
      )}
      {(!code || !picture) && (
        <div className={classes.extras}>
          {!code && (
            <Button
              ref={codeButton}
              variant="quiet"
              size="sm"
              leftSection={<PlusIcon />}
              onClick={() => {
                form.setFieldValue('code', { language: '', text: '' })
                setAdded('code')
              }}
            >
              {words.addCode}
            </Button>
          )}
          {!picture && (
            <FileButton onChange={upload} accept={pictureTypes} inputProps={{ 'aria-label': words.addPicture }}>
              {(props) => (
                <Button
                  {...props}
                  ref={pictureButton}
                  variant="quiet"
                  size="sm"
                  leftSection={<PictureIcon />}
                  loading={isUploading}
                >
                  {isUploading ? words.uploadingPicture : words.addPicture}
                </Button>
              )}
            </FileButton>
          )}
        </div>
      )}
      <ErrorList messages={pictures.errors} isQuiet />
    </>
  )
}

/** The button that took a part away goes with it: the one that adds it has the focus then. */
function useFocusAfter(isGone: boolean, button: React.RefObject<HTMLButtonElement | null>) {
  const wasGone = useRef(isGone)
  useEffect(() => {
    if (isGone && !wasGone.current && document.activeElement === document.body) button.current?.focus()
    wasGone.current = isGone
  }, [isGone, button])
}

interface PartProps {
  form: QuestionFormState
  isNew: boolean
  onRemove: () => void
}

function CodeFields({ form, isNew, onRemove }: PartProps) {
  const text = useRef<HTMLTextAreaElement>(null)
  useEffect(() => {
    if (isNew) text.current?.focus()
  }, [isNew])
  const languages = withLanguage(form.values.code?.language ?? '').map((value) => ({ value, label: value }))
  return (
    <div className={classes.part}>
      <Textarea
        ref={text}
        size="sm"
        label={words.code}
        rows={4}
        resize="vertical"
        spellCheck={false}
        classNames={{ input: classes.code }}
        {...form.getInputProps('code.text')}
      />
      <div className={classes.partEnd}>
        <NativeSelect
          size="sm"
          label={words.codeLanguage}
          data={[{ value: '', label: words.noLanguage }, ...languages]}
          {...form.getInputProps('code.language')}
        />
        <Button variant="default" size="sm" onClick={onRemove}>
          {words.removeCode}
        </Button>
      </div>
    </div>
  )
}

function PictureFields({ form, link, isNew, onRemove }: PartProps & { link: string | undefined }) {
  const alt = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (isNew) alt.current?.focus()
  }, [isNew])
  return (
    <div className={classes.part}>
      {link ? (
        <img className={classes.picture} src={link} alt={form.values.picture?.alt ?? ''} />
      ) : (
        <p className={classes.help}>{words.missingPicture}</p>
      )}
      <TextInput
        ref={alt}
        size="sm"
        label={words.pictureAlt}
        description={words.pictureAltHelp}
        autoComplete="off"
        {...form.getInputProps('picture.alt')}
      />
      <div className={classes.partEnd}>
        <Button variant="default" size="sm" onClick={onRemove}>
          {words.removePicture}
        </Button>
      </div>
    </div>
  )
}
