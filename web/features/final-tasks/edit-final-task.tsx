import { useQuery } from '@tanstack/react-query'
import type { FinalTask } from '#contract/final-tasks/final-tasks.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import classes from './final-task-form.module.css'
import { FinalTaskForm } from './final-task-form.tsx'
import { ownFinalTaskQuery } from './final-tasks.api.ts'
import { words } from './words.ts'

interface EditFinalTaskProps {
  id: number
  onSaved: (task: FinalTask) => void
  onClose: () => void
}

export function EditFinalTask({ id, onSaved, onClose }: EditFinalTaskProps) {
  const query = useQuery(ownFinalTaskQuery(id))
  const saved = (task: FinalTask) => {
    onClose()
    onSaved(task)
  }
  return (
    <Dialog title={words.editTask} size={620} onClose={onClose}>
      <p className={classes.about}>{words.editHelp}</p>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={56} />}>
        {(task) => <FinalTaskForm task={task} onSaved={saved} />}
      </Loaded>
    </Dialog>
  )
}
