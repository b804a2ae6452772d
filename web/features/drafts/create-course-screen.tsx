import { useEffect, useRef, useState } from 'react'
import {
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useNavigate,
  useNavigationType,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { Draft } from '#contract/drafts/drafts.ts'
import { CallError } from '#web/core/call-error.ts'
import { queryClient } from '#web/core/query-client.ts'
import { hasRole, useSession } from '#web/core/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { NothingFoundDrawing } from '#web/ui/drawings.tsx'
import { PageHeading, StatusPage } from '#web/ui/page-heading.tsx'
import { CourseEditor } from './course-editor.tsx'
import { CreatorsOnly } from './creators-only.tsx'
import { untilSaved } from './draft-saver.ts'
import { draftQuery, draftsQuery } from './drafts.api.ts'
import { WaitingDraft } from './waiting-draft.tsx'
import { withParam } from './with-param.ts'
import { words } from './words.ts'

const draftIn = (url: URL) => url.searchParams.get('draft')

async function loadDraft({ request }: LoaderFunctionArgs) {
  await untilSaved()
  const id = draftIn(new URL(request.url))
  const visit = Date.now()
  if (id === null) {
    // Says whether there is a draft to go on with. Without the list, the screen is complete too.
    if (hasRole('Creator') || hasRole('Admin')) await queryClient.prefetchQuery(draftsQuery())
    return { visit, draft: null, isGone: false }
  }
  try {
    return { visit, draft: await queryClient.fetchQuery(draftQuery(Number(id) || 0)), isGone: false }
  } catch (error) {
    if (error instanceof CallError && error.status === 404) return { visit, draft: null, isGone: true }
    throw error
  }
}

/** Opening a panel changes only the address, and so does beginning a draft, which adds its id. Another draft is noticed below. */
function shouldLoadAgain({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isSameScreen = currentUrl.pathname === nextUrl.pathname
  return isSameScreen && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate
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
  if (!hasRole('Creator') && !hasRole('Admin')) return <CreatorsOnly title={words.createTitle} onDone={() => setBecome(true)} />
  if (isGone) return <NoDraft />
  return (
    <>
      <PageHeading title={words.createTitle} ref={heading}>
        {words.createHelp}
      </PageHeading>
      <NewCourse key={`${claims.sub} ${visit}`} userId={claims.sub} draft={draft} />
    </>
  )
}

/**
 * Puts the id of the draft into the address as soon as there is one, so that a reload opens it. Going back to an entry of the
 * history from before the draft was begun stays in the draft; choosing "Create a course" again leaves it.
 */
function NewCourse({ userId, draft }: { userId: string; draft: Draft | null }) {
  const [begunId, setBegunId] = useState<number>()
  const named = useSearchParams()[0].get('draft')
  const isPushed = useNavigationType() === 'PUSH'
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const lastNamed = useRef(named)
  const id = begunId ?? draft?.id
  useEffect(() => {
    const wasNamed = lastNamed.current !== null
    lastNamed.current = named
    if (id === undefined && named === null) return
    const isLeft = named === null ? wasNamed && isPushed : Number(named) !== id
    const isInAddress = new URLSearchParams(window.location.search).has('draft')
    if (isLeft) revalidate()
    // The same address again would load the draft again, and stop what the editor is doing.
    else if (named === null && !isInAddress) navigate(withParam('draft', String(id)), { replace: true, preventScrollReset: true })
  }, [id, named, isPushed, navigate, revalidate])
  return (
    <>
      {draft === null && <WaitingDraft exceptId={begunId} />}
      <CourseEditor userId={userId} course={undefined} draft={draft} onBegun={setBegunId} />
    </>
  )
}

const NoDraft = () => (
  <StatusPage
    title={words.noDraft}
    drawing={<NothingFoundDrawing />}
    action={<LinkButton to={paths.profile()}>{words.seeCourses}</LinkButton>}
  >
    {words.draftIsGone}
  </StatusPage>
)

export { CreateCourseScreen as Component, loadDraft as loader, shouldLoadAgain as shouldRevalidate }
