import { useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { documentTitle } from '#contract/core/screens.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { queryClient } from '#web/core/query-client.ts'
import { CourseGrid } from '#web/features/courses/index.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { Title } from '#web/ui/title.tsx'
import { UserAvatar } from '#web/ui/user-avatar.tsx'
import { authorQuery } from './profile.api.ts'
import classes from './profile.module.css'
import { SkillList } from './skill-list.tsx'
import { words } from './words.ts'

const loadAuthor = ({ params }: LoaderFunctionArgs) => queryClient.ensureQueryData(authorQuery(params.author ?? ''))

function AuthorScreen() {
  const { author: address = '' } = useParams()
  const { data: author } = useSuspenseQuery(authorQuery(address))
  return (
    <>
      <title>{documentTitle(author.name)}</title>
      <div className={classes.author}>
        <UserAvatar name={author.name} link={author.avatar} size={96} />
        <div className={classes.authorWho}>
          <Title order={1} tabIndex={-1}>
            {author.name}
          </Title>
          {author.position && <p>{author.position}</p>}
        </div>
      </div>
      <div className={classes.columns}>
        <CreatedCourses courses={author.createdCourses} />
        <SkillList skills={author.usersSkills} whenEmpty={words.noAuthorSkills} />
      </div>
    </>
  )
}

/** The courses are cards themselves, so only an empty list needs one. */
function CreatedCourses({ courses }: { courses: CourseCard[] }) {
  const id = useId()
  if (courses.length === 0) {
    return (
      <Card title={words.createdCourses}>
        <EmptyState drawing={<ShelfDrawing />}>{words.nonePublished}</EmptyState>
      </Card>
    )
  }
  return (
    <section aria-labelledby={id}>
      <Title order={2} id={id} className={classes.title}>
        {words.createdCourses}
      </Title>
      <CourseGrid courses={courses} columns={2} level={3} isLate />
    </section>
  )
}

export { AuthorScreen as Component, loadAuthor as loader }
