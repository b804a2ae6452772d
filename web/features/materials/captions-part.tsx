import { FileButton, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef, useState } from 'react'
import { formLimits } from '#contract/core/form-limits.ts'
import type { Captions } from '#contract/materials/captions.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatSize } from '#web/ui/format.ts'
import { IconButton } from '#web/ui/icon-button.tsx'
import { RemoveIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { Title } from '#web/ui/title.tsx'
import { useAskBeforeClosing } from '#web/ui/upload/use-upload.ts'
import classes from './captions.module.css'
import { captionsQuery, useDeleteCaptions, useSetCaptions } from './materials.api.ts'
import { readText } from './read-text.ts'
import { words } from './words.ts'

const size = formatSize(formLimits.captions.maxBytes)

/** The captions of a video in its languages. Saved at once, because they are not part of the form above. */
export function CaptionsPart({ videoId }: { videoId: number }) {
  const id = useId()
  const query = useQuery(captionsQuery(videoId))
  const set = useSetCaptions(videoId)
  const remove = useDeleteCaptions(videoId)
  const [language, setLanguage] = useState('en')
  const [refusal, setRefusal] = useState<string>()
  const reset = useRef<() => void>(null)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  useAskBeforeClosing(set.isPending)
  const add = async (file: File | null) => {
    reset.current?.()
    if (!file) return
    setRefusal(file.size > formLimits.captions.maxBytes ? words.tooLarge({ size }) : undefined)
    if (file.size > formLimits.captions.maxBytes) return
    const label = languageName(language)
    await set.mutateAsync({ language, label, text: await readText(file) }).then(
      () => notifyDone(words.captionsSaved({ language: label })),
      // Beside the field, unless it is gone by now.
      (error) => isLeft.current && notifyProblem(error),
    )
  }
  const failure = refusal ? [refusal] : set.error || remove.error ? errorMessages(set.error ?? remove.error) : undefined
  return (
    <section className={classes.part} aria-labelledby={id}>
      <Title order={3} id={id}>
        {words.captions}
      </Title>
      <Loaded query={query} skeleton={<LoadingRows rows={1} height={44} />}>
        {(captions) =>
          captions.length === 0 ? (
            <p className={classes.quiet}>{words.noCaptions}</p>
          ) : (
            <ul className={classes.rows} aria-label={words.captions}>
              {captions.map((one) => (
                <CaptionsRow
                  key={one.language}
                  captions={one}
                  isBusy={remove.isPending && remove.variables === one.language}
                  onDelete={() => remove.mutate(one.language)}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
      <div className={classes.add}>
        <NativeSelect
          size="sm"
          label={words.language}
          data={languages()}
          value={language}
          onChange={(event) => setLanguage(event.currentTarget.value)}
        />
        <FileButton onChange={add} accept=".vtt,.srt" resetRef={reset} inputProps={{ 'aria-label': words.captionsFile }}>
          {(props) => (
            <Button {...props} variant="default" size="sm" loading={set.isPending}>
              {words.uploadCaptions}
            </Button>
          )}
        </FileButton>
      </div>
      <p className={classes.quiet}>{words.captionsHelp({ size })}</p>
      {failure && <ErrorList messages={failure} />}
    </section>
  )
}

const tags =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id is it ja ka ko lt lv mk ms nl no pl pt pt-BR ro ru sk sl sq sr sv sw ta th tr uk ur vi zh-Hans zh-Hant'.split(
    ' ',
  )

/** In the language itself. */
const languageName = (tag: string) => nameIn(tag, tag)

/** The languages to choose from, by their English names. */
const languages = () =>
  tags.map((value) => ({ value, label: nameIn('en', value) })).sort((a, b) => a.label.localeCompare(b.label, 'en'))

const nameIn = (locale: string, tag: string) => new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag

interface CaptionsRowProps {
  captions: Captions
  isBusy: boolean
  onDelete: () => void
}

function CaptionsRow({ captions: { label, language, link }, isBusy, onDelete }: CaptionsRowProps) {
  return (
    <li className={classes.row}>
      <span lang={language}>{label}</span>
      <span className={classes.quiet}>{language}</span>
      <span className={classes.open}>
        <OutsideLink href={link} isInText>
          {words.open}
        </OutsideLink>
      </span>
      <IconButton label={words.deleteCaptions({ language: label })} title={words.delete} loading={isBusy} onClick={onDelete}>
        <RemoveIcon />
      </IconButton>
    </li>
  )
}
