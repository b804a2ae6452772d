import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import type { CoursePeriod, CourseRange } from '#contract/insight/insight.ts'
import {
  type ChartView,
  everyPeriod,
  PeriodChart,
  PeriodTable,
  rangeInWords,
  readRange,
  SalesRangeBar,
  toQuery,
  withRange,
} from '#web/features/statistics/index.ts'
import { Card } from '#web/ui/card.tsx'
import { CsvButton } from '#web/ui/csv-button.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureCards } from '#web/ui/figure-cards.tsx'
import { formatNumber } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Points } from '#web/ui/points.tsx'
import { common } from '#web/ui/words.ts'
import { insightInRangeQuery, loadCsv } from './insight.api.ts'
import classes from './insight.module.css'
import { figuresBy, leftOut, words } from './words.ts'

type Figures = Omit<CoursePeriod, 'date'>
const nothing: Figures = { views: 0, carts: 0, sold: 0, earned: 0, returned: 0, repaid: 0 }
const isEmpty = (period: Figures) => Object.keys(nothing).every((name) => period[name as keyof Figures] === 0)

type View = 'views' | 'carts' | 'sold' | 'returned'
const views: [ChartView<View>, ...ChartView<View>[]] = [
  { value: 'views', label: words.views, title: words.views, figure: (count) => words.viewCount({ count }) },
  { value: 'carts', label: words.carts, title: words.addedToCart, figure: (count) => words.cartCount({ count }) },
  { value: 'sold', label: words.sold, title: words.sold, figure: (count) => words.soldCount({ count }) },
  { value: 'returned', label: words.returned, title: words.returned, figure: (count) => words.returnedCount({ count }) },
]

/** How often the course was opened, put into a cart, sold and returned, in a range that is kept in the address. */
export function CourseDays({ courseId }: { courseId: number }) {
  const [params, setParams] = useSearchParams()
  const range = readRange(params)
  const asked = toQuery(range, new Date())
  const query = useQuery(insightInRangeQuery(courseId, asked))
  const inWords = rangeInWords(range, words.sinceCreated)
  const csv = (
    <CsvButton
      name={`days-${courseId}.csv`}
      what={words.viewsAndSalesFile}
      load={(onProgress) => loadCsv(courseId, 'days', asked, onProgress)}
    />
  )
  return (
    <Card title={words.viewsAndSales} aside={csv}>
      <SalesRangeBar
        range={range}
        shown={query.data}
        onChoose={(next) => setParams((current) => withRange(current, next), { preventScrollReset: true })}
      />
      <Loaded query={query} skeleton={<Skeleton height={440} radius="lg" />}>
        {(figures) =>
          isEmpty(figures) ? (
            <EmptyState drawing={<SproutDrawing />}>
              {range.name === 'all' ? words.neverOpened : words.notOpened({ when: inWords })}
            </EmptyState>
          ) : (
            <Figures figures={figures} inWords={inWords} />
          )
        }
      </Loaded>
      <p className={classes.note}>{words.whatCounts}</p>
    </Card>
  )
}

function Figures({ figures, inWords }: { figures: CourseRange; inWords: string }) {
  const { unit } = figures
  const periods = everyPeriod(figures, nothing)
  return (
    <div className={classes.figures}>
      <FigureCards
        figures={[
          { label: words.views, value: formatNumber(figures.views) },
          { label: words.addedToCart, value: formatNumber(figures.carts) },
          { label: words.sold, value: formatNumber(figures.sold) },
          { label: words.earned, value: <Points value={figures.earned} isLarge /> },
        ]}
      />
      <PeriodChart
        periods={periods}
        unit={unit}
        totals={figures}
        views={views}
        inWords={inWords}
        addition={(view) => additionWords(view, figures)}
      >
        <PeriodTable
          label={figuresBy[unit]}
          periods={periods}
          unit={unit}
          isEmpty={isEmpty}
          note={leftOut[unit]}
          columns={[
            { head: words.views, cell: ({ views }) => formatNumber(views) },
            { head: words.carts, cell: ({ carts }) => formatNumber(carts) },
            { head: words.sold, cell: ({ sold }) => formatNumber(sold) },
            { head: words.returned, cell: ({ returned }) => formatNumber(returned) },
            { head: words.points, cell: ({ earned }) => formatNumber(earned) },
          ]}
        />
      </PeriodChart>
    </div>
  )
}

function additionWords(view: View, { earned, repaid }: CourseRange): string | undefined {
  if (view === 'sold') return words.soldFor({ points: common.points({ count: earned }) })
  return view === 'returned' && repaid > 0 ? words.wentBack({ points: common.points({ count: repaid }) }) : undefined
}
