import type { PageQuery } from '#contract/core/http.ts'
import type { DraftForm } from '#contract/drafts/drafts.ts'
import { type Db, type Sql, sql } from '#server/core/database/db.ts'
import { type Page, readPage } from '#server/core/http/paging.ts'

/** The form without what has columns of its own. */
export type StoredForm = Omit<DraftForm, 'thumbnail' | 'note'>

export interface DraftRow {
  id: number
  authorId: number
  courseId: number | null
  form: StoredForm
  thumbnailFileId: string | null
  note: string
  version: number
  state: 'draft' | 'review'
  refusal: string | null
  basedOn: Date | null
  savedAt: Date
}

const columns = sql`
  d.id, d.author_id as "authorId", d.course_id as "courseId", d.form, d.thumbnail_file_id as "thumbnailFileId", d.note, d.version, d.state,
  d.refusal, d.based_on as "basedOn", d.saved_at as "savedAt"`

export const findDraft = (db: Db, id: number, { lock = false } = {}) =>
  db.maybe<DraftRow>(sql`select ${columns} from course_drafts d where d.id = ${id} ${lock ? sql`for update` : sql``}`)

export const findOwnDraft = (db: Db, authorId: number, courseId: number) =>
  db.maybe<DraftRow>(sql`select ${columns} from course_drafts d where d.author_id = ${authorId} and d.course_id = ${courseId}`)

export type DraftLineRow = Pick<DraftRow, 'id' | 'courseId' | 'thumbnailFileId' | 'state' | 'refusal' | 'savedAt'> & {
  name: string
}

export const listDraftRows = (db: Db, authorId: number) =>
  db.many<DraftLineRow>(sql`
    select d.id, d.course_id as "courseId", d.form ->> 'name' as name, d.thumbnail_file_id as "thumbnailFileId", d.state, d.refusal,
           d.saved_at as "savedAt"
      from course_drafts d where d.author_id = ${authorId} order by d.saved_at desc, d.id desc`)

export const countOwnDrafts = (db: Db, authorId: number) =>
  db
    .one<{ count: number }>(sql`select count(*)::int as count from course_drafts where author_id = ${authorId}`)
    .then((row) => row.count)

export interface NewDraft extends Pick<DraftRow, 'authorId' | 'courseId' | 'form' | 'thumbnailFileId' | 'note'> {
  /** Null: the present version of the course. */
  basedOn: Date | null
  now: Date
}

export type SavedRow = Pick<DraftRow, 'id' | 'version' | 'savedAt'>
const saved = sql`returning id, version, saved_at as "savedAt"`

const insertSql = ({ authorId, courseId, form, thumbnailFileId, note, basedOn, now }: NewDraft): Sql => sql`
  insert into course_drafts as d (author_id, course_id, form, thumbnail_file_id, note, based_on, created_at, saved_at)
  values (${authorId}, ${courseId}, ${JSON.stringify(form)}, ${thumbnailFileId}, ${note},
          coalesce(${basedOn}, (select update_date from courses where id = ${courseId})), ${now}, ${now})`

export const insertDraft = (db: Db, draft: NewDraft) => db.one<SavedRow>(sql`${insertSql(draft)} ${saved}`)

/** Replaces the author's draft of the course, if there is one. */
export const putDraft = (db: Db, draft: NewDraft) =>
  db.one<SavedRow>(sql`
    ${insertSql(draft)}
    on conflict (author_id, course_id) do update
       set form = excluded.form, thumbnail_file_id = excluded.thumbnail_file_id, note = excluded.note, based_on = excluded.based_on,
           version = d.version + 1, state = 'draft', refusal = null, sent_at = null, saved_at = excluded.saved_at
    ${saved}`)

