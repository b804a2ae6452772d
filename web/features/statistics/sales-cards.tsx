import { Skeleton } from '@mantine/core'
import type { ReactNode } from 'react'
import type { SalesStatistics } from '#contract/statistics/statistics.ts'
import { FigureCards } from '#web/ui/figure-cards.tsx'
import { formatNumber, percent } from '#web/ui/format.ts'
import classes from './sales-screen.module.css'
import { ShareBar } from './share-bar.tsx'
import { salesFigures } from './words.ts'

const figures = ['saledCoursesCount', 'customersCount', 'completedCoursesCount', 'completedCoursesPercentage'] as const

export function SalesCards({ sales }: { sales: SalesStatistics }) {
  return (
    <Cards>
      {(name) =>
        name === 'completedCoursesPercentage' ? (
          <>
            {percent(sales[name])}
            <span className={classes.share}>
              <ShareBar percentage={sales[name]} />
            </span>
          </>
        ) : (
          formatNumber(sales[name])
        )
      }
    </Cards>
  )
}

export const SalesCardsSkeleton = () => <Cards>{() => <Skeleton height={38} width={96} />}</Cards>

const Cards = ({ children }: { children: (name: keyof SalesStatistics) => ReactNode }) => (
  <FigureCards figures={figures.map((name) => ({ label: salesFigures[name], value: children(name) }))} />
)
