import { useId } from 'react'
import type { RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { counted, formatNumber, hours } from '#web/ui/format.ts'
import { Plot, PlotLines } from '#web/ui/plot.tsx'
import { Seal } from '#web/ui/seal.tsx'
import { dayName, planWords, proofWords, shortDayName } from './route-words.ts'
import { acrossOf, downOf, type Frame, frameOf, isWithin, marksOf, pricedOf, stairsOf } from './staircase.ts'
import classes from './staircase-chart.module.css'

interface StaircaseChartProps {
  /** By finish date. */
  plans: RoutePlan[]
  shown: RoutePlan | undefined
  wanted: Day | null
  /** The points at hand, if they limit the route. */
  balance: number | undefined
  today: Day
  onShow: (plan: RoutePlan) => void
}

/** The least points for each finish date. Each step is a radio button, so arrow keys lead from one to the next. */
export function StaircaseChart({ plans, shown, wanted, balance, today, onShow }: StaircaseChartProps) {
  const name = useId()
  const frame = frameOf(plans, wanted)
  const stairs = stairsOf(plans, frame)
  const priced = pricedOf(plans, frame, shown)
  return (
    <div className={classes.chart}>
      <Plot
        scale={[frame.top, (frame.bottom + frame.top) / 2, frame.bottom]}
        formatValue={formatNumber}
        marks={marksOf(frame).map((day) => ({ key: day, at: acrossOf(day, frame), name: shortDayName(day) }))}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <PlotLines width={100} />
          <path className={classes.area} d={`${stairs}V100H${acrossOf(plans[0]?.finishDate ?? frame.from, frame)}Z`} />
          <path className={classes.line} d={stairs} />
        </svg>
        <Limits frame={frame} wanted={wanted} balance={balance} />
        <fieldset className={classes.steps} aria-label="Plans by finish date">
          {plans.map((plan) => (
            <label
              key={plan.id}
              className={classes.step}
              style={{ left: `${acrossOf(plan.finishDate, frame)}%`, top: `${downOf(plan.price, frame)}%` }}
            >
              <input
                type="radio"
                name={name}
                checked={plan.id === shown?.id}
                aria-label={planWords(plan, today)}
                title={planWords(plan, today)}
                onChange={() => onShow(plan)}
              />
              <Seal isProven={proofWords(plan).isProven} size={28} />
              {priced.has(plan.id) && (
                <span className={classes.price} data-late={acrossOf(plan.finishDate, frame) > 80 || undefined} aria-hidden="true">
                  {formatNumber(plan.price)}
                </span>
              )}
            </label>
          ))}
        </fieldset>
      </Plot>
      <FiguresTable
        label="Plans by finish date"
        heads={['Finished by', 'Points', 'Hours', 'Courses']}
        rows={plans.map((plan) => ({
          key: String(plan.id),
          cells: [dayName(plan.finishDate, today), pointsOf(plan), hours(plan.minutes), formatNumber(plan.courses)],
        }))}
        note="The points are proven to be the least for the day, unless a row says otherwise."
      />
    </div>
  )
}

const pointsOf = ({ price, proof }: RoutePlan) =>
  proof.leastPrice < price ? `${formatNumber(price)} (at least ${formatNumber(proof.leastPrice)})` : formatNumber(price)

/** Lines at the wanted day and at the points at hand, where they are in the picture. */
function Limits({ frame, wanted, balance }: { frame: Frame } & Pick<StaircaseChartProps, 'wanted' | 'balance'>) {
  const isBalanceShown = balance !== undefined && balance > frame.bottom && balance < frame.top
  return (
    <div className={classes.limits} aria-hidden="true">
      {wanted && isWithin(wanted, frame) && (
        <span
          className={classes.wanted}
          data-late={acrossOf(wanted, frame) > 60 || undefined}
          style={{ left: `${acrossOf(wanted, frame)}%` }}
        >
          <span>your date</span>
        </span>
      )}
      {isBalanceShown && (
        <span className={classes.balance} style={{ top: `${downOf(balance, frame)}%` }}>
          <span>{`you have ${counted(balance, 'point')}`}</span>
        </span>
      )}
    </div>
  )
}
