import { useEffect, useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import type { Draft } from '#contract/drafts.ts'
import { paths } from '#contract/paths.ts'
import { CallError } from '#web/core/call-error.ts'
import { queryClient } from '#web/core/query-client.ts'
import { useSession } from '#web/core/session.ts'
import { BecameCreatorButton } from '#web/features/accounts/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { NothingFoundDrawing, ScaffoldDrawing } from '#web/ui/drawings.tsx'
import { PageHeading, StatusPage } from '#web/ui/page-heading.tsx'
import { CourseEditor } from './course-editor.tsx'
import { draftQuery } from './drafts.api.ts'

const draftIn = (url: URL) => url.searchParams.get('draft')

async function loadDraft({ request }: LoaderFunctionArgs) {
  const id = draftIn(new URL(request.url))
  const visit = Date.now()
  if (id === null) return { visit, draft: null, isGone: false }
  try {
    return { visit, draft: await queryClient.fetchQuery(draftQuery(Number(id) || 0)), isGone: false }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return { visit, draft: null, isGone: true }
    throw error
  }
}

/** Opening a panel changes only the address, and so does beginning a draft, which adds its id. */
function shouldLoadAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  if (currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search) return defaultShouldRevalidate
  return draftIn(currentUrl) !== null && draftIn(currentUrl) !== draftIn(nextUrl)
}

function CreateCourseScreen() {
  const { visit, draft, isGone } = useLoaderData<typeof loadDraft>()
  const { claims, hasRole } = useSession()
  const [hasBecome, setBecome] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that had the focus was unmounted.
    if (hasBecome) heading.current?.focus()
  }, [hasBecome])
  if (!claims) return null
  if (!hasRole('Creator') && !hasRole('Admin')) return <CreatorsOnly onDone={() => setBecome(true)} />
  if (isGone) return <NoDraft />
  return (
    <>
      <PageHeading title="Create a course" ref={heading}>
        Put your course together. Nothing is public until you create it.
      </PageHeading>
      <NewCourse key={`${claims.sub} ${visit}`} userId={claims.sub} draft={draft} />
    </>
  )
}

/** Puts the id of the draft into the address as soon as there is one, so that a reload opens it. */
function NewCourse({ userId, draft }: { userId: string; draft: Draft | null }) {
  const [begunId, setBegunId] = useState<number>()
  const [params, setParams] = useSearchParams()
  const { revalidate } = useRevalidator()
  const named = params.get('draft')
  useEffect(() => {
    if (begunId !== undefined && named === null) {
      const next = new URLSearchParams(params)
      next.set('draft', String(begunId))
      setParams(next, { replace: true, preventScrollReset: true })
    }
    // A link led from here to another draft.
    if (named !== null && Number(named) !== (begunId ?? draft?.id)) revalidate()
  }, [begunId, named, draft, params, setParams, revalidate])
  return <CourseEditor userId={userId} course={undefined} draft={draft} onBegun={setBegunId} />
}

const NoDraft = () => (
  <StatusPage
    title="No such draft"
    drawing={<NothingFoundDrawing />}
    action={<LinkButton to={paths.profile()}>See your courses</LinkButton>}
  >
    This draft does not exist any more. It was published or deleted.
  </StatusPage>
)

/** Replaced by the editor as soon as the session has the new role. */
function CreatorsOnly({ onDone }: { onDone: () => void }) {
  return (
    <StatusPage title="Create a course" drawing={<ScaffoldDrawing />} action={<BecameCreatorButton onDone={onDone} />}>
      Courses are made by Creators. Anyone can become one: you are paid in points and get a public author page with your name,
      picture, position and skills.
    </StatusPage>
  )
}

export { CreateCourseScreen as Component, loadDraft as loader, shouldLoadAgain as shouldRevalidate }
