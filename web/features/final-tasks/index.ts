export { EditFinalTask } from './edit-final-task.tsx'
export { FinalTaskPanel } from './final-task-panel.tsx'
export { FinalTasksPanel } from './final-tasks-panel.tsx'
export { hasBegunTask } from './use-final-task-form.ts'
