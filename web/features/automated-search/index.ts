import { lazy } from 'react'

export { SelectBox } from './select-box.tsx'
export { type AutomatedSelect, useAutomatedSelect } from './use-automated-select.ts'
/** Comes when it is first needed: most who search do so by words. */
export const AutomatedStage = lazy(() => import('./automated-stage.tsx').then((module) => ({ default: module.AutomatedStage })))