export const updateDraft = (db: Db, id: number, draft: Pick<NewDraft, 'form' | 'thumbnailFileId' | 'note' | 'now'>) =>
  db.one<SavedRow>(sql`
    update course_drafts
       set form = ${JSON.stringify(draft.form)}, thumbnail_file_id = ${draft.thumbnailFileId}, note = ${draft.note}, version = version + 1,
           saved_at = ${draft.now}
     where id = ${id} ${saved}`)

export const removeDraft = (db: Db, id: number) => db.run(sql`delete from course_drafts where id = ${id}`)

/** For a course that has left the catalogue. */
export const removeCourseDrafts = (db: Db, courseId: number) =>
  db.run(sql`delete from course_drafts where course_id = ${courseId}`)

/** Nothing of an earlier refusal applies any more. */
export const sendForReview = (db: Db, id: number, now: Date) =>
  db.run(
    sql`update course_drafts set state = 'review', sent_at = ${now}, refusal = null, content_changed_at = null where id = ${id}`,
  )

/** Back to its author, with the reason if an Admin refused it. Counts as a save, so that a tab that still shows it in review knows. */
export const returnToAuthor = (db: Db, id: number, refusal: string | null, now: Date) =>
  db.one<SavedRow>(sql`
    update course_drafts set state = 'draft', sent_at = null, refusal = ${refusal}, version = version + 1, saved_at = ${now}
     where id = ${id} ${saved}`)

export interface WaitingRow {
  id: number
  version: number
  courseId: number | null
  name: string
  author: { name: string; email: string }
  sentAt: Date
  /** When something in it was changed since. */
  changedAt: Date | null
  note: string
  raised: { name: string; from: number; to: number }[]
}

/** A level that is half typed is never sent for review, so all of them are numbers. */
const raised = sql`
  coalesce((select json_agg(json_build_object('name', s.name, 'from', coalesce(cs.level, 0), 'to', wanted.level) order by s.name)
              from jsonb_to_recordset(d.form -> 'skills') wanted (id int, level int) join skills s on s.id = wanted.id
              left join course_skills cs on cs.course_id = d.course_id and cs.skill_id = s.id
             where wanted.level > coalesce(cs.level, 0)), '[]')`

const waitingColumns = sql`
  d.id, d.version, d.course_id as "courseId", d.form ->> 'name' as name, json_build_object('name', u.name, 'email', u.email) as author,
  d.sent_at as "sentAt", d.content_changed_at as "changedAt", d.note, ${raised} as raised`

export const findWaitingDraft = (db: Db, id: number) =>
  db.maybe<WaitingRow>(sql`
    select ${waitingColumns} from course_drafts d join users u on u.id = d.author_id where d.id = ${id} and d.state = 'review'`)

/** The oldest first. */
export const listWaitingDrafts = (db: Db, query: PageQuery): Promise<Page<WaitingRow>> =>
  readPage<WaitingRow>(db, query, {
    columns: waitingColumns,
    from: sql`course_drafts d join users u on u.id = d.author_id where d.state = 'review'`,
    orderBy: sql`d.sent_at, d.id`,
    countFrom: sql`course_drafts d where d.state = 'review'`,
  })

/** Whether the form adds a skill to the course, or raises the level of one. */
export const raisesSkills = (db: Db, courseId: number, skills: { id: number; level: number }[]) =>
  db
    .maybe(sql`
      select from unnest(${skills.map(({ id }) => id)}::int[], ${skills.map(({ level }) => level)}::int[]) wanted (id, level)
       where not exists (select from course_skills cs
                          where cs.course_id = ${courseId} and cs.skill_id = wanted.id and cs.level >= wanted.level) limit 1`)
    .then((row) => row !== undefined)

/** The author of a draft, as the one who publishes it. */
export const findAuthor = (db: Db, id: number) =>
  db.maybe<{ id: number; name: string; email: string; isCreator: boolean; isAdmin: boolean }>(sql`
    select id, name, email, is_creator as "isCreator", is_admin as "isAdmin" from users where id = ${id} and deleted_at is null`)
