import type { Parts } from '#server/core/app.ts'
import { sql } from '#server/core/database/db.ts'
import { type Leaver, pageByPage, questionWithoutPerson, type Topic } from '#server/core/personal-data.ts'
import { listAttemptQuestions } from './attempts.queries.ts'
import { toAnswer } from './to-answer.ts'

/** Few, because a check can have many questions. */
const atOnce = 20

export const ownData = (parts: Parts, userId: number): Topic[] => [
  {
    name: 'created-questions',
    about: 'The questions of your bank, with their keys.',
    rows: () =>
      pageByPage((after) =>
        parts.db.many(sql`
          select q.id, q.version, s.name as skill, v.level, v.question, q.created_at as "createdAt"
            from questions q join question_versions v on v.question_id = q.id and v.version = q.version left join skills s on s.id = v.skill_id
           where q.creator_id = ${userId} and q.id > ${after} order by q.id limit ${atOnce}`),
      ),
  },
  {
    name: 'check-attempts',
    about: 'Your attempts at checks, with the questions as you saw them and your answers. Options are counted from 0.',
    rows: () => listAttempts(parts, userId),
  },
]

interface AttemptToDownload {
  id: number
}

/** Without marks and keys, which only the check's author decides to tell. */
async function* listAttempts({ db }: Parts, userId: number): AsyncGenerator<object> {
  const attempts = pageByPage((after) =>
    db.many<AttemptToDownload>(sql`
      select a.id, m.id as "materialId", m.name as check, a.started_at as "startedAt", a.sent_at as "sentAt", a.percent,
             a.is_passed as "isPassed", a.is_trial as "isTrial"
        from check_attempts a join materials m on m.id = a.material_id
       where a.user_id = ${userId} and a.id > ${after} order by a.id limit ${atOnce}`),
  )
  for await (const attempt of attempts) {
    const questions = await listAttemptQuestions(db, attempt.id)
    const shown = questions.map(({ question, shownOrder, answer }) => ({ ...toAnswer(question, shownOrder, null), answer }))
    yield { ...attempt, questions: shown }
  }
}

/** What others answered, or a check of somebody else asks, stays without the person's name. */
export async function forgetPerson({ db }: Parts, person: Leaver): Promise<void> {
  await db.run(sql`delete from check_attempts where user_id = ${person.id}`)
  await db.run(sql`
    delete from questions q where q.creator_id = ${person.id}
       and not exists (select from check_questions c where c.question_id = q.id)
       and not exists (select from question_versions v join attempt_questions a on a.version_id = v.id where v.question_id = q.id)`)
  await db.run(sql`
    update question_versions v set question = ${questionWithoutPerson(sql`v.question`, person)}
      from questions q where q.id = v.question_id and q.creator_id = ${person.id}`)
}
