export { attemptsEndpoints } from './attempts.endpoints.ts'
export { bankEndpoints } from './bank.endpoints.ts'
export { countAnswers } from './count-answers.ts'
export { figuresEndpoints } from './figures.endpoints.ts'
export { fits, markAnswer } from './mark-answer.ts'
export { type CheckWithPool, listChecksWithPools } from './past-attempts.queries.ts'
export {
  addPastAttempts,
  type DrawnQuestion,
  drawPastAttempt,
  type PastAnswer,
  type PastAttempt,
  scorePastAttempt,
} from './past-attempts.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
export { readQuestionsEndpoints } from './read-questions.endpoints.ts'
export { createQuestions } from './save-question.ts'
export { sendOverdueAttempts } from './send-attempt.ts'
export { drawOrder, rightAnswer, toAnswer } from './to-answer.ts'
