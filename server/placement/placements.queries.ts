import type { Answer } from '#contract/checks/answers.ts'
import type { Question } from '#contract/checks/questions.ts'
import type { ProvenCost } from '#server/automated-search/index.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { estimatedDiscrimination } from './bank.queries.ts'
import type { WorthLevel } from './savings.ts'

/** Whose a placement is. */
export type Owner = { userId: number } | { guestId: string }

/** What a placement is about, as it was proven when it began. */
export interface Stakes {
  byTime: boolean
  before: ProvenCost
  levels: WorthLevel[]
}

export interface PlacementRow {
  id: number
  userId: number | null
  guestId: string | null
  skill: { id: number; name: string }
  stakes: Stakes
  leftOut: number[]
  startedAt: Date
  endedAt: Date | null
  knownLevel: number | null
}

const columns = sql`
  p.id, p.user_id as "userId", p.guest_id as "guestId", json_build_object('id', s.id, 'name', s.name) as skill, p.stakes,
  p.left_out as "leftOut", p.started_at as "startedAt", p.ended_at as "endedAt", p.known_level as "knownLevel"`
const isOf = (owner: Owner): Sql => ('userId' in owner ? sql`p.user_id = ${owner.userId}` : sql`p.guest_id = ${owner.guestId}`)

/** The last one of each of these skills. */
export const listLast = (db: Db, owner: Owner, skillIds: number[]) =>
  db.many<PlacementRow>(sql`
    select distinct on (p.skill_id) ${columns} from placements p join skills s on s.id = p.skill_id
     where ${isOf(owner)} and p.skill_id = any(${skillIds}::int[]) order by p.skill_id, p.id desc`)

/** Nobody else answers or ends it meanwhile. */
export const lockPlacement = (db: Db, id: number, owner: Owner) =>
  db.maybe<PlacementRow>(sql`
    select ${columns} from placements p join skills s on s.id = p.skill_id
     where p.id = ${id} and ${isOf(owner)} for no key update of p`)

export const insertPlacement = (
  db: Db,
  owner: Owner,
  { skillId, stakes, leftOut, now }: { skillId: number; stakes: Stakes; leftOut: number[]; now: Date },
) =>
  db
    .one<{ id: number }>(sql`
      insert into placements (user_id, guest_id, skill_id, stakes, left_out, started_at)
      values (${'userId' in owner ? owner.userId : null}, ${'guestId' in owner ? owner.guestId : null}, ${skillId},
              ${JSON.stringify(stakes)}::jsonb, ${leftOut}::int[], ${now})
      returning id`)
    .then(({ id }) => id)

export interface AskedRow {
  position: number
  versionId: number
  questionId: number
  level: number
  question: Question
  shownOrder: number[]
  answeredAt: Date | null
  isRight: boolean | null
  difficulty: number | null
  spread: number | null
  discrimination: number | null
}

export const listAsked = (db: Db, placementId: number) =>
  db.many<AskedRow>(sql`
    select a.position, a.version_id as "versionId", v.question_id as "questionId", coalesce(v.level, 1) as level, v.question,
           a.shown_order as "shownOrder", a.answered_at as "answeredAt", a.is_right as "isRight", d.difficulty, d.spread,
           ${estimatedDiscrimination(sql`v.id`)}
      from placement_questions a join question_versions v on v.id = a.version_id
      left join question_difficulties d on d.version_id = v.id
     where a.placement_id = ${placementId} order by a.position`)

export const insertAsked = (db: Db, placementId: number, position: number, versionId: number, shownOrder: number[]) =>
  db.run(sql`
    insert into placement_questions (placement_id, position, version_id, shown_order)
    values (${placementId}, ${position}, ${versionId}, ${shownOrder}::smallint[])`)

export const setAnswer = (
  db: Db,
  placementId: number,
  position: number,
  { answer, isRight, now }: { answer: Answer | null; isRight: boolean; now: Date },
) =>
  db.run(sql`
    update placement_questions set answer = ${answer && JSON.stringify(answer)}::jsonb, is_right = ${isRight}, answered_at = ${now}
     where placement_id = ${placementId} and position = ${position}`)

export const setEnded = (db: Db, id: number, level: number, now: Date) =>
  db.run(sql`update placements set ended_at = ${now}, known_level = ${level} where id = ${id}`)

/** A higher level stays until its own time is over: nothing is lost by trying. */
export const keepLevels = (db: Db, userId: number, levels: { skillId: number; level: number; countsUntil: Date }[], now: Date) =>
  db.run(sql`
    insert into placed_levels as had (user_id, skill_id, level, counts_until)
    select ${userId}, s.id, found.level, found.until
      from unnest(${levels.map(({ skillId }) => skillId)}::int[], ${levels.map(({ level }) => level)}::smallint[],
                  ${levels.map(({ countsUntil }) => countsUntil)}::timestamptz[]) found (skill_id, level, until)
      join skills s on s.id = found.skill_id
    on conflict (user_id, skill_id) do update set level = excluded.level, counts_until = excluded.counts_until
     where had.counts_until <= ${now} or had.level < excluded.level
        or (had.level = excluded.level and had.counts_until < excluded.counts_until)`)

/** What guests answered is kept as long as it may count. */
export const forgetGuests = (db: Db, before: Date) =>
  db.run(sql`delete from placements where guest_id is not null and started_at < ${before}`)

export const listCourseNames = (db: Db, ids: number[]) =>
  db.many<{ id: number; name: string; price: number }>(sql`select id, name, price from courses where id = any(${ids}::int[])`)

export const listCart = (db: Db, userId: number) =>
  db
    .many<{ id: number }>(sql`select course_id as id from cart_items where user_id = ${userId}`)
    .then((rows) => rows.map(({ id }) => id))
