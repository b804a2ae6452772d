import type { SalesPeriod, SalesUnit } from '#contract/statistics.ts'
import { formatNumber } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import classes from './sales-chart.module.css'
import { formatPeriod } from './sales-words.ts'

const heads: Record<SalesUnit, string> = { day: 'Date', week: 'Week of', month: 'Month' }

/** The chart's figures, newest first. */
export function SalesTable({ periods, unit }: { periods: SalesPeriod[]; unit: SalesUnit }) {
  const busy = periods.filter(({ sold, completed }) => sold > 0 || completed > 0).reverse()
  return (
    <details className={classes.figures}>
      <summary className={classes.summary}>The figures as a table</summary>
      <table className={classes.table} aria-label={`Sales by ${unit}`}>
        <thead>
          <tr>
            <th scope="col">{heads[unit]}</th>
            <th scope="col">Sold</th>
            <th scope="col">Completed</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {busy.map(({ date, sold, completed, points }) => (
            <tr key={date}>
              <th scope="row">{formatPeriod(date, unit)}</th>
              <td>{formatNumber(sold)}</td>
              <td>{formatNumber(completed)}</td>
              <td>
                <Points value={points} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p
        className={classes.note}
      >{`Days are counted in UTC. ${unit === 'day' ? 'Days' : unit === 'week' ? 'Weeks' : 'Months'} without a sale or completion are left out.`}</p>
    </details>
  )
}
