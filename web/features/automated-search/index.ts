import { lazy } from 'react'

export { planInput, planPdf, planQuery, skillNamesQuery } from './automated-search.api.ts'
export { keepGuestToken, readGuestToken, useGuestLevels } from './guest-levels.ts'
export { MustList } from './must-list.tsx'
export { PlanFigures } from './plan-figures.tsx'
export { PlanResult } from './plan-result.tsx'
export { PlanSwitches } from './plan-switches.tsx'
export { Seal } from './seal.tsx'
export { SelectBox, type SelectBoxHandle } from './select-box.tsx'
export { SkillCombobox, type SkillComboboxHandle } from './skill-combobox.tsx'
export { type AutomatedSelect, useAutomatedSelect } from './use-automated-select.ts'
export { type PlanSearch, planPath, readPlanSearch, readSkill } from './wish-address.ts'
export { firstLevel, useNamed, useWishDraft, withLevel, withNames, withoutMust, withSkill } from './wish-draft.ts'
export { WishList } from './wish-list.tsx'
/** Loaded when it is first needed, because most searches are by words. */
export const AutomatedStage = lazy(() => import('./automated-stage.tsx').then((module) => ({ default: module.AutomatedStage })))
