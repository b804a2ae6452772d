import { QuestionForm } from '#contract/checks/bank.ts'
import type { QuestionInput } from '#contract/checks/questions.ts'
import { CheckForm } from '#contract/materials/checks.ts'
import { createQuestions } from '#server/checks/index.ts'
import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { createCheck } from '#server/materials/index.ts'
import { demoChecks, listQuestions } from './content/checks/index.ts'

/** Makes a check of this author, and returns its id. The skills of its questions are there already. */
export type CheckMaker = (name: string, creatorId: number) => Promise<number>

export function checkMaker(parts: Parts): CheckMaker {
  const bank = new Map<QuestionInput, number>()
  return async (name, creatorId) => {
    const check = demoChecks[name]
    if (!check) throw new Error(`the demo has no check called ${name}`)
    const { pools: _, ...form } = check
    const pool = listQuestions(check)
    // A question that another check of the author has is used again.
    const added = pool.filter(({ question }) => !bank.has(question))
    const skills = await findSkills(parts, added)
    const forms = added.map(({ skill, level, question }) =>
      QuestionForm.parse({ skill: { id: skills.get(skill) }, level, question }),
    )
    const { ids } = await createQuestions(parts, creatorId, forms, { what: 'demo', key: undefined })
    for (const [at, { question }] of added.entries()) bank.set(question, ids[at] ?? 0)
    const questions = pool.map(({ question }) => ({ id: bank.get(question) ?? 0 }))
    const { id } = await createCheck(parts, creatorId, CheckForm.parse({ ...form, name, questions }), {
      what: 'demo',
      key: undefined,
    })
    return id
  }
}

async function findSkills({ db }: Parts, questions: { skill: string }[]): Promise<Map<string, number>> {
  const names = [...new Set(questions.map(({ skill }) => skill))]
  const found = await db.many<{ id: number; name: string }>(sql`select id, name from skills where name = any(${names}::text[])`)
  return new Map(found.map(({ id, name }) => [name, id]))
}
