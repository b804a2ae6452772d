export { ConfirmFirst, useSendEmailLink } from './confirm-first.tsx'
