import { Progress } from '@mantine/core'
import { LinkButton } from '#web/ui/button.tsx'
import '@mantine/core/styles/Progress.css'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { progressPercent, type UserCourse } from '#contract/learning/learning.ts'
import { CertificateButton } from '#web/features/certificates/index.ts'
import { StepOfPlan } from '#web/features/kept-plans/index.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { percent } from '#web/ui/format.ts'
import card from '#web/ui/link-card.module.css'
import { Picture } from '#web/ui/picture.tsx'
import classes from './my-course.module.css'
import { words } from './words.ts'

/** The link of the name covers the whole card, except the buttons. */
export function MyCourse({ userCourse }: { userCourse: UserCourse }) {
  const { course, materialsCount, learnedMaterialsCount, hasCertificate } = userCourse
  const id = useId()
  const progress = progressPercent(learnedMaterialsCount, materialsCount)
  const isLearned = progress === 100
  return (
    <article className={`${card.card} ${classes.course}`} aria-labelledby={id}>
      <div className={classes.picture}>
        <Picture link={paths.coursePicture(course)} size="tile" priority="soon" />
      </div>
      <h2 id={id} className={classes.name}>
        <Link to={paths.learnCourse(course.id)} className={card.link}>
          {course.name}
        </Link>
      </h2>
      <div className={classes.progress}>
        <StepOfPlan courseId={course.id} />
        <div className={classes.figures} data-learned={isLearned || undefined}>
          <span className={classes.count}>
            {isLearned && <CheckIcon />}
            {words.learnedOf({ learned: learnedMaterialsCount, all: materialsCount })}
          </span>
          <span>{percent(progress)}</span>
        </div>
        <Progress
          classNames={{ root: classes.track }}
          value={progress}
          color={isLearned ? 'teal' : undefined}
          aria-label={words.progressOf({ course: course.name })}
        />
      </div>
      <div className={`${card.action} ${classes.actions}`}>
        <LinkButton to={paths.learnCourse(course.id)} variant={isLearned ? 'default' : 'filled'} aria-describedby={id}>
          {learnedMaterialsCount > 0 && !isLearned ? words.continue : words.learnCourse}
        </LinkButton>
        {hasCertificate && <CertificateButton courseId={course.id} />}
      </div>
    </article>
  )
}
