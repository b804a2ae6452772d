export { FollowLink } from './follow-link.tsx'
export { keepPlan, keptPlanKey, type ShownPlan } from './kept-plans.api.ts'
export { StepOfPlan } from './step-of-plan.tsx'
export { isSamePlan, stepOf, useKeepPlan, useKeptPlan } from './use-kept-plan.ts'
