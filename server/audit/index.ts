export { actsAfter, listActs, noteAct } from './audit.queries.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
