import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type DraftPreview, previewDraft } from '#contract/drafts/drafts.ts'
import { call } from '#web/core/call.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EyeIcon } from '#web/ui/icons.tsx'
import { CoursePage } from './course-page.tsx'
import classes from './draft-screen.module.css'

/** Not through the cache: the draft has just been changed. */
function loadPreview({ params: { id = '' }, request }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  return call(previewDraft, { params: { id }, signal: request.signal })
}

/** A draft as its course page will look to learners. */
function DraftScreen() {
  const id = Number(useParams().id)
  const preview = useLoaderData<typeof loadPreview>()
  return (
    <>
      <div className={classes.banner} role="note" aria-label="Preview">
        <EyeIcon />
        <p>
          <strong>Preview of a draft.</strong> {whoSees(preview)}
        </p>
        <LinkButton to={backFrom(preview, id)} variant="default" size="sm">
          {preview.isOwn ? 'Back to editing' : 'Back to the approval'}
        </LinkButton>
      </div>
      <CoursePage course={preview.course} isDraft />
    </>
  )
}

const whoSees = ({ isOwn, state }: DraftPreview) =>
  state === 'review'
    ? `It is waiting for approval. Only ${isOwn ? 'you' : 'its author'} and Admins can see it.`
    : 'Only you can see it. Learners see it when it is published.'

const backFrom = ({ isOwn, courseId }: DraftPreview, id: number) => {
  if (!isOwn) return paths.approval(id)
  return courseId === null ? paths.createCourse(id) : paths.editCourse(courseId)
}

export { DraftScreen as Component, loadPreview as loader }
