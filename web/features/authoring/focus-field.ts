import { panelButtonId } from './use-panel.ts'

/** Leads to the place of a field; the lists of the course have a button there. */
export function focusField(path: string) {
  const field = document.querySelector<HTMLElement>(`[data-path="course-${path}"]`)
  const button = document.getElementById(buttons[path.split('.')[0] ?? ''] ?? '')
  const target = field ?? button
  target?.focus()
}

export const thumbnailButtonId = 'choose-thumbnail'

const buttons: Record<string, string> = {
  thumbnail: thumbnailButtonId,
  skills: panelButtonId('skills'),
  buildsOn: panelButtonId('buildsOn'),
  materials: panelButtonId('videos'),
  finalTask: panelButtonId('finalTasks'),
}
