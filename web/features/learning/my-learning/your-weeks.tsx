import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { paths } from '#contract/core/paths.ts'
import type { LearningInsight } from '#contract/learning/learning-insight.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { FigureCards } from '#web/ui/figure-cards.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Title } from '#web/ui/title.tsx'
import { common } from '#web/ui/words.ts'
import { HoursChart } from './hours-chart.tsx'
import { insightQuery } from './my-learning.api.ts'
import { SkillsOverTime } from './skills-over-time.tsx'
import { everyWeek, shortTime } from './weeks.ts'
import { words } from './words.ts'
import classes from './your-weeks.module.css'

/** Below the calendar: hours by week, the streak, and how skills rose. */
export function YourWeeks() {
  const query = useQuery(insightQuery())
  const id = useId()
  return (
    <section className={classes.weeks} aria-labelledby={id}>
      <Title order={2} id={id}>
        {words.yourWeeks}
      </Title>
      <Loaded query={query} skeleton={<LoadingRows rows={6} height={56} />}>
        {(insight) => (insight.longestStreak + insight.skillsCount === 0 ? <NoWeeks /> : <Weeks insight={insight} />)}
      </Loaded>
    </section>
  )
}

function Weeks({ insight }: { insight: LearningInsight }) {
  const { thisWeek, weeks, streak, longestStreak } = insight
  const learnedThisWeek = weeks.find(({ week }) => week === thisWeek)
  return (
    <>
      <FigureCards
        figures={[
          { label: words.learnedThisWeek, value: shortTime(learnedThisWeek?.minutes ?? 0) },
          { label: words.streak, value: common.weeks({ count: streak }) },
          { label: words.longestStreak, value: common.weeks({ count: longestStreak }) },
          { label: words.learnedInYear, value: shortTime(weeks.reduce((sum, { minutes }) => sum + minutes, 0)) },
        ]}
      />
      {streak > 0 && !learnedThisWeek && <p className={classes.quiet}>{words.keepStreak}</p>}
      <Card title={words.hoursByWeek}>
        {weeks.length > 0 ? <HoursChart weeks={everyWeek(insight)} /> : <p className={classes.quiet}>{words.nothingInYear}</p>}
      </Card>
      <Card title={words.skillsOverTime}>
        <SkillsOverTime {...insight} />
      </Card>
    </>
  )
}

const NoWeeks = () => (
  <EmptyState
    drawing={<SproutDrawing />}
    action={<LinkButton to={paths.myLearning('in-progress')}>{words.seeInProgress}</LinkButton>}
  >
    {words.noWeeks}
  </EmptyState>
)
