import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { UserStatistics, userColumns } from '#contract/statistics/statistics.ts'
import { Chip } from '#web/ui/chip.tsx'
import { formatNumber, percent } from '#web/ui/format.ts'
import { Points } from '#web/ui/points.tsx'
import type { Column } from './data-table.tsx'
import { ShareBar } from './share-bar.tsx'
import classes from './users-screen.module.css'
import { words } from './words.ts'

/** The specification's names. */
export const columns: Column<UserStatistics, (typeof userColumns)[number]>[] = [
  {
    name: 'name',
    label: words.name,
    cell: ({ name, handle, isAdmin, isCreator }) => (
      <span className={classes.name}>
        {handle ? (
          <Anchor component={Link} to={paths.author(handle)} inherit>
            {name}
          </Anchor>
        ) : (
          name
        )}
        {isAdmin && <Chip>{words.admin}</Chip>}
        {isCreator && <Chip>{words.creator}</Chip>}
      </span>
    ),
  },
  { name: 'email', label: words.email, cell: ({ email }) => <span className={classes.email}>{email}</span> },
  { name: 'balance', label: words.balance, isNumber: true, cell: ({ balance }) => <Points value={balance} /> },
  {
    name: 'boughtCoursesCount',
    label: words.boughtCourses,
    isNumber: true,
    cell: ({ boughtCoursesCount }) => formatNumber(boughtCoursesCount),
  },
  {
    name: 'completedCoursesCount',
    label: words.completedCourses,
    isNumber: true,
    cell: ({ completedCoursesCount }) => formatNumber(completedCoursesCount),
  },
  {
    name: 'completedCoursesPercentage',
    label: words.completion,
    isNumber: true,
    cell: ({ completedCoursesPercentage, boughtCoursesCount }) => (
      <span className={classes.share}>
        {percent(completedCoursesPercentage)}
        {boughtCoursesCount > 0 && <ShareBar percentage={completedCoursesPercentage} />}
      </span>
    ),
  },
]
