import { useId } from 'react'
import { flagBounds, type QuestionFigures } from '#contract/checks/figures.ts'
import { smallestGroup } from '#contract/insight/insight.ts'
import { ShareBar } from '#web/features/statistics/index.ts'
import { AlertIcon } from '#web/ui/first-icons.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { BarTable } from '../bar-table.tsx'
import classes from './questions.module.css'
import { flags, tells, words } from './words.ts'

type Figures = NonNullable<QuestionFigures['figures']>
const fewerThan = words.fewerThan({ count: smallestGroup })

interface QuestionItemProps {
  /** In the order of the check, from 1. */
  number: number
  question: QuestionFigures
}

export function QuestionItem({ number, question: { text, skill, level, learners, figures } }: QuestionItemProps) {
  const asked = learners ?? 0
  return (
    <li className={classes.question}>
      <p className={classes.text}>
        <span className={classes.number}>{number}</span>
        <span className={classes.words}>{text}</span>
      </p>
      {skill && <p className={classes.skill}>{words.skillAndLevel({ skill: skill.name, level })}</p>}
      {figures?.flag && (
        <p className={classes.flag}>
          <AlertIcon />
          {flags[figures.flag]}
        </p>
      )}
      <dl className={classes.facts}>
        <div>
          <dt>{words.learners}</dt>
          <dd>{learners === null ? fewerThan : words.atLeast({ count: learners })}</dd>
        </div>
        {figures && (
          <>
            <div>
              <dt>{words.right}</dt>
              <dd>
                {figures.right === null ? fewerThan : words.rightOf({ right: figures.right, learners: asked })}
                <ShareBar percentage={shareOf(figures.right, asked)} />
              </dd>
            </div>
            <div>
              <dt>{words.tellsApart}</dt>
              <dd>{howWell(figures.discrimination)}</dd>
            </div>
          </>
        )}
      </dl>
      {figures?.options && <Options number={number} options={figures.options} asked={asked} />}
    </li>
  )
}

function Options({ number, options, asked }: { number: number; options: NonNullable<Figures['options']>; asked: number }) {
  const id = useId()
  return (
    <details className={classes.options}>
      <summary aria-label={words.chosenIn({ number })} id={id}>
        {words.chosen}
      </summary>
      <BarTable
        labelledBy={id}
        heads={[words.option, words.learners]}
        rows={options.map(({ text, isRight, learners }, place) => ({
          key: place,
          label: isRight ? words.rightOption({ option: text }) : text,
          text: learners === null ? fewerThan : formatNumber(learners),
          share: shareOf(learners, asked) / 100,
        }))}
      />
    </details>
  )
}

/** In percent. Both are rounded down, so the part may seem larger than the whole. */
const shareOf = (count: number | null, asked: number) => Math.min(100, (100 * (count ?? 0)) / Math.max(1, asked))

function howWell(discrimination: number | null): string {
  if (discrimination === null) return words.allTheSame
  const figure = formatNumber(discrimination)
  if (discrimination < flagBounds.tells) return words.howWell({ how: tells.not, figure })
  if (discrimination < 0.2) return words.howWell({ how: tells.hardly, figure })
  return words.howWell({ how: discrimination < 0.3 ? tells.somewhat : tells.well, figure })
}
