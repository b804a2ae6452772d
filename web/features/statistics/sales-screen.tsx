import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { SalesCards, SalesCardsSkeleton } from './sales-cards.tsx'
import { chartDays } from './sales-days.ts'
import classes from './sales-screen.module.css'
import { salesByDayQuery, salesQuery } from './statistics.api.ts'
import { StatisticsFrame } from './statistics-frame.tsx'

const SalesChart = lazy(() => import('./sales-chart.tsx').then((module) => ({ default: module.SalesChart })))
const chartSkeleton = <Skeleton height={320} radius="lg" />

export function SalesScreen() {
  const sales = useQuery(salesQuery())
  const days = useQuery(salesByDayQuery(chartDays))
  return (
    <StatisticsFrame title="Sales statistics" lead="What was bought and completed since the portal began.">
      <div className={classes.parts}>
        <Loaded query={sales} skeleton={<SalesCardsSkeleton />}>
          {(figures) => <SalesCards sales={figures} />}
        </Loaded>
        <Card title={`Last ${chartDays} days`}>
          <Loaded query={days} skeleton={chartSkeleton}>
            {(days) => (
              <Suspense fallback={chartSkeleton}>
                <SalesChart days={days} />
              </Suspense>
            )}
          </Loaded>
        </Card>
      </div>
    </StatisticsFrame>
  )
}
