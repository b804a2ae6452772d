import { hours } from '#web/ui/format.ts'
import { common } from '#web/ui/words.ts'
import { words } from './words.ts'

/** How the plan changed, as a sentence. What one looks for gets less; the other may stay or get more. */
export function howItChanged({ savedPrice, savedMinutes }: { savedPrice: number; savedMinutes: number }): string {
  const points = common.points({ count: Math.abs(savedPrice) })
  const time = hours(Math.abs(savedMinutes))
  const changes = [
    savedPrice !== 0 && (savedPrice > 0 ? words.costsLess({ points }) : words.costsMore({ points })),
    time !== hours(0) && (savedMinutes > 0 ? words.takesLess({ time }) : words.takesMore({ time })),
  ].filter((change) => change !== false)
  const [first, second] = savedPrice < 0 ? changes.reverse() : changes
  // Less than can be shown.
  if (first === undefined) return ''
  return words.changed({ change: second === undefined ? first : words.both({ first, second }) })
}
