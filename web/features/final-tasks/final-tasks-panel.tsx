import { useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import { type FinalTask, spanInMinutes } from '#contract/final-tasks/final-tasks.ts'
import { PickerList } from '#web/ui/picker-list.tsx'
import { spanInWords } from '#web/ui/time-words.ts'
import { EditFinalTask } from './edit-final-task.tsx'
import { FinalTaskForm } from './final-task-form.tsx'
import { finalTasksQuery, useDeleteFinalTask } from './final-tasks.api.ts'
import { words } from './words.ts'

interface FinalTasksPanelProps {
  chosenId: number | undefined
  onChoose: (task: { id: number; name: string } | null) => void
}

/** The user's own final tasks, of which a course has one or none. A new one is chosen at once. */
export function FinalTasksPanel({ chosenId, onChoose }: FinalTasksPanelProps) {
  const remove = useDeleteFinalTask()
  const [edited, setEdited] = useState<number>()
  const choose = ({ id, name }: FinalTask) => onChoose({ id, name })
  return (
    <>
      <PickerList
        label={words.finalTasks}
        mode="one"
        list={finalTasksQuery}
        rows={limits.pageSize.finalTasks}
        getName={({ name }) => name}
        details={taskDetails}
        chosenIds={new Set(chosenId === undefined ? [] : [chosenId])}
        onToggle={(task, isChosen) => (isChosen ? choose(task) : onChoose(null))}
        onEdit={({ id }) => setEdited(id)}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty={words.noneYet}
      />
      <FinalTaskForm onSaved={choose} />
      {edited !== undefined && (
        <EditFinalTask
          id={edited}
          onSaved={(task) => task.id === chosenId && choose(task)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  )
}

const taskDetails = ({ reviewQuestions, reviewDeadlineTime }: FinalTask) =>
  words.taskDetails({ count: reviewQuestions.length, time: spanInWords(spanInMinutes(reviewDeadlineTime)) })
