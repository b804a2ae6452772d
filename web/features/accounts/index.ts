export { accountKey, profileQuery } from './accounts.api.ts'
export { BecameCreatorButton } from './became-creator-button.tsx'
export { ConfirmFirst, useSendEmailLink } from './confirm-first.tsx'
export { schoolLinkQuery, useSchoolLink, useSchoolUnlink } from './school.api.ts'
