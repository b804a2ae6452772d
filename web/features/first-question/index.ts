export { BackToQuestion } from './back-to-question.tsx'
export { FirstQuestion } from './first-question.tsx'
