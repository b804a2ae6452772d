import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { newTitles } from '#contract/materials/authoring-words.ts'
import type { LessonContent } from '#contract/materials/lessons.ts'
import type { Lesson } from '#contract/materials/materials.ts'
import { fetchResponse, joinText } from '#web/core/fetch-response.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Title } from '#web/ui/title.tsx'
import type { MaterialFormProps } from '../form-props.ts'
import { readMaterial } from '../materials.api.ts'
import classes from './lesson-form.module.css'
import { useBegunName } from './use-lesson-form.ts'
import { words } from './words.ts'

const WriteLesson = lazyPart(async () => (await import('./write-lesson.tsx')).WriteLesson)

/** A lesson needs room: it is written in a dialog, to which a button leads. */
export const lessonDialogSize = 1080

export function LessonForm({ item, onSaved }: Pick<MaterialFormProps<Lesson>, 'item' | 'onSaved'>) {
  return item ? <ChangeLesson item={item} onSaved={onSaved} /> : <NewLesson onSaved={onSaved} />
}

function NewLesson({ onSaved }: { onSaved: (lesson: Lesson) => void }) {
  const [isOpen, setOpen] = useState(false)
  const begun = useBegunName()
  const close = () => {
    setOpen(false)
    begun.readAgain()
  }
  return (
    <div className={classes.new}>
      <Title order={3}>{newTitles.lesson}</Title>
      <p>{words.newLessonHelp}</p>
      <Button size="sm" className={classes.button} onClick={() => setOpen(true)}>
        {begun.name === undefined ? words.write : begun.name ? words.goOn({ name: begun.name }) : words.goOnUnnamed}
      </Button>
      {isOpen && (
        <Dialog title={newTitles.lesson} size={lessonDialogSize} onClose={close}>
          <Suspense fallback={<LoadingRows rows={8} height={32} />}>
            <WriteLesson
              onSaved={(lesson) => {
                onSaved(lesson)
                close()
              }}
            />
          </Suspense>
        </Dialog>
      )}
    </div>
  )
}

function ChangeLesson({ item, onSaved }: { item: Lesson; onSaved: (lesson: Lesson) => void }) {
  const query = useQuery({
    queryKey: ['lesson', item.id],
    queryFn: () => readLesson(item.id),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <Loaded query={query} skeleton={<LoadingRows rows={8} height={32} />}>
      {(content) => (
        <Suspense fallback={<LoadingRows rows={8} height={32} />}>
          <WriteLesson item={item} content={content} onSaved={onSaved} />
        </Suspense>
      )}
    </Loaded>
  )
}

/** By a fresh link: those of the list may have expired. */
async function readLesson(id: number): Promise<LessonContent> {
  const { link } = await readMaterial(id)
  if (!link) throw new Error(words.notLoaded)
  return JSON.parse(joinText((await fetchResponse(link, {})).pieces))
}
