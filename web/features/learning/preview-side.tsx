import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import type { MaterialToLearn } from '#contract/learning/learning.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { materialFacts } from '#web/features/courses/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { hours } from '#web/ui/format.ts'
import { Price } from '#web/ui/points.tsx'
import { Title } from '#web/ui/title.tsx'
import { common } from '#web/ui/words.ts'
import listClasses from './material-list.module.css'
import classes from './preview-screen.module.css'
import { words } from './words.ts'

interface PreviewSideProps {
  course: CourseDetails
  previews: MaterialToLearn[]
  openId: number
  nameId: string
}

/** The other previews, and the way to the whole course. On a phone the bar at the bottom has its button. */
export function PreviewSide({ course, previews, openId, nameId }: PreviewSideProps) {
  const { materials, learningTime, price, isBought } = course
  return (
    <div className={classes.side}>
      <section>
        <Title order={2} size={3} className={classes.heading}>
          {words.previews({ count: previews.length })}
        </Title>
        <ol className={listClasses.list}>
          {previews.map((material) => (
            <li key={material.id} className={listClasses.row} data-open={material.id === openId || undefined}>
              <PreviewLink courseId={course.id} material={material} isOpen={material.id === openId} />
            </li>
          ))}
        </ol>
      </section>
      <section className={classes.invitation}>
        <Title order={2} size={3}>
          {isBought ? words.isYours : words.likeIt}
        </Title>
        <p>{words.wholeCourse({ count: materials.length, time: hours(learningTime) })}</p>
        {!isBought && <Price points={price} isLarge />}
        <CourseAction course={course} describedBy={nameId} className={classes.sideAction} />
        <LinkButton to={paths.course(course.id)} variant="default">
          {words.seeCourse}
        </LinkButton>
      </section>
    </div>
  )
}

interface PreviewLinkProps {
  courseId: number
  material: MaterialToLearn
  isOpen: boolean
}

function PreviewLink({ courseId, material, isOpen }: PreviewLinkProps) {
  const { icon, kind } = materialFacts(material)
  return (
    <Link className={listClasses.link} to={paths.previewCourse(courseId, material.id)} aria-current={isOpen || undefined}>
      <span className={listClasses.name}>{material.name}</span>
      <span className={listClasses.facts}>
        {icon}
        {words.kindAndTime({ kind, time: common.minutesInShort({ minutes: material.learningMinutes }) })}
      </span>
    </Link>
  )
}
