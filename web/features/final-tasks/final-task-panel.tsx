import { Title } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import classes from './final-task-panel.module.css'
import { OwnSubmission } from './own-submission.tsx'
import { finalTaskQuery } from './reviews.api.ts'
import { TaskDescription } from './task-description.tsx'
import { WaitingTasks } from './waiting-tasks.tsx'

interface FinalTaskPanelProps {
  courseId: number
  finalTask: { id: number; name: string }
  isAuthor: boolean
}

/** The task with the learner's submission or, for the author of the course, with the submissions that wait for a review. */
export function FinalTaskPanel({ courseId, finalTask, isAuthor }: FinalTaskPanelProps) {
  const query = useQuery(finalTaskQuery(courseId))
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div>
        <p className={classes.kind}>Final task</p>
        <Title order={2} id={id}>
          {finalTask.name}
        </Title>
      </div>
      <Loaded query={query} skeleton={<LoadingRows rows={6} />}>
        {(task) =>
          isAuthor ? (
            <>
              <WaitingTasks courseId={courseId} />
              <TaskDescription task={task} />
            </>
          ) : (
            <OwnSubmission courseId={courseId} task={task} />
          )
        }
      </Loaded>
    </section>
  )
}
