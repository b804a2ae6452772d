import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LessonContent } from '#contract/materials/lessons.ts'
import { Title } from '#web/ui/title.tsx'
import { useIsWide } from '#web/ui/use-is-wide.ts'
import { headingsOf, type LessonHeading } from './lesson-contents.ts'
import { LessonNav } from './lesson-nav.tsx'
import { LessonText } from './lesson-text.tsx'
import { LessonToolbar } from './lesson-toolbar.tsx'
import classes from './lesson-viewer.module.css'
import { contentsShown } from './preferences.ts'
import { firstInView } from './reading-place.ts'
import { useTextSize } from './toolbar.tsx'
import { useAfterScroll } from './use-after-scroll.ts'
import { useLesson } from './use-lesson.ts'
import { useShortcuts } from './use-shortcuts.ts'
import type { FileViewerProps } from './viewer-props.ts'
import { LessonProblem, ViewerLoading } from './viewer-state.tsx'
import { words } from './words.ts'

interface LessonViewerProps extends FileViewerProps {
  name: string
}

/** A lesson. The place is the number of the first block in view. */
export function LessonViewer({ name, ...props }: LessonViewerProps) {
  const { content, hasFailed, renewPictures, tryAgain } = useLesson(props)
  if (hasFailed) return <LessonProblem onTryAgain={tryAgain} />
  if (!content) return <ViewerLoading label={words.openingLesson} />
  return <Lesson {...props} name={name} content={content} renewPictures={renewPictures} />
}

interface LessonProps extends Pick<LessonViewerProps, 'name' | 'place' | 'onPlace'> {
  content: LessonContent
  renewPictures: () => Promise<void>
}

function Lesson({ name, content: { text, pictures }, place, onPlace, renewPictures }: LessonProps) {
  const page = useRef<HTMLDivElement>(null)
  const { size, step } = useTextSize()
  const headings = useMemo(() => headingsOf(text), [text])
  const contents = useContents(headings)
  const blocks = () => [...(page.current?.children ?? [])]
  const { block, moved } = useBlockInView({ text, blocks, place, onPlace })
  useShortcuts({ '+': () => step(1), '-': () => step(-1) })
  const goTo = (heading: LessonHeading) => {
    // On a phone the list is above the text, which moves up without it.
    flushSync(contents.leave)
    const element = blocks()[heading.block]
    element?.scrollIntoView({ block: 'start' })
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    moved(heading.block)
  }
  return (
    <div className={classes.lesson}>
      <LessonToolbar contents={contents} />
      <div className={classes.body} data-listed={contents.isListed || undefined}>
        <Title order={2} className={classes.name}>
          {name}
        </Title>
        {contents.isListed && (
          <LessonNav
            id={contents.id}
            headings={headings}
            current={headings.findLast((heading) => heading.block <= block)}
            onGo={goTo}
          />
        )}
        <LessonText ref={page} text={text} pictures={pictures} size={size} renewPictures={renewPictures} />
      </div>
    </div>
  )
}

/** From this width on, in em, the contents are beside the text. */
const roomForContents = 75

/** Whether the contents are shown. Beside the text they are, until the learner folds them; on a phone only until one is chosen. */
function useContents(headings: LessonHeading[]) {
  const id = useId()
  const isBeside = useIsWide(roomForContents)
  const [shownBeside, showBeside] = contentsShown.use()
  const [isOpen, setOpen] = useState(false)
  const isShown = isBeside ? shownBeside === 'on' : isOpen
  const isUseful = headings.length > 1
  return {
    id,
    isUseful,
    isListed: isUseful && isShown,
    toggle: () => (isBeside ? showBeside(isShown ? 'off' : 'on') : setOpen(!isOpen)),
    leave: () => setOpen(false),
  }
}

interface Reading extends Pick<LessonProps, 'place' | 'onPlace'> {
  text: LessonContent['text']
  blocks: () => Element[]
}

/** Begins where the learner stopped, and remembers where they are. */
function useBlockInView({ text, blocks, place, onPlace }: Reading) {
  const [start] = useState(() => Math.min(Number(place) || 0, text.content.length - 1))
  const [block, setBlock] = useState(start)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it begins there only once
  useEffect(() => {
    if (start > 0) blocks()[start]?.scrollIntoView({ block: 'start', behavior: 'instant' })
  }, [])
  const moved = (to: number) => {
    setBlock(to)
    onPlace(String(to), true)
  }
  useAfterScroll(text, () => {
    const first = firstInView({ places: blocks().map((element, at) => ({ element, steps: String(at) })) })
    if (first !== undefined) moved(Number(first))
  })
  return { block, moved }
}
