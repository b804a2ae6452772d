import { type Db, type Sql, sql } from '#server/core/database/db.ts'

/** A number, or SQL that may use the course's number `n`; all but the author have a default. */
interface Fields {
  authorId: number | Sql
  id?: number | Sql
  name?: Sql
  shortDescription?: Sql
  description?: Sql
  price?: Sql
  studentsCount?: Sql
  updateDate?: Sql
  fieldId?: Sql
  language?: Sql
}

/** As many courses as wanted in one statement. For single ones there is `insertCourse`. */
export const insertManyCourses = (db: Db, count: number, fields: Fields): Promise<number> =>
  db.run(sql`
    insert into courses (id, author_id, name, short_description, description, price, students_count, update_date, field_id, language)
    overriding system value
    select ${fields.id ?? sql`nextval(pg_get_serial_sequence('courses', 'id'))`}, ${fields.authorId},
           ${fields.name ?? sql`'Course ' || n`}, ${fields.shortDescription ?? sql`repeat('s', 30)`},
           ${fields.description ?? sql`repeat('d', 100)`}, ${fields.price ?? sql`0`}, ${fields.studentsCount ?? sql`0`},
           ${fields.updateDate ?? sql`now()`}, ${fields.fieldId ?? sql`null::int`}, ${fields.language ?? sql`'en'`}
      from generate_series(1, ${count}::int) n`)
