import { type FormEvent, Suspense, useRef, useState } from 'react'
import type { Suggestion } from '#contract/courses/suggestions.ts'
import { questionLength } from '#contract/first-question/question-length.ts'
import type { Goal } from '#contract/goals/goals.ts'
import { firstLevel, WishList, withLevel, withSkill } from '#web/features/automated-search/index.ts'
import { LevelHelp } from '#web/features/course-parts/index.ts'
import { Goals } from '#web/features/goals/index.ts'
import { Suggestions } from '#web/features/suggestions/index.ts'
import { Button } from '#web/ui/button.tsx'
import fields from '#web/ui/field.module.css'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import form from './first-question.module.css'
import { words as firstWords } from './first-words.ts'
import classes from './question.module.css'
import { guessesOf, spoken, Understood } from './understood.tsx'
import { useQuestion } from './use-question.ts'
import { reaches, withAll, withoutAll } from './wish-changes.ts'
import { words } from './words.ts'

export { SamplePlan } from './sample-plan.tsx'

export interface QuestionProps {
  goals: Goal[]
  /** With the names of the goals alone, and a quieter button. */
  isCompact: boolean
  /** The id of the question's heading. */
  labelledBy: string
}

const offered: Suggestion['kind'][] = ['skill', 'goal', 'field']

/** A field for any words, goals to choose, what was understood, and the button to the plan. */
export function Question({ goals, isCompact, labelledBy }: QuestionProps) {
  const question = useQuestion()
  const { text, setText, wish, change, understood, hasChoice, asked, problem } = question
  const [isTyping, setTyping] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const wantedGoals = goals.filter(({ skills }) => reaches(wish, skills))

  // The goals make room for what was understood, as long as some of it is there.
  const isAnswered = hasChoice || (wish.length > 0 && understood !== undefined && understood.understood.length > 0)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTyping(false)
    question.submit()
    if (text.trim() === '' && wish.length === 0) field.current?.focus()
  }
  const choose = ({ kind, id, name }: Suggestion) => {
    const goal = goals.find((goal) => goal.id === id)
    if (kind === 'field') question.ask(name, false)
    else if (kind === 'skill') change(withAll(wish, [{ skillId: id, skillName: name, level: firstLevel }]))
    else if (goal) change(withAll(wish, goal.skills))
  }
  const toggle = (goal: Goal) => {
    const others = wantedGoals.filter(({ id }) => id !== goal.id).flatMap(({ skills }) => skills)
    change(wantedGoals.includes(goal) ? withoutAll(wish, goal.skills, others) : withAll(wish, goal.skills))
  }
  return (
    <form className={form.form} onSubmit={submit}>
      <div className={classes.combobox}>
        <input
          ref={field}
          className={`${fields.input} ${classes.input}`}
          role="combobox"
          aria-expanded={false}
          aria-labelledby={labelledBy}
          aria-describedby="question-problem"
          placeholder={words.inYourWords}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={questionLength}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setTyping(true)
          }}
          onBlur={() => setTyping(false)}
        />
        {isTyping && text && (
          <Suspense>
            <Suggestions
              text={text}
              field={field}
              kinds={offered}
              onText={setText}
              onChoose={choose}
              onClose={() => setTyping(false)}
            />
          </Suspense>
        )}
      </div>
      {understood && (
        <Understood question={understood} asked={asked} wish={wish} onChange={change} onLeave={() => field.current?.focus()} />
      )}
      <VisuallyHidden role="status">{understood && spoken(understood, wish)}</VisuallyHidden>
      {!isAnswered && <Goals goals={goals} isCompact={isCompact} chosen={wantedGoals} onChoose={toggle} />}
      {wish.length > 0 && (
        <div className={classes.wish}>
          <WishList
            wish={wish}
            guesses={guessesOf(understood)}
            isInline
            onLevel={(skillId, level) => change(withLevel({ wish }, skillId, level).wish)}
            onRemove={(skillId) => {
              change(withSkill({ wish }, { id: skillId, name: '' }, false).wish)
              field.current?.focus()
            }}
          />
          <LevelHelp />
        </div>
      )}
      <div className={classes.last}>
        <Button type="submit" variant={isCompact ? 'light' : 'filled'} loading={question.isAsking}>
          {firstWords.showPlan}
        </Button>
        <p id="question-problem" role="status" data-problem={problem !== '' || undefined}>
          {problem || question.advice}
        </p>
      </div>
    </form>
  )
}
