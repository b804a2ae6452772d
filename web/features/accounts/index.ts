export { accountKey, profileQuery } from './accounts.api.ts'
export { BecameCreatorButton } from './became-creator-button.tsx'
export { schoolLinkQuery, useSchoolLink, useSchoolUnlink } from './school.api.ts'
