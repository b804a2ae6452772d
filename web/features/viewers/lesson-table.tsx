import { each } from './each.tsx'
import { LessonLine } from './lesson-line.tsx'
import { scopeIn, type TableRow } from './lesson-parts.ts'
import classes from './lesson-text.module.css'
import { Sideways } from './sideways.tsx'
import { words } from './words.ts'

export const LessonTable = ({ rows }: { rows: readonly TableRow[] }) => (
  <Sideways label={words.table}>
    <table className={classes.table}>
      <tbody>
        {each(rows, (row) => (
          <tr>
            {each(row.content, (cell) => (
              <Cell cell={cell} scope={scopeIn(row)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </Sideways>
)

interface CellProps {
  cell: TableRow['content'][number]
  scope: 'col' | 'row'
}

function Cell({ cell, scope }: CellProps) {
  const spans = { colSpan: cell.attrs?.colspan, rowSpan: cell.attrs?.rowspan }
  const text = each(cell.content, ({ content }) => (
    <p>
      <LessonLine content={content} />
    </p>
  ))
  if (cell.type === 'tableCell') return <td {...spans}>{text}</td>
  return (
    <th scope={scope} {...spans}>
      {text}
    </th>
  )
}
