import type { ReactNode } from 'react'
import classes from './figures-table.module.css'
import { words } from './words.ts'

interface FiguresTableProps {
  /** The name of the table, for screen readers. */
  label: string
  heads: string[]
  /** The first cell names the row. */
  rows: { key: string; cells: ReactNode[] }[]
  note: string
}

/** The figures behind a chart; closed at first. */
export function FiguresTable({ label, heads, rows, note }: FiguresTableProps) {
  return (
    <details className={classes.figures}>
      <summary className={classes.summary}>{words.figures}</summary>
      <table className={classes.table} aria-label={label}>
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
          {rows.map(({ key, cells: [name, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {figures.map((figure, place) => (
                <td key={heads[place + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className={classes.note}>{note}</p>
    </details>
  )
}
