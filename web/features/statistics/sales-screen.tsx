import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useSearchParams } from 'react-router'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { TableCsvButton } from './csv-button.tsx'
import { SalesCards, SalesCardsSkeleton } from './sales-cards.tsx'
import { type ChosenRange, rangeInWords, readRange, toQuery, withRange } from './sales-range.ts'
import { SalesRangeBar } from './sales-range-bar.tsx'
import classes from './sales-screen.module.css'
import { salesInRangeQuery, salesQuery } from './statistics.api.ts'
import { StatisticsFrame } from './statistics-frame.tsx'
import { words } from './words.ts'

const SalesChart = lazy(() => import('./sales-chart.tsx').then((module) => ({ default: module.SalesChart })))
const chartSkeleton = <Skeleton height={320} radius="lg" />

function SalesScreen() {
  const sales = useQuery(salesQuery())
  const [params, setParams] = useSearchParams()
  const range = readRange(params)
  const asked = toQuery(range, new Date())
  const figures = useQuery(salesInRangeQuery(asked))
  const choose = (next: ChosenRange) => setParams((current) => withRange(current, next), { preventScrollReset: true })
  return (
    <StatisticsFrame title={words.salesTitle} lead={words.salesLead}>
      <div className={classes.parts}>
        <Loaded query={sales} skeleton={<SalesCardsSkeleton />}>
          {(figures) => <SalesCards sales={figures} />}
        </Loaded>
        <Card title={words.salesOverTime} aside={<TableCsvButton table="sales" querystring={asked} />}>
          <SalesRangeBar range={range} shown={figures.data} onChoose={choose} />
          <Loaded query={figures} skeleton={chartSkeleton}>
            {(figures) => (
              <Suspense fallback={chartSkeleton}>
                <SalesChart figures={figures} inWords={rangeInWords(range)} />
              </Suspense>
            )}
          </Loaded>
        </Card>
      </div>
    </StatisticsFrame>
  )
}

export { SalesScreen as Component }
