import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Title } from '#web/ui/title.tsx'
import classes from './final-task-panel.module.css'
import { OwnSubmission } from './own-submission.tsx'
import { finalTaskQuery } from './reviews.api.ts'
import { TaskDescription } from './task-description.tsx'
import { WaitingTasks } from './waiting-tasks.tsx'
import { words } from './words.ts'

interface FinalTaskPanelProps {
  course: Pick<CourseToLearn, 'id' | 'isBuyer' | 'reviewsAsAuthor'>
  finalTask: { id: number; name: string }
}

/** The task with the learner's submission and, for the author of the course, with the submissions that wait for a review. */
export function FinalTaskPanel({ course: { id: courseId, isBuyer, reviewsAsAuthor }, finalTask }: FinalTaskPanelProps) {
  const query = useQuery(finalTaskQuery(courseId))
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div>
        <p className={classes.kind}>{words.finalTask}</p>
        <Title order={2} id={id}>
          {finalTask.name}
        </Title>
      </div>
      <Loaded query={query} skeleton={<LoadingRows rows={6} />}>
        {(task) => (
          <>
            {reviewsAsAuthor && <WaitingTasks courseId={courseId} />}
            {reviewsAsAuthor && !isBuyer ? <TaskDescription task={task} /> : <OwnSubmission courseId={courseId} task={task} />}
          </>
        )}
      </Loaded>
    </section>
  )
}
