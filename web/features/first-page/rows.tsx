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
import card from '#web/ui/link-card.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { Title } from '#web/ui/title.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import { reserved } from './reserved.tsx'
import classes from './rows.module.css'
import { words } from './words.ts'

/** The calls are those of the searches that the rows lead to, which guests share; so these open at once. */
export function Rows() {
  const fields = useQuery(fieldsQuery())
  // Without this, the rows would move up in a portal that has no fields.
  if (fields.isPending) return reserved
  const inUse = fields.data?.filter(({ courses }) => courses > 0) ?? []
  return (
    <div className={classes.rows}>
      {inUse.length > 0 && <Fields fields={inUse} />}
      <CourseRow
        id="most-popular"
        title={words.popular}
        lead={words.aboutPopular}
        more={words.moreOfPopular({ said })}
        query="order=students&direction=descending"
      />
      <CourseRow
        id="newest"
        title={words.newest}
        lead={words.aboutNewest}
        more={words.moreOfNewest({ said })}
        query="direction=descending"
      />
      <Teach />
    </div>
  )
}

const said = (text: string) => <VisuallyHidden>{text}</VisuallyHidden>

/** The link is for everybody: it leads guests to the login, and users who are not Creators yet to becoming one. */
const Teach = () => (
  <section className={classes.teach} aria-labelledby="teach">
    <div>
      <Title order={2} id="teach">
        {words.teach}
      </Title>
      <p>{words.aboutTeaching}</p>
    </div>
    <LinkButton to={paths.createCourse()} variant="light">
      {words.createCourse}
    </LinkButton>
  </section>
)

const Fields = ({ fields }: { fields: Field[] }) => (
  <Row id="fields" title={words.fields} lead={words.aboutFields} more={words.moreOfFields({ said })} to={paths.filteredCourses()}>
    <ul className={classes.fields}>
      {fields.map(({ id, name, slug, courses }) => (
        <li key={id} className={`${card.card} ${classes.field}`}>
          <img src={paths.fieldPicture(slug)} alt="" width={320} height={180} loading="lazy" decoding="async" />
          <div className={classes.fieldWords}>
            <Link to={paths.filteredCourses('', { field: slug })} className={card.link}>
              {name}
            </Link>
            <span>{common.courses({ count: courses })}</span>
          </div>
        </li>
      ))}
    </ul>
  </Row>
)

interface CourseRowProps extends Pick<RowProps, 'id' | 'title' | 'lead' | 'more'> {
  /** Of the search with the courses of this row, and more. */
  query: string
}

function CourseRow({ query, ...row }: CourseRowProps) {
  const result = useQuery(searchQuery(readSearch(undefined, new URLSearchParams(query))))
  return (
    <Row {...row} to={`${paths.filteredCourses()}?${query}`}>
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
  /** The link's words; they say more to those who hear it alone. */
  more: ReactNode
  to: string
  children: ReactNode
}

const Row = ({ id, title, lead, more, to, children }: RowProps) => (
  <section aria-labelledby={id}>
    <div className={classes.top}>
      <div>
        <Title order={2} id={id}>
          {title}
        </Title>
        <p>{lead}</p>
      </div>
      <Link to={to}>
        <span>{more}</span>
        <ChevronRightIcon />
      </Link>
    </div>
    {children}
  </section>
)
