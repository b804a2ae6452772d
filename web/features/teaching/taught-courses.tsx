import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '#contract/core/paths.ts'
import { smallestGroup } from '#contract/insight/insight.ts'
import type { TaughtCourse } from '#contract/teaching/teaching.ts'
import { CourseLine } from '#web/features/course-parts/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { formatDay } from '#web/ui/format.ts'
import { PencilIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { Price } from '#web/ui/points.tsx'
import { taughtQuery } from './teaching.api.ts'
import classes from './teaching.module.css'
import { words } from './words.ts'

/** All courses of the author, whatever became of them. */
export function TaughtCourses() {
  const [pageNumber, setPageNumber] = useState(1)
  const query = useQuery(taughtQuery(pageNumber))
  return (
    <Card title={words.yourCourses}>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={64} />}>
        {({ items, info }) => (
          <div aria-busy={query.isPlaceholderData}>
            <ul className={classes.courses} aria-label={words.yourCourses}>
              {items.map((course) => (
                <CourseLine key={course.id} course={course} actions={<Actions course={course} />}>
                  <div className={classes.facts}>
                    <strong data-state={course.state}>{courseState(course)}</strong>
                    <Price points={course.price} />
                    <span>{learnersWords(course)}</span>
                    <span>{words.updated({ day: formatDay(course.updateDateUTC) })}</span>
                  </div>
                </CourseLine>
              ))}
            </ul>
            <Pages info={info} onChange={setPageNumber} of={words.yourCourses} />
            <p className={classes.note}>{words.howCounted({ least: smallestGroup })}</p>
          </div>
        )}
      </Loaded>
    </Card>
  )
}

function Actions({ course: { id, name, state } }: { course: TaughtCourse }) {
  return (
    <>
      <LinkButton to={paths.insight(id)} variant="quiet" size="sm" aria-label={words.insightInto({ course: name })}>
        {words.insight}
      </LinkButton>
      {state !== 'archived' && (
        <LinkButton
          to={paths.editCourse(id)}
          variant="default"
          size="sm"
          leftSection={<PencilIcon />}
          aria-label={words.editCourse({ course: name })}
        >
          {words.edit}
        </LinkButton>
      )}
    </>
  )
}

const states: Record<TaughtCourse['state'], string> = {
  published: words.published,
  hidden: words.hidden,
  archived: words.archived,
}

function courseState({ state, draft }: TaughtCourse): string {
  if (draft === 'review') return words.inReview({ state: states[state] })
  return draft === 'draft' ? words.hasDraft({ state: states[state] }) : states[state]
}

const learnersWords = ({ learners }: TaughtCourse) =>
  learners === null ? words.fewLearners({ least: smallestGroup }) : words.learners({ learners })
