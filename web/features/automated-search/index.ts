import { lazy } from 'react'

export { SelectBox, type SelectBoxHandle } from './select-box.tsx'
export { type AutomatedSelect, useAutomatedSelect } from './use-automated-select.ts'
/** Loaded when it is first needed, because most searches are by words. */
export const AutomatedStage = lazy(() => import('./automated-stage.tsx').then((module) => ({ default: module.AutomatedStage })))
