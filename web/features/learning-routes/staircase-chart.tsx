import { useId } from 'react'
import type { RoutePlan } from '#contract/learning-routes/learning-routes.ts'
import type { Day } from '#web/core/days.ts'
import { Seal } from '#web/features/automated-search/index.ts'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { formatNumber, hours } from '#web/ui/format.ts'
import { Plot, PlotLines } from '#web/ui/plot.tsx'
import { dayName, planWords, proofWords, shortDayName } from './route-words.ts'
import { chartFrame, dayMarks, type Frame, isWithin, percentAcross, percentDown, plansWithPrice, stairPath } from './staircase.ts'
import classes from './staircase-chart.module.css'
import { words } from './words.ts'

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
  const frame = chartFrame(plans, wanted)
  const stairs = stairPath(plans, frame)
  const priced = plansWithPrice(plans, frame, shown)
  return (
    <div className={classes.chart}>
      <Plot
        scale={[frame.top, (frame.bottom + frame.top) / 2, frame.bottom]}
        formatValue={formatNumber}
        marks={dayMarks(frame).map((day) => ({ key: day, at: percentAcross(day, frame), name: shortDayName(day) }))}
      >
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          <PlotLines width={100} />
          <path className={classes.area} d={`${stairs}V100H${percentAcross(plans[0]?.finishDate ?? frame.from, frame)}Z`} />
          <path className={classes.line} d={stairs} />
        </svg>
        <Limits frame={frame} wanted={wanted} balance={balance} />
        <fieldset className={classes.steps} aria-label={words.plansByDate}>
          {plans.map((plan) => (
            <label
              key={plan.id}
              className={classes.step}
              style={{ left: `${percentAcross(plan.finishDate, frame)}%`, top: `${percentDown(plan.price, frame)}%` }}
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
                <span
                  className={classes.price}
                  data-late={percentAcross(plan.finishDate, frame) > 80 || undefined}
                  aria-hidden="true"
                >
                  {formatNumber(plan.price)}
                </span>
              )}
            </label>
          ))}
        </fieldset>
      </Plot>
      <FiguresTable
        label={words.plansByDate}
        heads={[words.finishedByHead, words.points, words.hoursHead, words.coursesHead]}
        rows={plans.map((plan) => ({
          key: String(plan.id),
          cells: [dayName(plan.finishDate, today), priceWords(plan), hours(plan.minutes), formatNumber(plan.courses)],
        }))}
        note={words.pointsAreLeast}
      />
    </div>
  )
}

const priceWords = ({ price, proof }: RoutePlan) =>
  proof.leastPrice < price
    ? words.atLeast({ price: formatNumber(price), least: formatNumber(proof.leastPrice) })
    : formatNumber(price)

/** Lines at the wanted day and at the points at hand, where they are in the picture. */
function Limits({ frame, wanted, balance }: { frame: Frame } & Pick<StaircaseChartProps, 'wanted' | 'balance'>) {
  const isBalanceShown = balance !== undefined && balance > frame.bottom && balance < frame.top
  return (
    <div className={classes.limits} aria-hidden="true">
      {wanted && isWithin(wanted, frame) && (
        <span
          className={classes.wanted}
          data-late={percentAcross(wanted, frame) > 60 || undefined}
          style={{ left: `${percentAcross(wanted, frame)}%` }}
        >
          <span>{words.yourDate}</span>
        </span>
      )}
      {isBalanceShown && (
        <span className={classes.balance} style={{ top: `${percentDown(balance, frame)}%` }}>
          <span>{words.youHave({ count: balance })}</span>
        </span>
      )}
    </div>
  )
}
