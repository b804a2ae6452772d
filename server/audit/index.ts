export { listActs, noteAct } from './audit.queries.ts'
