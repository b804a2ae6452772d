import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { CheckFigures } from '#contract/checks/figures.ts'
import { fewestLearners } from '#contract/insight/insight.ts'
import { Card } from '#web/ui/card.tsx'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { formatCalendarDay } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { checkFiguresQuery } from '../insight.api.ts'
import pageClasses from '../insight.module.css'
import { QuestionItem } from './question-item.tsx'
import classes from './questions.module.css'
import { words } from './words.ts'

interface NamedCheck {
  id: number
  name: string
}

/** How learners did with each question, for the checks of a course. The first is open. */
export function QuestionsCard({ checks }: { checks: NamedCheck[] }) {
  return (
    <Card title={words.title}>
      {checks.map((check, place) => (
        <CheckPart key={check.id} check={check} isFirst={place === 0} />
      ))}
      <p className={pageClasses.note}>{words.whatCounts}</p>
    </Card>
  )
}

/** Its figures are loaded when it is opened. */
function CheckPart({ check, isFirst }: { check: NamedCheck; isFirst: boolean }) {
  const [isOpen, setOpen] = useState(isFirst)
  const query = useQuery({ ...checkFiguresQuery(check.id), enabled: isOpen })
  return (
    <details className={classes.check} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {check.name}
        <ChevronDownIcon />
      </summary>
      {isOpen && (
        <Loaded query={query} skeleton={<Skeleton height={240} radius="md" />}>
          {(figures) => <Questions figures={figures} />}
        </Loaded>
      )}
    </details>
  )
}

function Questions({ figures: { name, day, learners, questions } }: { figures: CheckFigures }) {
  const flagged = questions.flatMap(({ figures }, place) => (figures?.flag ? [place + 1] : []))
  const isTold = questions.some(({ figures }) => figures)
  return (
    <>
      <p className={pageClasses.quiet}>
        {day && learners && (
          <>{words.learnersOn({ count: learners, day: formatCalendarDay(day), strong: (text) => <strong>{text}</strong> })} </>
        )}
        {!isTold && words.tooFew({ count: fewestLearners })}
      </p>
      {flagged.length > 0 && (
        <div className={classes.flagged}>
          <Notice>{words.flagged({ count: flagged.length, positions: flagged.join(', ') })}</Notice>
        </div>
      )}
      <ol className={classes.questions} aria-label={words.questionsOf({ check: name })}>
        {questions.map((question, place) => (
          <QuestionItem key={question.id} number={place + 1} question={question} />
        ))}
      </ol>
    </>
  )
}
