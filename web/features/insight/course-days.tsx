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
import { counted, formatNumber } from '#web/ui/format.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { Points } from '#web/ui/points.tsx'
import { insightInRangeQuery, loadCsv } from './insight.api.ts'
import classes from './insight.module.css'

type Figures = Omit<CoursePeriod, 'date'>
const nothing: Figures = { views: 0, carts: 0, sold: 0, earned: 0, returned: 0, repaid: 0 }
const isEmpty = (period: Figures) => Object.keys(nothing).every((name) => period[name as keyof Figures] === 0)

type View = 'views' | 'carts' | 'sold' | 'returned'
const views: [ChartView<View>, ...ChartView<View>[]] = [
  { value: 'views', label: 'Views', title: 'Views', figure: (value) => counted(value, 'view') },
  { value: 'carts', label: 'Carts', title: 'Added to a cart', figure: (value) => `${formatNumber(value)} added to a cart` },
  { value: 'sold', label: 'Sold', title: 'Sold', figure: (value) => `${formatNumber(value)} sold` },
  { value: 'returned', label: 'Returned', title: 'Returned', figure: (value) => `${formatNumber(value)} returned` },
]

/** How often the course was opened, put into a cart, sold and returned, in a range that is kept in the address. */
export function CourseDays({ courseId }: { courseId: number }) {
  const [params, setParams] = useSearchParams()
  const range = readRange(params)
  const asked = toQuery(range, new Date())
  const query = useQuery(insightInRangeQuery(courseId, asked))
  const inWords = rangeInWords(range, 'since the course was created')
  const csv = (
    <CsvButton
      name={`days-${courseId}.csv`}
      what="views and sales"
      load={(onProgress) => loadCsv(courseId, 'days', asked, onProgress)}
    />
  )
  return (
    <Card title="Views and sales" aside={csv}>
      <SalesRangeBar
        range={range}
        shown={query.data}
        onChoose={(next) => setParams((current) => withRange(current, next), { preventScrollReset: true })}
      />
      <Loaded query={query} skeleton={<Skeleton height={440} radius="lg" />}>
        {(figures) =>
          isEmpty(figures) ? (
            <EmptyState drawing={<SproutDrawing />}>
              {range.name === 'all' ? 'Nobody has opened this course yet.' : `Nobody opened this course ${inWords}.`}
            </EmptyState>
          ) : (
            <Figures figures={figures} inWords={inWords} />
          )
        }
      </Loaded>
      <p className={classes.note}>
        A view is one visit to the course page; your own visits do not count. Carts are counted for signed-in users only: guests’
        carts stay in their browsers. A gift counts as sold when it is claimed, because you are paid then. A returned course no
        longer counts as sold.
      </p>
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
          { label: 'Views', value: formatNumber(figures.views) },
          { label: 'Added to a cart', value: formatNumber(figures.carts) },
          { label: 'Sold', value: formatNumber(figures.sold) },
          { label: 'Points earned', value: <Points value={figures.earned} /> },
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
          label={`Views and sales by ${unit}`}
          periods={periods}
          unit={unit}
          isEmpty={isEmpty}
          lack="any of these"
          columns={[
            { head: 'Views', cell: ({ views }) => formatNumber(views) },
            { head: 'Carts', cell: ({ carts }) => formatNumber(carts) },
            { head: 'Sold', cell: ({ sold }) => formatNumber(sold) },
            { head: 'Returned', cell: ({ returned }) => formatNumber(returned) },
            { head: 'Points', cell: ({ earned }) => formatNumber(earned) },
          ]}
        />
      </PeriodChart>
    </div>
  )
}

function additionWords(view: View, { earned, repaid }: CourseRange): string {
  if (view === 'sold') return `, for ${counted(earned, 'point')}`
  return view === 'returned' && repaid > 0 ? `, ${counted(repaid, 'point')} went back` : ''
}
