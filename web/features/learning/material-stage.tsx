import { Title } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import type { CourseToLearn, MaterialToLearn } from '#contract/learning.ts'
import { factsOf } from '#web/features/courses/index.ts'
import classes from './material-stage.module.css'
import { MaterialViewer } from './material-viewer.tsx'
import type { PlaceKeeper } from './place-keeper.ts'
import { StepBar } from './step-bar.tsx'
import type { useLearned } from './use-learned.ts'

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
  const id = useId()
  const heading = useFocusWhenChanged(material.id)
  const { kind, facts } = factsOf(material)
  const isLearned = learned.isLearned(material.id)
  const markAndGoOn = () => {
    learned.setLearned(material.id, true)
    onOpen(next)
  }
  return (
    <section aria-labelledby={id} className={classes.stage}>
      <div className={classes.head}>
        <Title order={2} id={id} ref={heading} tabIndex={-1} className={classes.name}>
          {material.name}
        </Title>
        <p className={classes.facts}>{[kind, ...facts].join(' · ')}</p>
      </div>
      <MaterialViewer
        key={material.id}
        courseId={course.id}
        material={material}
        onPlace={(place, isSettled) => keeper.moved(material.id, place, isSettled)}
        end={{ onNext: next && (() => onOpen(next)), onMark: course.isBuyer && !isLearned ? markAndGoOn : undefined }}
      />
      <StepBar
        previous={previous}
        next={next}
        isLearned={isLearned}
        canLearn={course.isBuyer}
        onLearned={(isLearned) => learned.setLearned(material.id, isLearned)}
        onOpen={onOpen}
        onMaterials={onMaterials}
      />
    </section>
  )
}

/** Focuses the heading of the next material, so that a screen reader says its name and continues from there. */
function useFocusWhenChanged(materialId: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(materialId)
  useEffect(() => {
    if (shown.current === materialId) return
    shown.current = materialId
    heading.current?.focus({ preventScroll: true })
  }, [materialId])
  return heading
}
