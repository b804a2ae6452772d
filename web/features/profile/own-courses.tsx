import { Anchor, Button } from '@mantine/core'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import type { CourseCard } from '#contract/courses.ts'
import { paths } from '#contract/paths.ts'
import { DeleteCourseDialog } from '#web/features/authoring/index.ts'
import { Card } from '#web/ui/card.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import { ShelfDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { counted, formatDay } from '#web/ui/format.ts'
import { PencilIcon, PlusIcon } from '#web/ui/icons.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/points.tsx'
import classes from './own-courses.module.css'

/** The user's own courses, to edit and to delete. */
export function OwnCourses({ courses }: { courses: CourseCard[] }) {
  const [deleted, setDeleted] = useState<CourseCard>()
  const createLink = useRef<HTMLAnchorElement>(null)
  const close = () => setDeleted(undefined)
  // Always at the same place in the tree, because it has the focus while the last course is removed.
  const createButton = (
    <Button ref={createLink} component={Link} to={paths.createCourse()} size="sm" leftSection={<PlusIcon />}>
      Create Course
    </Button>
  )
  return (
    <Card title="Created courses" aside={createButton}>
      {courses.length === 0 ? (
        <EmptyState drawing={<ShelfDrawing />}>You have no courses yet.</EmptyState>
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
    <li className={classes.course}>
      <div className={classes.picture}>
        <Picture link={paths.coursePicture(course)} size="small" />
      </div>
      <div className={classes.text}>
        <Anchor component={Link} to={paths.course(course.id)} className={classes.name} underline="hover">
          {course.name}
        </Anchor>
        <div className={classes.facts}>
          <Price points={course.price} />
          <span>{counted(course.studentsCount, 'student')}</span>
          <span>Updated {formatDay(course.updateDateUTC)}</span>
        </div>
      </div>
      <div className={classes.actions}>
        <Button
          component={Link}
          to={paths.editCourse(course.id)}
          variant="default"
          size="sm"
          leftSection={<PencilIcon />}
          aria-label={`Edit ${course.name}`}
        >
          Edit
        </Button>
        <DeleteButton label={`Delete ${course.name}`} title="Delete" onClick={onDelete} />
      </div>
    </li>
  )
}
