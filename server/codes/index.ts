export { codesEndpoints } from './codes.endpoints.ts'
export { issueCode } from './issue-code.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
export { redeemCode } from './redeem-code.ts'
