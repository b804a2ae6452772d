import { Anchor } from '@mantine/core'
import { useId } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { documentTitle } from '#contract/core/screens.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { toSections } from '#contract/courses/sections.ts'
import { useSession } from '#web/core/session.ts'
import { Ratings } from '#web/features/ratings/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDay, formatNumber } from '#web/ui/format.ts'
import { PencilIcon } from '#web/ui/icons.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PageText } from '#web/ui/page-text.tsx'
import { MeanStars } from '#web/ui/stars.tsx'
import { Title } from '#web/ui/title.tsx'
import { UserAvatar } from '#web/ui/user-avatar.tsx'
import { common } from '#web/ui/words.ts'
import { CourseBox } from './course-box.tsx'
import classes from './course-details.module.css'
import { words as firstWords } from './first-words.ts'
import { previewPath } from './look-inside.tsx'
import { MaterialRow } from './material-row.tsx'
import { words } from './words.ts'

interface CoursePageProps {
  course: CourseDetails
  /** A draft as it will look: nothing can be bought or opened yet. */
  isDraft?: boolean
}

/** Everything about a course. */
export function CoursePage({ course, isDraft = false }: CoursePageProps) {
  const nameId = useId()
  const { author } = course
  const { claims, hasRole } = useSession()
  const mayEdit =
    !isDraft && (claims?.email === author.email || hasRole('Admin')) && (!course.isArchived || course.hiddenReason !== null)
  return (
    <article className={classes.page}>
      <title>{documentTitle(course.name)}</title>
      <header className={classes.head}>
        <Title order={1} id={nameId} tabIndex={-1}>
          {course.name}
        </Title>
        <p className={classes.lead}>{course.shortDescription}</p>
        <div className={classes.author}>
          <UserAvatar name={author.name} link={author.avatar} size={44} />
          <div>
            {author.handle ? (
              <Anchor component={Link} to={paths.author(author.handle)} fw={600} underline="hover">
                {author.name}
              </Anchor>
            ) : (
              <strong>{author.name}</strong>
            )}
            {author.position && <div className={classes.quiet}>{author.position}</div>}
          </div>
        </div>
        <p className={classes.facts}>
          {course.rating && (
            <Anchor component={Link} to={paths.ratings(course.id)} inherit>
              <MeanStars rating={course.rating} />
            </Anchor>
          )}
          <span>{firstWords.students({ count: course.studentsCount, students: formatNumber(course.studentsCount) })}</span>
          <span>
            {firstWords.updated({
              day: formatDay(course.updateDateUTC),
              time: (day) => <time dateTime={course.updateDateUTC}>{day}</time>,
            })}
          </span>
        </p>
        {course.hiddenReason !== null ? (
          <div className={classes.hidden}>
            <Notice>{words.hidden({ reason: course.hiddenReason })}</Notice>
          </div>
        ) : (
          course.isArchived && <p className={classes.facts}>{words.archived}</p>
        )}
        {mayEdit && (
          <div className={classes.edit}>
            <LinkButton to={paths.editCourse(course.id)} variant="default" size="sm" leftSection={<PencilIcon />}>
              {words.editCourse}
            </LinkButton>
            <LinkButton to={paths.insight(course.id)} variant="default" size="sm">
              {words.insight}
            </LinkButton>
          </div>
        )}
      </header>
      <CourseBox course={course} nameId={nameId} isClosed={isDraft || (course.isArchived && !course.isBought)} />
      <div className={classes.content}>
        <Card title={firstWords.about}>
          <div className={classes.about}>
            <PageText text={course.description} isDescription />
          </div>
        </Card>
        <Card
          title={firstWords.materials}
          aside={<span className={classes.quiet}>{common.materials({ count: course.materials.length })}</span>}
        >
          {toSections(course.materials).map(({ heading, materials }) => (
            <div key={materials[0]?.id} className={classes.section}>
              {heading && <h3>{heading}</h3>}
              <ol className={classes.materials}>
                {materials.map((material) => (
                  <MaterialRow
                    key={material.id}
                    material={material}
                    courseId={isDraft ? undefined : course.id}
                    preview={isDraft ? undefined : previewPath(course, material)}
                    isLearner={course.isBought}
                  />
                ))}
              </ol>
            </div>
          ))}
        </Card>
        {!isDraft && <Ratings key={course.id} course={course} />}
      </div>
    </article>
  )
}
