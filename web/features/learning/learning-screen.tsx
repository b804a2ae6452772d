import { CloseButton } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { data, type LoaderFunctionArgs, useParams } from 'react-router'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { queryClient } from '#web/core/query-client.ts'
import { paragraph } from '#web/core/sentences.ts'
import { useSession } from '#web/core/session.ts'
import { shouldLoadAgain } from '#web/core/should-load-again.ts'
import { CertificateButton } from '#web/features/certificates/index.ts'
import { CourseReturn } from '#web/features/refunds/index.ts'
import { useShortcuts } from '#web/features/viewers/index.ts'
import { SealDrawing } from '#web/ui/drawings.tsx'
import { FinalTaskStage } from './final-task-stage.tsx'
import { courseToLearnQuery } from './learning.api.ts'
import classes from './learning.module.css'
import { LearningHead } from './learning-head.tsx'
import { MaterialList } from './material-list.tsx'
import { MaterialStage } from './material-stage.tsx'
import { MaterialsDrawer } from './materials-drawer.tsx'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'
import { useLearned } from './use-learned.ts'
import { useOpenMaterial } from './use-open-material.ts'
import { usePlaceKeeper } from './use-place-keeper.ts'
import { words } from './words.ts'

function loadCourseToLearn({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  return queryClient.fetchQuery(courseToLearnQuery(Number(id)))
}

function LearningScreen() {
  const { id } = useParams()
  const { data: course } = useSuspenseQuery(courseToLearnQuery(Number(id)))
  const { claims } = useSession()
  return <Learning key={`${claims?.sub} ${course.id}`} course={course} />
}

function Learning({ course }: { course: CourseToLearn }) {
  const { material, previous, next, finalTask, open, openFinalTask } = useOpenMaterial(course)
  const [isCompleted, setCompleted] = useState(false)
  const [dialog, setDialog] = useState<'shortcuts' | 'materials'>()
  const isCelebrating = isCompleted && course.progress === 100
  const learned = useLearned(course, () => setCompleted(true))
  const keeper = usePlaceKeeper(course, finalTask ? undefined : material?.id)
  const close = () => setDialog(undefined)
  const canBeMarked = course.isBuyer && material?.kind !== 'check'
  useShortcuts({
    n: () => open(next),
    p: () => open(previous),
    'shift+l': () => material && canBeMarked && learned.setLearned(material.id, !learned.isLearned(material.id)),
    '?': () => setDialog('shortcuts'),
  })
  if (!material) return null
  const list = (
    <>
      <MaterialList course={course} openId={finalTask ? undefined : material.id} learned={learned} onChoose={close} />
      {course.isBuyer && <CourseReturn courseId={course.id} />}
    </>
  )
  return (
    <div className={classes.screen}>
      <LearningHead
        course={course}
        hasCertificateElsewhere={isCelebrating}
        onFinalTask={openFinalTask}
        onShortcuts={() => setDialog('shortcuts')}
      />
      <div className={classes.columns}>
        <div className={classes.side}>{list}</div>
        <div className={classes.stage}>
          {isCelebrating && <CompletedNote course={course} onClose={() => setCompleted(false)} />}
          {finalTask ? (
            <FinalTaskStage course={course} finalTask={finalTask} material={material} />
          ) : (
            <MaterialStage
              course={course}
              material={material}
              previous={previous}
              next={next}
              learned={learned}
              keeper={keeper}
              onOpen={open}
              onMaterials={() => setDialog('materials')}
            />
          )}
        </div>
      </div>
      <MaterialsDrawer isOpen={dialog === 'materials'} onClose={close}>
        {list}
      </MaterialsDrawer>
      {dialog === 'shortcuts' && <ShortcutsDialog onClose={close} />}
    </div>
  )
}

interface CompletedNoteProps {
  course: CourseToLearn
  onClose: () => void
}

/** Shown when the last material has just been learned. */
function CompletedNote({ course, onClose }: CompletedNoteProps) {
  return (
    <div className={classes.note} role="status">
      <SealDrawing />
      <div className={classes.text}>
        <strong>{words.completed}</strong>
        <p>{paragraph(words.skillsAreYours, course.finalTask !== null && words.finalTaskIsOpen)}</p>
      </div>
      <CertificateButton courseId={course.id} />
      <CloseButton className={classes.close} size="lg" aria-label={words.closeMessage} onClick={onClose} />
    </div>
  )
}

export { LearningScreen as Component, loadCourseToLearn as loader, shouldLoadAgain as shouldRevalidate }
