import type { BankQuestion } from '#contract/checks/bank.ts'

/** What tells a question from others. Many texts with gaps come with the same words above them. */
export const fullText = (question: BankQuestion['question']) =>
  question.kind === 'gaps' ? `${question.text} ${question.gapText}` : question.text

/** For labels and messages: short enough to be heard. */
export function shortText({ question }: Pick<BankQuestion, 'question'>): string {
  const text = fullText(question)
  return text.length > 60 ? `${text.slice(0, 59).trimEnd()}…` : text
}
