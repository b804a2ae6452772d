import type { QuestionFigures } from '#contract/checks/figures.ts'
import type { Question } from '#contract/checks/questions.ts'
import { type Db, sql } from '#server/core/database/db.ts'

/** Checks that learners have sent, or had, and that were not counted since this midnight. */
export const listUncountedChecks = (db: Db, day: string) =>
  db.many<{ id: number; learners: number | null }>(sql`
    select m.id, f.learners from materials m left join check_figures f on f.material_id = m.id
     where m.kind = 'check' and (f.day is null or f.day < ${day}::date)
       and (f.material_id is not null
            or exists (select from check_attempts a where a.material_id = m.id and a.sent_at is not null and not a.is_trial))
     order by m.id`)

export interface CountedQuestion {
  versionId: number
  skillId: number | null
  level: number
  question: Question
}

export const listCountedQuestions = (db: Db, checkId: number) =>
  db.many<CountedQuestion>(sql`
    select v.id as "versionId", v.skill_id as "skillId", v.level, v.question
      from check_questions c join questions q on q.id = c.question_id
      join question_versions v on v.question_id = q.id and v.version = q.version
     where c.material_id = ${checkId} order by c.position`)

/** The first sent attempts of so many learners, after this one. */
export const listFirstAttempts = (db: Db, checkId: number, before: Date, afterUser: number, most: number) =>
  db.many<{ id: number; userId: number }>(sql`
    select distinct on (user_id) id, user_id as "userId" from check_attempts
     where material_id = ${checkId} and sent_at is not null and not is_trial and sent_at < ${before} and user_id > ${afterUser}
     order by user_id, id limit ${most}`)

/** Sums, so that pieces can be added. `paired` are those with other questions in the attempt, whose mean mark is the rest. */
export interface MarkSums {
  versionId: number
  asked: number
  marks: number
  paired: number
  x: number
  xx: number
  rest: number
  restRest: number
  xRest: number
}

export const sumMarks = (db: Db, attemptIds: number[], versionIds: number[]) =>
  db.many<MarkSums>(sql`
    with asked as (
      select version_id, coalesce(mark, 0) as mark,
             (sum(coalesce(mark, 0)) over attempt - coalesce(mark, 0)) / nullif(count(*) over attempt - 1, 0) as rest
        from attempt_questions where attempt_id = any(${attemptIds}::int[]) window attempt as (partition by attempt_id))
    select version_id as "versionId", count(*)::int as asked, sum(mark) as marks, count(rest)::int as paired,
           coalesce(sum(mark) filter (where rest is not null), 0) as x, coalesce(sum(mark ^ 2) filter (where rest is not null), 0) as xx,
           coalesce(sum(rest), 0) as rest, coalesce(sum(rest ^ 2), 0) as "restRest", coalesce(sum(mark * rest), 0) as "xRest"
      from asked where version_id = any(${versionIds}::int[]) group by version_id`)

export interface Chosen {
  versionId: number
  /** In the author's order. */
  option: number
  learners: number
}

export const countChosen = (db: Db, attemptIds: number[], versionIds: number[]) =>
  db.many<Chosen>(sql`
    select q.version_id as "versionId", q.shown_order[chosen.place + 1]::int as option, count(*)::int as learners
      from attempt_questions q cross join lateral (
             select (q.answer ->> 'option')::int as place where q.answer ->> 'kind' = 'one'
             union
             select jsonb_array_elements_text(q.answer -> 'options')::int where q.answer ->> 'kind' = 'several') chosen
     where q.attempt_id = any(${attemptIds}::int[]) and q.version_id = any(${versionIds}::int[])
       and q.shown_order[chosen.place + 1] is not null
     group by 1, 2`)

export const listMarks = (db: Db, attemptIds: number[], versionIds: number[], most: number) =>
  db.many<{ attemptId: number; versionId: number; mark: number }>(sql`
    select attempt_id as "attemptId", version_id as "versionId", coalesce(mark, 0) as mark from attempt_questions
     where attempt_id = any(${attemptIds}::int[]) and version_id = any(${versionIds}::int[]) order by attempt_id limit ${most}`)

/** What an author may know of a question: as QuestionFigures, without its words. */
export interface StoredQuestion {
  versionId: number
  learners: number | null
  figures:
    | (Omit<NonNullable<QuestionFigures['figures']>, 'options'> & {
        /** By the author's order. */
        options: (number | null)[] | null
      })
    | null
}

export interface StoredFigures {
  learners: number | null
  questions: StoredQuestion[]
}

/** What was counted first for a day stays. */
export const saveCheckFigures = (db: Db, checkId: number, day: string, learners: number, figures: StoredFigures) =>
  db.run(sql`
    insert into check_figures as known (material_id, day, learners, figures)
    values (${checkId}, ${day}, ${learners}, ${JSON.stringify(figures)}::jsonb)
    on conflict (material_id) do update set day = excluded.day, learners = excluded.learners, figures = excluded.figures
     where known.day < excluded.day`)

export interface QuestionEstimate {
  versionId: number
  difficulty: number
  discrimination: number
  answers: number
}

/** Instead of those of the last time. */
export const saveEstimates = (db: Db, checkId: number, estimates: QuestionEstimate[]) =>
  db.tx(async (db) => {
    await db.run(sql`delete from question_estimates where material_id = ${checkId}`)
    await db.run(sql`
      insert into question_estimates (material_id, version_id, difficulty, discrimination, answers)
      select ${checkId}, v.id, difficulty, discrimination, answers
        from unnest(${estimates.map(({ versionId }) => versionId)}::int[], ${estimates.map(({ difficulty }) => difficulty)}::float8[],
                    ${estimates.map(({ discrimination }) => discrimination)}::float8[], ${estimates.map(({ answers }) => answers)}::int[])
             given (version_id, difficulty, discrimination, answers)
        join question_versions v on v.id = given.version_id`)
  })

export const findCheckWithFigures = (db: Db, checkId: number) =>
  db.maybe<{ name: string; creatorId: number | null; day: string | null; figures: StoredFigures | null }>(sql`
    select m.name, m.creator_id as "creatorId", f.day, f.figures
      from materials m left join check_figures f on f.material_id = m.id where m.id = ${checkId} and m.kind = 'check'`)

export interface PoolQuestionRow extends Pick<CountedQuestion, 'versionId' | 'level' | 'question'> {
  id: number
  version: number
  skill: { id: number; name: string } | null
}

export const listPoolQuestions = (db: Db, checkId: number) =>
  db.many<PoolQuestionRow>(sql`
    select q.id, q.version, v.id as "versionId", v.level, v.question,
           case when s.id is not null then json_build_object('id', s.id, 'name', s.name) end as skill
      from check_questions c join questions q on q.id = c.question_id
      join question_versions v on v.question_id = q.id and v.version = q.version left join skills s on s.id = v.skill_id
     where c.material_id = ${checkId} order by c.position`)
