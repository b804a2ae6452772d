import type { BankQuestion } from '#contract/checks/bank.ts'
import classes from './question-facts.module.css'
import { fullText } from './question-name.ts'
import { kindNames, words } from './words.ts'

interface QuestionFactsProps {
  item: BankQuestion
  /** Whether it says how many checks have the question. */
  withUse?: boolean
}

/** What a question asks, in two lines at most, and its facts. */
export function QuestionFacts({ item, withUse = false }: QuestionFactsProps) {
  return (
    <>
      <span className={classes.text}>{fullText(item.question)}</span>
      <span className={classes.facts}>{questionFacts(item, withUse)}</span>
    </>
  )
}

export function questionFacts({ question, skill, level, checksCount }: BankQuestion, withUse = false): string {
  return [
    kindNames[question.kind],
    skill ? words.levelOf({ skill: skill.name, level }) : words.noSkill,
    question.picture && words.hasPicture,
    question.code && words.hasCode,
    withUse && checksCount > 0 && words.usedBy({ count: checksCount }),
  ]
    .filter((fact) => typeof fact === 'string')
    .join(' · ')
}
