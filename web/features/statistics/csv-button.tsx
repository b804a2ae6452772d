import type { z } from 'zod'
import { type csvTables, statisticsCsv } from '#contract/statistics/statistics.ts'
import { callFile } from '#web/core/call-file.ts'
import { CsvButton } from '#web/ui/csv-button.tsx'

interface TableCsvButtonProps {
  table: (typeof csvTables)[number]
  /** The filter or the range that is shown. */
  querystring?: z.input<typeof statisticsCsv.schema.querystring>
}

export function TableCsvButton({ table, querystring = {} }: TableCsvButtonProps) {
  return (
    <CsvButton
      name={`${table}.csv`}
      load={(onProgress) => callFile(statisticsCsv, { params: { table }, querystring }, 'text/csv', onProgress)}
    />
  )
}
