import { formLimits } from '#contract/core/form-limits.ts'
import type { Goal, GoalForm } from '#contract/goals/goals.ts'
import { noteAct } from '#server/audit/index.ts'
import { inTransaction, type Parts } from '#server/core/app.ts'
import { breaks, type Db } from '#server/core/database/db.ts'
import { findGoal, insertGoal, listGoals, lockGoals, removeGoal, setOrder, setSkills, updateWords } from './goals.queries.ts'
import { refusals } from './words.ts'

export function addGoal(parts: Parts, adminId: number, form: GoalForm): Promise<Goal> {
  return inTransaction(parts, async ({ db, clock }) => {
    await lockGoals(db)
    if ((await listGoals(db)).length >= formLimits.goals.max) throw refusals.tooMany({ count: formLimits.goals.max })
    const { id } = await insertGoal(db, form)
    await noteAct(db, { adminId, act: 'add-goal', details: form.name, now: clock.now() })
    return withSkills(db, id, form)
  }).catch(nameTaken)
}

export function changeGoal(parts: Parts, adminId: number, id: number, form: GoalForm): Promise<Goal> {
  return inTransaction(parts, async ({ db, clock }) => {
    if (!(await updateWords(db, id, form))) throw refusals.noSuchGoal()
    await noteAct(db, { adminId, act: 'change-goal', details: form.name, now: clock.now() })
    return withSkills(db, id, form)
  }).catch(nameTaken)
}

/** All of them or none: a skill may have been deleted while the Admin chose. */
async function withSkills(db: Db, id: number, { skills }: GoalForm): Promise<Goal> {
  if ((await setSkills(db, id, skills)) < skills.length) throw refusals.skillGone()
  const goal = await findGoal(db, id)
  if (!goal) throw refusals.noSuchGoal()
  return goal
}

export function putInOrder(parts: Parts, adminId: number, ids: number[]): Promise<void> {
  return inTransaction(parts, async ({ db, clock }) => {
    await lockGoals(db)
    const goals = await listGoals(db)
    const names = ids.flatMap((wanted) => goals.find(({ id }) => id === wanted)?.name ?? [])
    if (names.length !== goals.length || new Set(ids).size !== goals.length) throw refusals.listChanged()
    await setOrder(db, ids)
    await noteAct(db, { adminId, act: 'order-goals', details: names.join(', '), now: clock.now() })
  })
}

export function takeGoalAway(parts: Parts, adminId: number, id: number): Promise<void> {
  return inTransaction(parts, async ({ db, clock }) => {
    const goal = await removeGoal(db, id)
    if (!goal) throw refusals.noSuchGoal()
    await noteAct(db, { adminId, act: 'remove-goal', details: goal.name, now: clock.now() })
  })
}

function nameTaken(error: unknown): never {
  if (breaks(error, 'goals_name')) throw refusals.nameTaken()
  throw error
}
