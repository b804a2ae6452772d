import { formLimits } from '#contract/core/form-limits.ts'
import type { Goal, GoalForm } from '#contract/goals/goals.ts'
import { noteAct } from '#server/audit/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { breaks, type Db } from '#server/core/database/db.ts'
import { badField, conflict, notFound, takenField } from '#server/core/errors.ts'
import { findGoal, insertGoal, listGoals, lockGoals, removeGoal, setOrder, setSkills, updateWords } from './goals.queries.ts'

export function addGoal(parts: Parts, adminId: number, form: GoalForm): Promise<Goal> {
  return inTransaction(parts, async ({ db, clock }) => {
    await lockGoals(db)
    if ((await listGoals(db)).length >= formLimits.goals.max)
      throw conflict(`There can be at most ${formLimits.goals.max} goals. Remove one first.`)
    const { id } = await insertGoal(db, form)
    await noteAct(db, { adminId, act: 'add-goal', details: form.name, now: clock.now() })
    return withSkills(db, id, form)
  }).catch(nameTaken)
}

export function changeGoal(parts: Parts, adminId: number, id: number, form: GoalForm): Promise<Goal> {
  return inTransaction(parts, async ({ db, clock }) => {
    if (!(await updateWords(db, id, form))) throw noSuchGoal()
    await noteAct(db, { adminId, act: 'change-goal', details: form.name, now: clock.now() })
    return withSkills(db, id, form)
  }).catch(nameTaken)
}

/** All of them or none: a skill may have been deleted while the Admin chose. */
async function withSkills(db: Db, id: number, { skills }: GoalForm): Promise<Goal> {
  if ((await setSkills(db, id, skills)) < skills.length) throw badField('skills', 'One of these skills does not exist any more.')
  const goal = await findGoal(db, id)
  if (!goal) throw noSuchGoal()
  return goal
}

export function putInOrder(parts: Parts, adminId: number, ids: number[]): Promise<void> {
  return inTransaction(parts, async ({ db, clock }) => {
    await lockGoals(db)
    const goals = await listGoals(db)
    const names = ids.flatMap((wanted) => goals.find(({ id }) => id === wanted)?.name ?? [])
    if (names.length !== goals.length || new Set(ids).size !== goals.length)
      throw conflict('The list of goals has been changed since you opened it. Reload it to see the others.')
    await setOrder(db, ids)
    await noteAct(db, { adminId, act: 'order-goals', details: names.join(', '), now: clock.now() })
  })
}

export function takeGoalAway(parts: Parts, adminId: number, id: number): Promise<void> {
  return inTransaction(parts, async ({ db, clock }) => {
    const goal = await removeGoal(db, id)
    if (!goal) throw noSuchGoal()
    await noteAct(db, { adminId, act: 'remove-goal', details: goal.name, now: clock.now() })
  })
}

const noSuchGoal = () => notFound('This goal does not exist.')

function nameTaken(error: unknown): never {
  if (breaks(error, 'goals_name')) throw takenField('name', 'A goal with this name already exists.')
  throw error
}
