import { Tabs } from '@mantine/core'
import { Button, LinkButton } from '#web/ui/button.tsx'
import '@mantine/core/styles/Tabs.css'
import { lazy, Suspense, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { queryClient } from '#web/core/query-client.ts'
import { shouldLoadAgain } from '#web/core/should-load-again.ts'
import { routesQuery, ThisWeek } from '#web/features/learning-routes/index.ts'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { CoursesTab } from './courses-tab.tsx'
import classes from './my-learning.module.css'
import { StatisticsTab } from './statistics-tab.tsx'
import { isTab, tabIn, tabs } from './tabs.ts'
import { words } from './words.ts'

const HelpDialog = lazy(() => import('./help-dialog.tsx').then((module) => ({ default: module.HelpDialog })))

/** So that the box with this week's work does not push the courses down when it comes. Without it the screen is complete too. */
async function loadWeek() {
  await queryClient.prefetchQuery(routesQuery())
  return null
}

function MyLearningScreen() {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [isHelpOpen, setHelpOpen] = useState(false)
  const open = (name: string | null) => name && isTab(name) && navigate(paths.myLearning(name), { preventScrollReset: true })
  return (
    <>
      <div className={classes.top}>
        <PageHeading title={words.title} />
        <div className={classes.buttons}>
          <LinkButton to={paths.routes()} variant="default" size="sm">
            {words.routes}
          </LinkButton>
          <LinkButton to={paths.wishlist()} variant="default" size="sm">
            {words.wishlist}
          </LinkButton>
          <Button variant="default" size="sm" aria-haspopup="dialog" onClick={() => setHelpOpen(true)}>
            {words.help}
          </Button>
        </div>
      </div>
      <ThisWeek />
      <Tabs
        value={tabIn(params)}
        onChange={open}
        keepMounted={false}
        classNames={{ list: classes.list, tab: classes.tab, panel: classes.panel }}
      >
        <Tabs.List aria-label={words.title}>
          {Object.entries(tabs).map(([name, label]) => (
            <Tabs.Tab key={name} value={name}>
              {label}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        {(['all', 'in-progress', 'learned'] as const).map((name) => (
          <Tabs.Panel key={name} value={name}>
            <CoursesTab tab={name} />
          </Tabs.Panel>
        ))}
        <Tabs.Panel value="statistics">
          <StatisticsTab />
        </Tabs.Panel>
      </Tabs>
      <Suspense>{isHelpOpen && <HelpDialog onClose={() => setHelpOpen(false)} />}</Suspense>
    </>
  )
}

export { loadWeek as loader, MyLearningScreen as Component, shouldLoadAgain as shouldRevalidate }
