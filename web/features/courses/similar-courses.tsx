import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import type { CourseCard } from '#contract/courses/courses.ts'
import { Title } from '#web/ui/title.tsx'
import { WhenNear } from '#web/ui/when-near.tsx'
import { CourseCard as Card } from './course-card.tsx'
import grid from './course-grid.module.css'
import { similarQuery } from './courses.api.ts'
import classes from './similar-courses.module.css'
import { words } from './words.ts'

/** Loaded when the reader comes near, into room that is kept for it. Without any, the room closes before it is seen. */
export const SimilarCourses = ({ courseId }: { courseId: number }) => (
  <WhenNear margin="100%" placeholder={coming}>
    <Rows courseId={courseId} />
  </WhenNear>
)

const coming = <div className={classes.coming} aria-busy="true" />

function Rows({ courseId }: { courseId: number }) {
  const { data, isError } = useQuery(similarQuery(courseId))
  if (isError) return null
  if (!data) return coming
  return (
    <div className={classes.similar}>
      <Row title={words.similar} courses={data.sameSkills} />
      <Row title={words.alsoTaken} courses={data.alsoTaken} />
    </div>
  )
}

function Row({ title, courses }: { title: string; courses: CourseCard[] }) {
  const id = useId()
  if (courses.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {title}
      </Title>
      <ul className={grid.grid} data-columns={3}>
        {courses.map((course) => (
          <li key={course.id}>
            <Card course={course} level={3} size="half" />
          </li>
        ))}
      </ul>
    </section>
  )
}
