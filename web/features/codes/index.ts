export { RedeemCode } from './redeem-code.tsx'
