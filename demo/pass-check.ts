import type { Answer, QuestionToAnswer } from '#contract/checks/answers.ts'
import type { Attempt } from '#contract/checks/attempts.ts'
import { Question, type QuestionInput } from '#contract/checks/questions.ts'
import { rightAnswer } from '#server/checks/index.ts'
import { demoChecks, listQuestions } from './content/checks/index.ts'

/** Sends a request as the learner, and returns the body of the response. */
type Send = (method: 'PUT' | 'POST', path: string, body?: object) => Promise<unknown>

/** Passes a check of the demo, for tests and pictures of what comes after it. */
export async function passDemoCheck(send: Send, courseId: number, checkId: number): Promise<void> {
  const { id, questions } = (await send('POST', `/api/checks/${checkId}/attempts`, { courseId })) as Attempt
  for (const { position, question } of questions)
    await send('PUT', `/api/check-attempts/${id}/answers/${position}`, { answer: findAnswer(question) })
  await send('POST', `/api/check-attempts/${id}/send`, { courseId })
}

interface Asked {
  text: string
  code?: { text: string } | null | undefined
}
const asked = ({ text, code }: Asked) => `${text}\n${code?.text ?? ''}`

const known = new Map<string, QuestionInput>(
  Object.values(demoChecks)
    .flatMap(listQuestions)
    .map(({ question }) => [asked(question), question]),
)

function findAnswer(shown: QuestionToAnswer): Answer {
  const question = Question.parse(known.get(asked(shown)))
  return rightAnswer(
    question,
    partsOf(shown).map((part) => partsOf(question).indexOf(part)),
  )
}

/** What is shown in another order than the author's. */
function partsOf(question: QuestionToAnswer | Question): string[] {
  if (question.kind === 'one' || question.kind === 'several') return question.options
  if (question.kind === 'order') return question.items
  if (question.kind !== 'match') return []
  return 'extra' in question ? [...question.right, ...question.extra] : question.right
}
