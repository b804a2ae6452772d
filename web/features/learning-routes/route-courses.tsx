import { useId } from 'react'
import type { LearningRoute, RouteCourse, RouteDetails } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { CourseLine } from '#web/features/course-parts/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Price } from '#web/ui/points.tsx'
import { timeInWords } from '#web/ui/time-words.ts'
import { Title } from '#web/ui/title.tsx'
import classes from './route-courses.module.css'
import { dayName, goalWords } from './route-words.ts'
import { words } from './words.ts'

interface RouteCoursesProps {
  route: LearningRoute
  details: RouteDetails
  today: Day
  /** Whether a change is being saved. The next one is made from what was saved. */
  isSaving: boolean
  onChange: (part: Partial<LearningRoute['form']>) => void
}

/** The courses of a plan in the order of learning, below the milestone by which they are finished. */
export function RouteCourses({ route, details: { courses }, today, isSaving, onChange }: RouteCoursesProps) {
  const { form, skillNames } = route
  const names = new Map(skillNames.map(({ skillId, skillName }) => [skillId, skillName]))
  const goals = goalWords(form, names, today)
  const places = [...new Set(courses.map(({ by }) => by))].sort((one, other) => one - other)
  const leaveOut = (id: number) => onChange({ leftOut: [...form.leftOut, id], musts: form.musts.filter((other) => other !== id) })
  return (
    <Card title={words.planCourses}>
      {courses.length === 0 && <p className={classes.none}>{words.noCourseNeeded}</p>}
      {places.map((place) => (
        <section key={place} className={classes.milestone} aria-label={goals[place] ?? words.milestone({ number: place + 1 })}>
          {(places.length > 1 || form.milestones.length > 1) && (
            <Title order={3} className={classes.goal}>
              {goals[place] ?? words.milestone({ number: place + 1 })}
            </Title>
          )}
          <ul className={classes.courses}>
            {courses
              .filter(({ by }) => by === place)
              .map((course) => (
                <Course
                  key={course.id}
                  course={course}
                  today={today}
                  isSaving={isSaving}
                  onLeaveOut={() => leaveOut(course.id)}
                />
              ))}
          </ul>
        </section>
      ))}
    </Card>
  )
}

interface CourseProps {
  course: RouteCourse
  today: Day
  isSaving: boolean
  onLeaveOut: () => void
}

function Course({ course, today, isSaving, onLeaveOut }: CourseProps) {
  const id = useId()
  const { finishDate, minutes, isBought, price } = course
  return (
    <CourseLine
      course={course}
      nameId={id}
      actions={
        <>
          {!isBought && (
            <Button variant="quiet" size="sm" aria-describedby={id} loading={isSaving} onClick={onLeaveOut}>
              {words.leaveOut}
            </Button>
          )}
          <CourseAction course={course} describedBy={id} variant="light" size="sm" />
        </>
      }
    >
      <p className={classes.facts}>
        <span>{isBought ? <span className={classes.owned}>{words.youOwn}</span> : <Price points={price} />}</span>
        <span>{minutes > 0 ? timeInWords(minutes) : words.nothingToLearn}</span>
        {finishDate && minutes > 0 && <span>{words.finishedBy({ day: dayName(finishDate, today) })}</span>}
      </p>
    </CourseLine>
  )
}
