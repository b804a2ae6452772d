export { toLearn } from './course-to-learn.ts'
export { learningEndpoints } from './learning.endpoints.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
export { getProgress, learnByPassing } from './set-learned.ts'
