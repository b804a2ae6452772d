import type { SalesDay } from '#contract/statistics.ts'
import { formatNumber } from '#web/ui/counted.ts'
import { formatCalendarDay } from '#web/ui/dates.ts'
import { Points } from '#web/ui/points.tsx'
import classes from './sales-chart.module.css'

/** The chart's figures, newest first. */
export function SalesDaysTable({ days }: { days: SalesDay[] }) {
  const busy = days.filter(({ sold, completed }) => sold > 0 || completed > 0).reverse()
  return (
    <details className={classes.figures}>
      <summary className={classes.summary}>The figures as a table</summary>
      <table className={classes.table} aria-label="Sales by day">
        <thead>
          <tr>
            <th scope="col">Date</th>
            <th scope="col">Sold</th>
            <th scope="col">Completed</th>
            <th scope="col">Points</th>
          </tr>
        </thead>
        <tbody>
          {busy.map(({ date, sold, completed, points }) => (
            <tr key={date}>
              <th scope="row">{formatCalendarDay(date)}</th>
              <td>{formatNumber(sold)}</td>
              <td>{formatNumber(completed)}</td>
              <td>
                <Points value={points} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>Days are counted in UTC. Days on which nothing was sold or completed are left out.</p>
    </details>
  )
}
