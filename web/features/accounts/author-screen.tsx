import { Title } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useParams } from 'react-router'
import { queryClient } from '#web/core/query-client.ts'
import { UserAvatar } from '#web/ui/user-avatar.tsx'
import { authorQuery } from './accounts.api.ts'
import classes from './author-screen.module.css'
import { CreatedCourses } from './created-courses.tsx'
import { SkillList } from './skill-list.tsx'

const loadAuthor = ({ params }: LoaderFunctionArgs) => queryClient.ensureQueryData(authorQuery(params.author ?? ''))

function AuthorScreen() {
  const { author: address = '' } = useParams()
  const { data: author } = useSuspenseQuery(authorQuery(address))
  return (
    <>
      <title>{`${author.name} · Coursewise`}</title>
      <div className={classes.author}>
        <UserAvatar name={author.name} link={author.avatar} size={96} />
        <div className={classes.who}>
          <Title order={1} tabIndex={-1}>
            {author.name}
          </Title>
          {author.position && <p>{author.position}</p>}
        </div>
      </div>
      <div className={classes.parts}>
        <CreatedCourses courses={author.createdCourses} whenEmpty="No courses are published yet." />
        <SkillList skills={author.usersSkills} whenEmpty="There are no skills to show yet." />
      </div>
    </>
  )
}

export { AuthorScreen as Component, loadAuthor as loader }
