import { Anchor } from '@mantine/core'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { data, Link, type LoaderFunctionArgs, useNavigate, useParams, useSearchParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { documentTitle } from '#contract/core/screens.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import type { MaterialToLearn } from '#contract/learning/learning.ts'
import { queryClient } from '#web/core/query-client.ts'
import { shouldLoadAgain } from '#web/core/should-load-again.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { courseQuery } from '#web/features/courses/index.ts'
import { MaterialViewer, useShortcuts } from '#web/features/viewers/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/first-icons.tsx'
import { Title } from '#web/ui/title.tsx'
import { previewsQuery } from './learning.api.ts'
import screenClasses from './learning.module.css'
import { MaterialFrame } from './material-frame.tsx'
import classes from './preview-screen.module.css'
import { PreviewSide } from './preview-side.tsx'
import { Step } from './step-bar.tsx'
import { words } from './words.ts'

function loadPreviews({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  return Promise.all([
    queryClient.ensureQueryData(courseQuery(Number(id))),
    queryClient.fetchQuery({ ...previewsQuery(Number(id)), staleTime: 0 }),
  ])
}

/** The materials that anybody may open, in the viewers of the learning screen. Nothing is learned here, and no place is remembered. */
function PreviewScreen() {
  const id = Number(useParams().id)
  const { data: course } = useSuspenseQuery(courseQuery(id))
  const { data: previews } = useSuspenseQuery(previewsQuery(id))
  const nameId = useId()
  return (
    <div className={screenClasses.screen}>
      <title>{documentTitle(words.lookInside({ course: course.name }))}</title>
      <div>
        <Anchor component={Link} to={paths.course(id)} className={classes.back} underline="hover">
          <ChevronLeftIcon />
          {words.backToCourse}
        </Anchor>
        <Title order={1} id={nameId} tabIndex={-1} className={classes.name}>
          {course.name}
        </Title>
      </div>
      <Previews key={id} course={course} previews={previews} nameId={nameId} />
    </div>
  )
}

interface PreviewsProps {
  course: CourseDetails
  previews: MaterialToLearn[]
  nameId: string
}

function Previews({ course, previews, nameId }: PreviewsProps) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const client = useQueryClient()
  const asked = previews.findIndex(({ id }) => id === Number(params.get('material')))
  const index = Math.max(0, asked)
  const [material, previous, next] = [previews[index], previews[index - 1], previews[index + 1]]
  const open = (material: MaterialToLearn | undefined) => material && void navigate(paths.previewCourse(course.id, material.id))
  useShortcuts({ n: () => open(next), p: () => open(previous) })
  if (!material) {
    return (
      <EmptyState drawing={<ShelfDrawing />} action={<LinkButton to={paths.course(course.id)}>{words.seeCourse}</LinkButton>}>
        {words.noPreview}
      </EmptyState>
    )
  }
  return (
    <div className={classes.columns}>
      <MaterialFrame material={material}>
        <MaterialViewer
          key={material.id}
          material={material}
          readAgain={() => client.fetchQuery({ ...previewsQuery(course.id), staleTime: 0 })}
          onPlace={() => {}}
          whenEnded={(playAgain) => (
            <>
              {next ? (
                <Button onClick={() => open(next)}>{words.nextPreview}</Button>
              ) : (
                <CourseAction course={course} describedBy={nameId} />
              )}
              <Button variant="default" onClick={playAgain}>
                {words.watchAgain}
              </Button>
            </>
          )}
        />
        <div className={classes.bar} data-alone={previews.length === 1 || undefined}>
          <Step label={words.previous} to={previous} onOpen={open} left={<ChevronLeftIcon />} />
          <Step label={words.next} to={next} onOpen={open} right={<ChevronRightIcon />} />
          <CourseAction course={course} describedBy={nameId} className={classes.action} />
        </div>
      </MaterialFrame>
      <PreviewSide course={course} previews={previews} openId={material.id} nameId={nameId} />
    </div>
  )
}

export { loadPreviews as loader, PreviewScreen as Component, shouldLoadAgain as shouldRevalidate }
