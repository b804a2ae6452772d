import type { Key } from 'react'
import { ShareBar } from '#web/features/statistics/index.ts'
import classes from './bar-table.module.css'

interface BarTableProps {
  labelledBy: string
  heads: [label: string, figure: string]
  rows: {
    key: Key
    label: string
    text: string
    /** Of all, from 0 to 1. */
    share: number
  }[]
}

/** A table with a bar in each row: picture and figures in one. */
export function BarTable({ labelledBy, heads, rows }: BarTableProps) {
  return (
    <table className={classes.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, label, text, share }) => (
          <tr key={key}>
            <th scope="row">
              {label}
              <ShareBar percentage={100 * share} />
            </th>
            <td>{text}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
