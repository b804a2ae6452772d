import type { RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import { addDays, type Day, daysBetween } from '#web/core/days.ts'
import { scaleTop } from '#web/ui/chart-scale.ts'

/** What the edges of the chart stand for, in days and points. */
export interface Frame {
  from: Day
  to: Day
  bottom: number
  top: number
}

/** Free days on both sides: a share of the days between the first plan and the last, but a few at least. */
const [margin, leastDays] = [0.1, 3]

/** Shows all plans and, if it is not far away, the wanted day. */
export function chartFrame(plans: RoutePlan[], wanted: Day | null): Frame {
  const dates = plans.map(({ finishDate }) => finishDate).sort()
  const first = dates[0] ?? wanted ?? '2000-01-01'
  const last = dates.at(-1) ?? first
  const days = Math.max(daysBetween(first, last), 7)
  const isNear = wanted !== null && daysBetween(wanted, first) <= days && daysBetween(last, wanted) <= days
  const shown = [first, last, ...(isNear ? [wanted] : [])].sort()
  const free = Math.max(leastDays, Math.ceil(days * margin))
  return {
    from: addDays(shown[0] ?? first, -free),
    to: addDays(shown.at(-1) ?? last, free),
    ...priceScale(plans.map(({ price }) => price)),
  }
}

/** From 0 to a round number. If all prices are high and alike, 0 is left out: the steps would look flat. */
function priceScale(prices: number[]): Pick<Frame, 'bottom' | 'top'> {
  const [least, most] = [Math.min(...prices), Math.max(...prices, 0)]
  const spread = most - least
  if (prices.length < 2 || least <= 2 * spread) return { bottom: 0, top: scaleTop(most) }
  const power = 10 ** Math.floor(Math.log10(spread))
  const unit = power * ([1, 2, 5].find((factor) => factor * power >= spread) ?? 10)
  const bottom = (Math.floor(least / unit) - 1) * unit
  // An even number of units, so that the middle is round too.
  return { bottom, top: bottom + 2 * Math.ceil((most - bottom) / (2 * unit)) * unit }
}

/** From left to right, in percent. */
export const percentAcross = (day: Day, { from, to }: Frame) => round((100 * daysBetween(from, day)) / daysBetween(from, to))
/** From top to bottom, in percent. */
export const percentDown = (price: number, { bottom, top }: Frame) => round(100 - (100 * (price - bottom)) / (top - bottom))

export const isWithin = (day: Day, { from, to }: Frame) => day >= from && day <= to

/** The least points for each finish date as a line in a box of 100 by 100: down at each plan, to the right until the next. */
export function stairPath(plans: RoutePlan[], frame: Frame): string {
  const [first, ...others] = plans
  if (!first) return ''
  const start = `M${percentAcross(first.finishDate, frame)} ${percentDown(first.price, frame)}`
  const stair = ({ finishDate, price }: RoutePlan) => `H${percentAcross(finishDate, frame)}V${percentDown(price, frame)}`
  return `${start}${others.map(stair).join('')}H100`
}

/** The steps whose price can be written beside them without covering that of another. The shown one always has its price. */
export function plansWithPrice(plans: RoutePlan[], frame: Frame, shown: RoutePlan | undefined): Set<number> {
  const priced = plans.filter(({ id }) => id === shown?.id)
  for (const plan of plans) {
    const isFar = (one: RoutePlan) =>
      Math.abs(percentAcross(plan.finishDate, frame) - percentAcross(one.finishDate, frame)) >= 18 ||
      Math.abs(percentDown(plan.price, frame) - percentDown(one.price, frame)) >= 10
    if (priced.every(isFar)) priced.push(plan)
  }
  return new Set(priced.map(({ id }) => id))
}

/** The days that are written below: at equal distances, none so late that it would not fit. */
export function dayMarks({ from, to }: Frame, most = 4): Day[] {
  const days = daysBetween(from, to)
  const step = Math.max(1, Math.ceil(days / most))
  return Array.from({ length: Math.floor((days * 0.85) / step) + 1 }, (_, place) => addDays(from, place * step))
}

const round = (value: number) => Math.round(value * 100) / 100

interface Wishes {
  /** The plan that the address names. */
  asked: number | undefined
  chosen: RoutePlan | undefined
  /** The last milestone's day. */
  wanted: Day | null
}

/** The plan to show: the one that was asked for, the chosen one, the cheapest by the wanted day, or the cheapest. */
export function shownPlan(plans: RoutePlan[], { asked, chosen, wanted }: Wishes): RoutePlan | undefined {
  const inTime = plans.filter(({ finishDate }) => wanted !== null && finishDate <= wanted)
  return plans.find(({ id }) => id === asked) ?? chosen ?? inTime.at(-1) ?? plans.at(-1)
}
