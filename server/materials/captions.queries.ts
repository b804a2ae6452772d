import { formLimits } from '#contract/core/form-limits.ts'
import { type Db, sql } from '#server/core/database/db.ts'

interface CaptionsRow {
  materialId: number
  language: string
  label: string
}

/** The captions of these videos, in the order of their labels. */
export const listCaptionRows = (db: Db, materialIds: number[]) =>
  db.many<CaptionsRow>(sql`
    select material_id as "materialId", language, label from material_captions
     where material_id = any(${materialIds}::int[]) order by material_id, label, language`)

/** Returns false when the video already has the maximum number of languages. */
export const saveCaptions = (db: Db, materialId: number, language: string, label: string, captions: string) =>
  db
    .run(sql`
      insert into material_captions (material_id, language, label, captions)
      select m.id, ${language}, ${label}, ${captions} from materials m
       where m.id = ${materialId}
         and (select count(*) from material_captions c where c.material_id = m.id and c.language <> ${language}) < ${formLimits.captions.maxLanguages}
      on conflict (material_id, language) do update set label = excluded.label, captions = excluded.captions`)
    .then((count) => count === 1)

export const removeCaptions = (db: Db, materialId: number, language: string) =>
  db
    .run(sql`delete from material_captions where material_id = ${materialId} and language = ${language}`)
    .then((count) => count === 1)
