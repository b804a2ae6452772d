import { Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { useSession } from '#web/core/session.ts'
import { Button } from '#web/ui/button.tsx'
import { FilterBox } from '#web/ui/filter-box.tsx'
import { percent } from '#web/ui/format.ts'
import { Title } from '#web/ui/title.tsx'
import { TableCsvButton } from './csv-button.tsx'
import { GrantDialog } from './grant-dialog.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { ResetLinkDialog } from './reset-link-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'
import { SignOutDialog } from './sign-out-dialog.tsx'
import { usersQuery } from './statistics.api.ts'
import { StatisticsFrame } from './statistics-frame.tsx'
import { TablePage } from './table-page.tsx'
import { type UserAct, UserActions } from './user-actions.tsx'
import { columns } from './user-columns.tsx'
import { useUsersAddress } from './users-address.ts'
import classes from './users-screen.module.css'
import { grantWords, words } from './words.ts'

function UsersScreen() {
  const { sorting, sort, filter, filterBy, pageNumber, turnTo } = useUsersAddress()
  const query = useQuery(usersQuery(sorting, filter, pageNumber))
  const [open, setOpen] = useState<{ act: UserAct; user?: UserStatistics }>()
  const { claims } = useSession()
  const isOneself = (user: UserStatistics) => String(user.id) === claims?.sub
  return (
    <StatisticsFrame
      title={words.usersTitle}
      lead={words.usersLead}
      actions={
        <>
          <TableCsvButton table="users" querystring={filter ? { filter } : {}} />
          <Button size="sm" aria-haspopup="dialog" onClick={() => setOpen({ act: 'grant' })}>
            {grantWords.grant.title}
          </Button>
        </>
      }
    >
      {!query.isLoadingError && (
        <div className={classes.average}>
          {query.data ? (
            <>
              <Title order={2}>{words.average({ percent: percent(query.data.average) })}</Title>
              <p>{words.averageOf}</p>
            </>
          ) : (
            <Skeleton height={52} width={280} />
          )}
        </div>
      )}
      <div className={classes.filter}>
        <FilterBox label={words.findUsers} placeholder={words.nameOrEmail} filter={filter} onFilter={filterBy} />
        <p role="status">
          {filter && query.data && !query.isPlaceholderData && words.usersFound({ count: query.data.info.TotalCount })}
        </p>
      </div>
      <TablePage
        label={words.users}
        columns={columns}
        query={query}
        rowKey={({ id }) => id}
        sorting={sorting}
        onSort={sort}
        onPage={turnTo}
        actions={(user) => <UserActions user={user} isOneself={isOneself(user)} onAct={(act) => setOpen({ act, user })} />}
        empty={filter ? words.noMatch({ filter }) : words.noUsers}
      />
      <UserDialog open={open} isOneself={isOneself} onClose={() => setOpen(undefined)} />
    </StatisticsFrame>
  )
}

interface UserDialogProps {
  open: { act: UserAct; user?: UserStatistics } | undefined
  isOneself: (user: UserStatistics) => boolean
  onClose: () => void
}

function UserDialog({ open, isOneself, onClose }: UserDialogProps) {
  if (open?.act === 'grant' || open?.act === 'correct') return <GrantDialog act={open.act} to={open.user} onClose={onClose} />
  if (!open?.user) return null
  const { act, user } = open
  if (act === 'history') return <HistoryDialog user={user} onClose={onClose} />
  if (act === 'reset-link') return <ResetLinkDialog user={user} onClose={onClose} />
  if (act === 'role') return <RoleDialog user={user} onClose={onClose} />
  return <SignOutDialog user={user} isOneself={isOneself(user)} onClose={onClose} />
}

export { UsersScreen as Component }
