import { type CourseField, courseTextNames, courseTexts } from '#contract/courses/course-fields.ts'
import { CourseCard } from '#contract/courses/courses.ts'
import { type Sql, sql } from '#server/core/database/db.ts'
import { type Leaver, withoutPerson } from '#server/core/personal-data.ts'

/** The columns of what an author writes about a course. The statements that read, write, keep and forget it are made from this list. */
const columns: Record<CourseField, { column: Sql; read: Sql }> = {
  name: { column: sql`name`, read: sql`c.name` },
  shortDescription: { column: sql`short_description`, read: sql`c.short_description as "shortDescription"` },
  description: { column: sql`description`, read: sql`c.description` },
  price: { column: sql`price`, read: sql`c.price` },
}
const all = Object.keys(columns) as CourseField[]
/** The cards of the catalogue have some of them. */
const besideCards = all.filter((field) => !(field in CourseCard.shape))

type Written = Record<CourseField, string | number>
/** Before the form has filled in what may be left out. */
type PartlyWritten = { [Field in CourseField]?: string | number | null | undefined }

const listed = (parts: Sql[]) => parts.reduce((list, part) => sql`${list}, ${part}`)

export const readWritten = (which: 'all' | 'beside cards' = 'all') =>
  listed((which === 'all' ? all : besideCards).map((field) => columns[field].read))
export const pickWritten = <Row extends Record<CourseField, unknown>>(row: Row) =>
  Object.fromEntries(all.map((field) => [field, row[field]])) as Pick<Row, CourseField>
export const writtenColumns = listed(all.map((field) => columns[field].column))
/** In the same order. What is left out gets the default of its column. */
export const writtenValues = (form: PartlyWritten) =>
  listed(all.map((field) => (form[field] == null ? sql`default` : sql`${form[field]}`)))
export const setWritten = (form: Written) => listed(all.map((field) => sql`${columns[field].column} = ${form[field]}`))
/** Names and values for `jsonb_build_object`. */
export const namesAndValues = listed(all.map((field) => sql`${field}::text, c.${columns[field].column}`))
export const withoutAuthor = (person: Leaver) =>
  listed(
    courseTextNames.map((name) => {
      const { min, max } = courseTexts[name]
      const { column } = columns[name]
      return sql`${column} = ${withoutPerson(sql`c.${column}`, person, min, max)}`
    }),
  )
