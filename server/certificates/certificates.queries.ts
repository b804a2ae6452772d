import { randomInt } from 'node:crypto'
import type { CertificateFacts, OwnCertificate } from '#contract/certificates/certificates.ts'
import type { PageQuery } from '#contract/core/http.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { mapPage, type Page, readPage } from '#server/core/http/paging.ts'

export interface Completion {
  userId: number
  courseId: number
}

export interface Issued extends Completion {
  levelsShown: boolean
}

export interface CertificateRow extends Omit<CertificateFacts, 'issuedAtUTC' | 'levelsShown'> {
  /** Null in what was issued before levels could be shown. */
  levelsShown: boolean | null
  issuedAt: Date
  /** The key it was issued with. Null only in certificates of version 0.2.0. */
  keyId: string | null
  /** Of the text that says what `levelsShown` says. Null until the job has stored it. */
  signature: Buffer | null
  /** Set when its holder deleted the account and did not want to keep it. */
  withdrawnAt: Date | null
}

/** The one that covers all facts. An index has this expression. */
export const storedSignature: Sql = sql`(case when levels_shown is null then signature else levels_signature end)`

/** Buyers (or this buyer alone) who have learned everything in one of these courses and have no certificate for it yet. */
export const listCompletions = (db: Db, courseIds: number[], userId?: number) =>
  db.many<Completion>(sql`
    select e.user_id as "userId", e.course_id as "courseId" from enrolments e
     where e.course_id = any(${courseIds}::int[]) and ${userId === undefined ? sql`true` : sql`e.user_id = ${userId}`}
       and exists (select from course_materials cm where cm.course_id = e.course_id)
       and not exists (select from course_materials cm where cm.course_id = e.course_id
                         and not exists (select from learned_materials l where l.user_id = e.user_id and l.material_id = cm.material_id))
       and not exists (select from certificates g where g.user_id = e.user_id and g.course_id = e.course_id)
     order by e.user_id, e.course_id`)

/** Issues certificates, which state what is true now, to those who have none for the course yet. Returns who got one. */
export const issueCertificates = (db: Db, completions: Completion[], keyId: string, now: Date) =>
  db.many<Issued>(sql`
    insert into certificates (user_id, course_id, code, holder_name, course_name, author_name, skills, issued_at, key_id, levels_shown)
    select u.id, c.id, done.code, u.name, c.name, a.name,
           coalesce((select jsonb_agg(jsonb_build_object('name', s.name, 'level', cs.level) order by cs.level desc, s.name)
                       from course_skills cs join skills s on s.id = cs.skill_id where cs.course_id = c.id), '[]'),
           ${now}, ${keyId}, ${haveShownLevels}
      from unnest(${completions.map((one) => one.userId)}::int[], ${completions.map((one) => one.courseId)}::int[],
                  ${completions.map(newCode)}::text[]) done (user_id, course_id, code)
      join users u on u.id = done.user_id join courses c on c.id = done.course_id join users a on a.id = c.author_id
     order by u.id, c.id
    on conflict (user_id, course_id) do nothing
    returning user_id as "userId", course_id as "courseId", levels_shown as "levelsShown"`)

/**
 * Whether user `u` has shown all levels of course `c`. It depends on what was asked when the user passed, not on what its checks ask today:
 * an author may change them afterwards. The rule is that of `levels_shown_by` in the migrations.
 */
const haveShownLevels: Sql = sql`
  coalesce((select bool_and(exists (
              select from course_materials cm join check_attempts t on t.material_id = cm.material_id
               where cm.course_id = c.id and t.user_id = u.id and t.is_passed and not t.is_trial and t.pass_percent >= 60
                 and (select count(*) >= 3 from attempt_questions aq join question_versions v on v.id = aq.version_id
                       where aq.attempt_id = t.id and v.skill_id = cs.skill_id and v.level >= cs.level)))
     from course_skills cs where cs.course_id = c.id), false)`

export const columns = sql`
  code, holder_name as name, course_name as course, author_name as author, skills, issued_at as "issuedAt", levels_shown as "levelsShown",
  key_id as "keyId", ${storedSignature} as signature, withdrawn_at as "withdrawnAt"`

export const findOwnCertificate = (db: Db, userId: number, courseId: number) =>
  db.maybe<CertificateRow>(sql`select ${columns} from certificates where user_id = ${userId} and course_id = ${courseId}`)

export const findCertificate = (db: Db, code: string) =>
  db.maybe<CertificateRow>(sql`select ${columns} from certificates where code = ${code}`)

export const countCertificates = (db: Db, userId: number) =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from certificates where user_id = ${userId}`)
    .then((row) => row.count)

/** Newest first. Certificates of archived courses stay. */
export async function listOwnCertificates(db: Db, userId: number, query: PageQuery): Promise<Page<OwnCertificate>> {
  const page = await readPage<Omit<OwnCertificate, 'issuedAtUTC'> & { issuedAt: Date }>(db, query, {
    columns: sql`course_id as "courseId", course_name as course, code, issued_at as "issuedAt", levels_shown as "levelsShown"`,
    from: sql`certificates where user_id = ${userId}`,
    orderBy: sql`issued_at desc, id desc`,
  })
  return mapPage(page, ({ issuedAt, ...row }) => ({ ...row, issuedAtUTC: issuedAt.toISOString() }))
}

/** Letters and digits that are not easily confused; twenty of them cannot be guessed. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'

function newCode(): string {
  const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')
  return [group(), group(), group(), group()].join('-')
}
