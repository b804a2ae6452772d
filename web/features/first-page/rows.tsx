import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { readSearch } from '#contract/core/addresses.ts'
import { paths } from '#contract/core/paths.ts'
import type { Field } from '#contract/fields/fields.ts'
import { CourseGrid, CourseGridSkeleton, searchQuery } from '#web/features/courses/index.ts'
import { fieldsQuery } from '#web/features/fields/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { ChevronRightIcon } from '#web/ui/first-icons.tsx'
import { counted } from '#web/ui/format.ts'
import card from '#web/ui/link-card.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { Title } from '#web/ui/title.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { reserved } from './reserved.tsx'
import classes from './rows.module.css'

/** The calls are those of the searches that the rows lead to, which guests share; so these open at once. */
export function Rows() {
  const fields = useQuery(fieldsQuery())
  // Without this, the rows would move up in a portal that has no fields.
  if (fields.isPending) return reserved
  const inUse = fields.data?.filter(({ courses }) => courses > 0) ?? []
  return (
    <div className={classes.rows}>
      {inUse.length > 0 && <Fields fields={inUse} />}
      <CourseRow title="Most popular" lead="The courses with the most students" query="order=students&direction=descending" />
      <CourseRow title="Newest" lead="Added most recently" query="direction=descending" />
      <Teach />
    </div>
  )
}

/** The link is for everybody: it leads guests to the login, and users who are not Creators yet to becoming one. */
const Teach = () => (
  <section className={classes.teach} aria-labelledby="teach">
    <div>
      <Title order={2} id="teach">
        Teach what you know
      </Title>
      <p>Anyone can make a course from videos, books and articles. You set the price and keep all of it.</p>
    </div>
    <LinkButton to={paths.createCourse()} variant="light">
      Create a course
    </LinkButton>
  </section>
)

const Fields = ({ fields }: { fields: Field[] }) => (
  <Row id="fields" title="Fields of study" lead="All courses by subject" to={paths.filteredCourses()} of="all courses">
    <ul className={classes.fields}>
      {fields.map(({ id, name, slug, courses }) => (
        <li key={id} className={`${card.card} ${classes.field}`}>
          <img src={paths.fieldPicture(slug)} alt="" width={320} height={180} loading="lazy" decoding="async" />
          <div className={classes.fieldWords}>
            <Link to={paths.filteredCourses('', { field: slug })} className={card.link}>
              {name}
            </Link>
            <span>{counted(courses, 'course')}</span>
          </div>
        </li>
      ))}
    </ul>
  </Row>
)

interface CourseRowProps {
  title: string
  lead: string
  /** Of the search with the courses of this row, and more. */
  query: string
}

function CourseRow({ title, lead, query }: CourseRowProps) {
  const result = useQuery(searchQuery(readSearch(undefined, new URLSearchParams(query))))
  return (
    <Row
      id={title.toLowerCase().replaceAll(' ', '-')}
      title={title}
      lead={lead}
      to={`${paths.filteredCourses()}?${query}`}
      of={`the ${title.toLowerCase()} courses`}
    >
      <div className={classes.courses}>
        <Loaded query={result} skeleton={<CourseGridSkeleton columns={4} />}>
          {({ items }) => <CourseGrid courses={items} columns={4} level={3} isLate />}
        </Loaded>
      </div>
    </Row>
  )
}

interface RowProps {
  id: string
  title: string
  lead: string
  to: string
  /** What there is more of, for those who hear the link alone. */
  of: string
  children: ReactNode
}

const Row = ({ id, title, lead, to, of, children }: RowProps) => (
  <section aria-labelledby={id}>
    <div className={classes.top}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <p>{lead}</p>
      </div>
      <Link to={to}>
        <span>
          See more<VisuallyHidden>{` of ${of}`}</VisuallyHidden>
        </span>
        <ChevronRightIcon />
      </Link>
    </div>
    {children}
  </section>
)
