export { factorsQuery } from './factors.api.ts'
export { askForPasskey, canUsePasskeys, noPasskey } from './passkeys.ts'
