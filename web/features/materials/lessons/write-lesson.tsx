import { NumberInput, Textarea, TextInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import { type FormEvent, Suspense, useEffect, useRef, useState } from 'react'
import { createButtons, editTitles, newTitles } from '#contract/materials/authoring-words.ts'
import type { LessonContent } from '#contract/materials/lessons.ts'
import type { Lesson } from '#contract/materials/materials.ts'
import { countWords, isEmpty, type LessonNode, readingMinutes } from '#contract/materials/read-lesson.ts'
import { LessonText } from '#web/features/viewers/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { CreateForm } from '#web/ui/create-form.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { common } from '#web/ui/words.ts'
import classes from './lesson-editor.module.css'
import { LessonEditor } from './lesson-editor.tsx'
import { readMarkdown } from './read-markdown.ts'
import { toLessonText } from './to-lesson-text.ts'
import { toMinutes, useLessonForm, useSaveLesson } from './use-lesson-form.ts'
import { useLessonPictures } from './use-lesson-pictures.ts'
import { words } from './words.ts'
import { writeMarkdown } from './write-markdown.ts'

export interface WriteLessonProps {
  /** The lesson to change, and its text; without them, a new one is written. */
  item?: Lesson | undefined
  content?: LessonContent | undefined
  onSaved: (lesson: Lesson) => void
}

const ways = [
  { value: 'writing', label: words.writing },
  { value: 'markdown', label: words.markdown },
  { value: 'asLearners', label: words.asLearners },
] as const
type Way = (typeof ways)[number]['value']

/** How long one pauses before the text is counted and kept. */
const pause = 400

/** The form of a lesson. Its code is loaded only here: an editor is large. */
export function WriteLesson({ item, content, onSaved }: WriteLessonProps) {
  const { form, clear, isRestored } = useLessonForm(item, content?.text)
  const { text } = form.values
  const [way, setWay] = useState<Way>('writing')
  const [round, setRound] = useState(0)
  const pictures = useLessonPictures(content?.pictures ?? {})
  const save = useSaveLesson(item?.id)
  const typed = useTyped((changed) => form.setFieldValue('text', changed))
  const submit = form.onSubmit(({ name, learningMinutes }) => {
    const body = {
      name,
      learningMinutes: toMinutes(learningMinutes),
      text: toLessonText(typed.latest() ?? form.getValues().text),
    }
    save.mutate(body, {
      onSuccess: (lesson) => {
        typed.drop()
        clear()
        onSaved(lesson)
      },
    })
  })
  const choose = (next: Way) => {
    typed.flush()
    setWay(next)
  }
  const wordsCount = countWords(text)
  const minutes = readingMinutes(wordsCount)
  return (
    <CreateForm
      title={item ? editTitles.lesson : newTitles.lesson}
      button={item ? common.save : createButtons.lesson}
      isPlain
      isValid={form.isValid() && (typed.isWaiting || !isEmpty(text)) && pictures.runningCount === 0}
      isBusy={save.isPending}
      error={save.error}
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        // A dialog is outside of the form of the course, but its events bubble there.
        event.stopPropagation()
        submit(event)
      }}
    >
      {isRestored && (
        <div className={classes.restored}>
          <Notice>{words.changesAreBack}</Notice>
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              typed.drop()
              clear()
              setRound(round + 1)
            }}
          >
            {item ? words.showSaved : words.beginAgain}
          </Button>
        </div>
      )}
      <div className={classes.fields}>
        <TextInput size="sm" label={words.name} autoComplete="off" {...form.getInputProps('name')} />
        <NumberInput
          size="sm"
          label={words.minutesToLearn}
          placeholder={words.byWords({ minutes })}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          {...form.getInputProps('learningMinutes')}
        />
      </div>
      <ChoiceButtons label={words.ways} choices={ways} chosen={way} onChoose={choose} isRow />
      {way === 'writing' && <LessonEditor key={round} text={text} pictures={pictures} onChange={typed.change} />}
      {way === 'markdown' && <MarkdownField text={text} onChange={(changed) => form.setFieldValue('text', changed)} />}
      {way === 'asLearners' && (
        <div className={classes.preview}>
          {isEmpty(text) ? (
            <p>{words.nothingYet}</p>
          ) : (
            <Suspense fallback={<LoadingRows rows={6} height={24} />}>
              <LessonText text={toLessonText(text)} pictures={Object.fromEntries(pictures.links)} />
            </Suspense>
          )}
        </div>
      )}
      <p className={classes.count}>{words.wordsAndTime({ count: wordsCount, minutes })}</p>
    </CreateForm>
  )
}

/** The text is read and kept when one pauses: doing it for each key would make writing slow. */
function useTyped(keep: (text: LessonNode) => void) {
  const read = useRef<(() => LessonNode) | undefined>(undefined)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isWaiting, setWaiting] = useState(false)
  const drop = () => {
    clearTimeout(timer.current)
    read.current = undefined
    setWaiting(false)
  }
  const flush = () => {
    const latest = read.current?.()
    drop()
    if (latest) keep(latest)
  }
  const last = useRef(flush)
  last.current = flush
  // Closing the dialog keeps the last words too.
  useEffect(() => () => last.current(), [])
  return {
    isWaiting,
    change: (next: () => LessonNode) => {
      clearTimeout(timer.current)
      read.current = next
      setWaiting(true)
      timer.current = setTimeout(() => last.current(), pause)
    },
    latest: () => read.current?.(),
    flush,
    drop,
  }
}

interface MarkdownFieldProps {
  text: LessonNode
  onChange: (text: LessonNode) => void
}

function MarkdownField({ text, onChange }: MarkdownFieldProps) {
  const [source, setSource] = useState(() => writeMarkdown(text))
  const change = (next: string) => {
    setSource(next)
    const content = readMarkdown(next)
    onChange({ type: 'doc', content: content.length > 0 ? content : [{ type: 'paragraph' }] })
  }
  return (
    <Textarea
      label={words.markdown}
      description={words.markdownHelp}
      size="sm"
      rows={18}
      resize="vertical"
      classNames={{ input: classes.source ?? '' }}
      spellCheck={false}
      value={source}
      onChange={(event) => change(event.currentTarget.value)}
    />
  )
}
