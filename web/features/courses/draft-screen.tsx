import { data, type LoaderFunctionArgs, useLoaderData, useParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { type DraftPreview, previewDraft } from '#contract/drafts/drafts.ts'
import { call } from '#web/core/call.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EyeIcon } from '#web/ui/icons.tsx'
import { CoursePage } from './course-page.tsx'
import classes from './draft-screen.module.css'
import { words } from './words.ts'

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
      <div className={classes.banner} role="note" aria-label={words.preview}>
        <EyeIcon />
        <p>
          <strong>{words.previewOfDraft}</strong> {whoSees(preview)}
        </p>
        <LinkButton to={backFrom(preview, id)} variant="default" size="sm">
          {preview.isOwn ? words.backToEditing : words.backToApproval}
        </LinkButton>
      </div>
      <CoursePage course={preview.course} isDraft />
    </>
  )
}

const whoSees = ({ isOwn, state }: DraftPreview) =>
  state === 'review' ? (isOwn ? words.youAndAdmins : words.authorAndAdmins) : words.onlyYou

const backFrom = ({ isOwn, courseId }: DraftPreview, id: number) => {
  if (!isOwn) return paths.approval(id)
  return courseId === null ? paths.createCourse(id) : paths.editCourse(courseId)
}

export { DraftScreen as Component, loadPreview as loader }
