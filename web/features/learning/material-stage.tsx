import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
import type { CourseToLearn, MaterialToLearn } from '#contract/learning/learning.ts'
import { CheckPanel } from '#web/features/checks/index.ts'
import { MaterialViewer, ViewerLoading } from '#web/features/viewers/index.ts'
import { Button } from '#web/ui/button.tsx'
import { courseToLearnQuery } from './learning.api.ts'
import { MaterialFrame } from './material-frame.tsx'
import type { PlaceKeeper } from './place-keeper.ts'
import { StepBar } from './step-bar.tsx'
import type { useLearned } from './use-learned.ts'
import { words } from './words.ts'

interface MaterialStageProps {
  course: CourseToLearn
  material: MaterialToLearn
  previous: MaterialToLearn | undefined
  next: MaterialToLearn | undefined
  learned: ReturnType<typeof useLearned>
  keeper: PlaceKeeper
  onOpen: (material: MaterialToLearn | undefined) => void
  onMaterials: () => void
}

/** The open material, with the steps to the previous and the next one. */
export function MaterialStage({ course, material, previous, next, learned, keeper, onOpen, onMaterials }: MaterialStageProps) {
  const client = useQueryClient()
  const isLearned = learned.isLearned(material.id)
  const markAndGoOn = () => {
    learned.setLearned(material.id, true)
    onOpen(next)
  }
  const end = { onNext: next && (() => onOpen(next)), onMark: course.isBuyer && !isLearned ? markAndGoOn : undefined }
  return (
    <MaterialFrame material={material}>
      <MaterialViewer
        key={material.id}
        material={material}
        readAgain={async () => (await client.fetchQuery({ ...courseToLearnQuery(course.id), staleTime: 0 })).materials}
        onPlace={(place, isSettled) => keeper.moved(material.id, place, isSettled)}
        checkPanel={
          <Suspense fallback={<ViewerLoading label={words.openingCheck} />}>
            <CheckPanel
              checkId={material.id}
              courseId={course.id}
              isLearned={isLearned}
              onPassed={(progress) => learned.passed(material.id, progress)}
            />
          </Suspense>
        }
        whenEnded={(playAgain) => <EndOfVideo {...end} onAgain={playAgain} />}
      />
      <StepBar
        previous={previous}
        next={next}
        isLearned={isLearned}
        canLearn={course.isBuyer}
        isCheck={material.kind === 'check'}
        onLearned={(isLearned) => learned.setLearned(material.id, isLearned)}
        onOpen={onOpen}
        onMaterials={onMaterials}
      />
    </MaterialFrame>
  )
}

interface EndOfVideoProps {
  /** Undefined if there is no next material. */
  onNext: (() => void) | undefined
  /** Undefined if there is nothing to mark. */
  onMark: (() => void) | undefined
  onAgain: () => void
}

/** What to do after a video. Nothing happens by itself, because only the learner knows whether it is learned. */
function EndOfVideo({ onNext, onMark, onAgain }: EndOfVideoProps) {
  return (
    <>
      {onMark && <Button onClick={onMark}>{onNext ? words.markAndGoOn : words.mark}</Button>}
      {!onMark && onNext && <Button onClick={onNext}>{words.goOn}</Button>}
      <Button variant="default" onClick={onAgain}>
        {words.watchAgain}
      </Button>
    </>
  )
}
