export type MovementKind =
  | 'welcome'
  | 'grant'
  | 'purchase'
  | 'refund'
  | 'advance'
  | 'repayment'
  | 'gift'
  | 'gift-sale'
  | 'gift-return'
  | 'code'
  | 'correction'

/** What a movement was, for the points history. The reason of what concerns a course is its name. */
export function describeMovement(kind: MovementKind, reason: string, amount: number): string {
  switch (kind) {
    case 'purchase':
      return `${amount < 0 ? 'Bought' : 'Sold'} “${reason}”`
    case 'refund':
      return `${amount < 0 ? 'A student returned' : 'Returned'} “${reason}”`
    case 'advance':
      return `Lent to you for the return of “${reason}”`
    case 'repayment':
      return amount < 0
        ? `Paid back for returned courses, from the sale of “${reason}”`
        : `Owed again, because “${reason}” was returned`
    case 'gift':
      return `Gave “${reason}” as a gift`
    case 'gift-sale':
      return `Sold “${reason}” as a gift`
    case 'gift-return':
      return `Gift returned: “${reason}”`
    case 'code':
      return `Code redeemed: ${reason}`
    case 'correction':
      return `Taken back: ${reason}`
    default:
      return reason
  }
}
