import { useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { CourseLine } from '#web/features/course-parts/index.ts'
import { DeleteCourseDialog, useDuplicate } from '#web/features/drafts/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { formatDay } from '#web/ui/format.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { notifyDone, notifyProblem } from '#web/ui/notify.tsx'
import { Price } from '#web/ui/points.tsx'
import classes from './own-courses.module.css'
import { words } from './words.ts'

/** The user's own courses, to edit and to delete. */
export function OwnCourses({ courses }: { courses: CourseCard[] }) {
  const [deleted, setDeleted] = useState<CourseCard>()
  const createLink = useRef<HTMLAnchorElement>(null)
  const close = () => setDeleted(undefined)
  // Always at the same place in the tree, because it has the focus while the last course is removed.
  const createButton = (
    <LinkButton ref={createLink} to={paths.createCourse()} size="sm" leftSection={<PlusIcon />}>
      {words.createCourse}
    </LinkButton>
  )
  return (
    <Card title={words.createdCourses} aside={createButton}>
      {courses.length === 0 ? (
        <EmptyState drawing={<ShelfDrawing />}>{words.noCourses}</EmptyState>
      ) : (
        <ul className={classes.courses}>
          {courses.map((course) => (
            <OwnCourse key={course.id} course={course} onDelete={() => setDeleted(course)} />
          ))}
        </ul>
      )}
      {deleted && (
        <DeleteCourseDialog
          course={deleted}
          onClose={close}
          onDeleted={() => {
            close()
            // The line that had the focus was unmounted.
            requestAnimationFrame(() => createLink.current?.focus())
          }}
        />
      )}
    </Card>
  )
}

function OwnCourse({ course, onDelete }: { course: CourseCard; onDelete: () => void }) {
  return (
    <CourseLine course={course} actions={<Actions course={course} onDelete={onDelete} />}>
      <div className={classes.facts}>
        <Price points={course.price} />
        <span>{words.students({ count: course.studentsCount })}</span>
        <span>{words.updated({ day: formatDay(course.updateDateUTC) })}</span>
        {course.isHidden && <strong className={classes.hidden}>{words.hidden}</strong>}
      </div>
    </CourseLine>
  )
}

function Actions({ course, onDelete }: { course: CourseCard; onDelete: () => void }) {
  return (
    <>
      <LinkButton to={paths.insight(course.id)} variant="quiet" size="sm" aria-label={words.insightInto({ course: course.name })}>
        {words.insight}
      </LinkButton>
      <LinkButton
        to={paths.editCourse(course.id)}
        variant="default"
        size="sm"
        aria-label={words.editCourse({ course: course.name })}
      >
        {words.edit}
      </LinkButton>
      <Duplicate course={course} />
      <Button variant="quiet" size="sm" aria-label={words.deleteCourse({ course: course.name })} onClick={onDelete}>
        {words.delete}
      </Button>
    </>
  )
}

/** Opens the copy, which is a draft. */
function Duplicate({ course }: { course: CourseCard }) {
  const duplicate = useDuplicate()
  const navigate = useNavigate()
  const open = ({ id }: { id: number }) => {
    notifyDone(words.isCopy({ course: course.name }))
    navigate(paths.createCourse(id))
  }
  return (
    <Button
      variant="quiet"
      size="sm"
      loading={duplicate.isPending}
      aria-label={words.duplicateCourse({ course: course.name })}
      onClick={() => duplicate.mutate(course.id, { onSuccess: open, onError: notifyProblem })}
    >
      {words.duplicate}
    </Button>
  )
}
