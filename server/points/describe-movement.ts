import { movements } from './words.ts'

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
  const course = { name: reason }
  switch (kind) {
    case 'purchase':
      return amount < 0 ? movements.bought(course) : movements.sold(course)
    case 'refund':
      return amount < 0 ? movements.wasReturned(course) : movements.returned(course)
    case 'advance':
      return movements.lent(course)
    case 'repayment':
      return amount < 0 ? movements.paidBack(course) : movements.owedAgain(course)
    case 'gift':
      return movements.gave(course)
    case 'gift-sale':
      return movements.soldAsGift(course)
    case 'gift-return':
      return movements.giftReturned(course)
    case 'code':
      return movements.redeemed({ reason })
    case 'correction':
      return movements.takenBack({ reason })
    default:
      return reason
  }
}
