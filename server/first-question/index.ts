export { firstQuestionEndpoints } from './first-question.endpoints.ts'
