import { Anchor } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseToLearn, MaterialToLearn } from '#contract/learning/learning.ts'
import { FinalTaskPanel } from '#web/features/final-tasks/index.ts'
import { ChevronLeftIcon } from '#web/ui/first-icons.tsx'
import classes from './material-stage.module.css'
import { words } from './words.ts'

interface FinalTaskStageProps {
  course: CourseToLearn
  finalTask: NonNullable<CourseToLearn['finalTask']>
  /** The material that was open before. */
  material: MaterialToLearn
}

/** Shows the final task instead of a material. It takes the focus from the button that opened it. */
export function FinalTaskStage({ course, finalTask, material }: FinalTaskStageProps) {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => stage.current?.focus({ preventScroll: true }), [])
  return (
    <div ref={stage} tabIndex={-1} className={`${classes.stage} ${classes.task}`}>
      <Anchor
        component={Link}
        to={paths.learnCourse(course.id, { material: material.id })}
        className={classes.back}
        underline="hover"
      >
        <ChevronLeftIcon />
        {words.backToMaterials}
      </Anchor>
      <FinalTaskPanel course={course} finalTask={finalTask} />
    </div>
  )
}
