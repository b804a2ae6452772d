import { paths } from '#contract/core/paths.ts'
import { ChipList } from '#web/ui/chip.tsx'
import { PictureIcon } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/points.tsx'
import type { CourseDraft } from './course-draft.ts'
import classes from './course-preview.module.css'
import { words } from './words.ts'

interface CoursePreviewProps {
  draft: CourseDraft
  courseId: number | undefined
  /** A picture that is being uploaded. */
  thumbnail: string | null
}

/** How the course will look in the catalogue; shown while no panel is open. */
export function CoursePreview({ draft, courseId, thumbnail }: CoursePreviewProps) {
  const link = thumbnail || draft.thumbnail || (courseId && paths.coursePicture({ id: courseId, thumbnail: null }))
  const price = Number(draft.price)
  return (
    <aside className={classes.side} aria-label={words.preview}>
      <p className={classes.title}>{words.inCatalogue}</p>
      <div className={classes.card}>
        {link ? (
          <Picture link={link} size="half" priority="soon" />
        ) : (
          <div className={classes.noPicture}>
            <PictureIcon />
            <span>{words.drawnPicture}</span>
          </div>
        )}
        <div className={classes.text}>
          <strong>{draft.name.trim() || words.name}</strong>
          <p>{draft.shortDescription.trim() || words.shortDescription}</p>
          {Number.isInteger(price) && price >= 0 && draft.price !== '' && <Price points={price} />}
          {draft.skills.length > 0 && (
            <ChipList
              chips={draft.skills.map(({ id, name, level }) => ({
                key: id,
                text: name,
                addition: words.addsLevels({ count: Number(level) }),
              }))}
            />
          )}
        </div>
      </div>
    </aside>
  )
}
