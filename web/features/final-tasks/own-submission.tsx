import { useQuery } from '@tanstack/react-query'
import type { FinalTask } from '#contract/final-tasks/final-tasks.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { submittedQuery } from './reviews.api.ts'
import { Submission } from './submission.tsx'
import { SubmitTask } from './submit-task.tsx'
import { TaskDescription } from './task-description.tsx'

/** Shows the task first; once it is submitted, the submission first. */
export function OwnSubmission({ courseId, task }: { courseId: number; task: FinalTask }) {
  const query = useQuery(submittedQuery(task.id))
  return (
    <Loaded query={query} skeleton={<LoadingRows rows={6} />}>
      {(submitted) =>
        submitted ? (
          <>
            <Submission courseId={courseId} submitted={submitted} />
            <TaskDescription task={task} />
          </>
        ) : (
          <>
            <TaskDescription task={task} />
            <SubmitTask finalTaskId={task.id} />
          </>
        )
      }
    </Loaded>
  )
}
