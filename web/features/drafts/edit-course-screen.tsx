import { Anchor } from '@mantine/core'
import { data, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { queryClient } from '#web/core/query-client.ts'
import { useSession } from '#web/core/session.ts'
import { shouldLoadAgain } from '#web/core/should-load-again.ts'
import { Notice } from '#web/ui/notice.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { courseToEditQuery } from './authoring.api.ts'
import { CourseEditor } from './course-editor.tsx'
import { untilSaved } from './draft-saver.ts'
import { courseDraftQuery } from './drafts.api.ts'
import { words } from './words.ts'

async function loadCourseToEdit({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  await untilSaved()
  const [course, { draft }] = await Promise.all([
    queryClient.fetchQuery(courseToEditQuery(Number(id))),
    queryClient.fetchQuery(courseDraftQuery(Number(id))),
  ])
  return { course, draft }
}

function EditCourseScreen() {
  const { course, draft } = useLoaderData<typeof loadCourseToEdit>()
  const { claims } = useSession()
  if (!claims) return null
  return (
    <>
      <PageHeading title={words.editTitle}>
        <Anchor component={Link} to={paths.course(course.id)}>
          {course.name}
        </Anchor>
      </PageHeading>
      {course.hiddenReason !== null && <Notice>{words.isHidden({ reason: course.hiddenReason })}</Notice>}
      <CourseEditor key={`${claims.sub} ${course.id}`} userId={claims.sub} course={course} draft={draft} />
    </>
  )
}

export { EditCourseScreen as Component, loadCourseToEdit as loader, shouldLoadAgain as shouldRevalidate }
