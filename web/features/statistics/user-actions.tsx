import { Menu } from '@mantine/core'
import { grantWords, words } from './words.ts'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/Menu.css'
import { useRef } from 'react'
import type { UserStatistics } from '#contract/statistics/statistics.ts'
import { MoreIcon } from '#web/ui/first-icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import classes from './users-screen.module.css'

export type UserAct = 'history' | 'grant' | 'correct' | 'role' | 'sign-out' | 'reset-link'

interface UserActionsProps {
  user: UserStatistics
  isOneself: boolean
  onAct: (act: UserAct) => void
}

export function UserActions({ user, isOneself, onAct }: UserActionsProps) {
  const button = useRef<HTMLButtonElement>(null)
  // The button gets the focus before a dialog opens, because the dialog returns it to where it was.
  const focusButton = () => button.current?.focus({ preventScroll: true })
  return (
    <Menu
      position="bottom-end"
      shadow="md"
      width={240}
      transitionProps={{ duration: 120 }}
      // Rendered beside its button, so that it is in the right place for screen readers too.
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      onClose={focusButton}
    >
      <Menu.Target>
        <IconButton ref={button} size={40} label={words.actionsFor({ name: user.name })}>
          <MoreIcon />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.Item onClick={() => onAct('history')}>{words.history}</Menu.Item>
        <Menu.Item onClick={() => onAct('grant')}>{grantWords.grant.title}</Menu.Item>
        <Menu.Item onClick={() => onAct('correct')}>{grantWords.correct.title}</Menu.Item>
        <Menu.Divider />
        {isOneself ? (
          <Menu.Item closeMenuOnClick={false} aria-disabled className={classes.disabled}>
            {user.isAdmin ? words.removeAdmin : words.makeAdmin}
            <span className={classes.why}>{words.ownRole}</span>
          </Menu.Item>
        ) : (
          <Menu.Item onClick={() => onAct('role')}>{user.isAdmin ? words.removeAdmin : words.makeAdmin}</Menu.Item>
        )}
        <Menu.Item onClick={() => onAct('sign-out')}>{words.signOut}</Menu.Item>
        {user.isAdmin ? (
          <Menu.Item closeMenuOnClick={false} aria-disabled className={classes.disabled}>
            {words.resetLink}
            <span className={classes.why}>{words.resetLinkOfAdmins}</span>
          </Menu.Item>
        ) : (
          <Menu.Item onClick={() => onAct('reset-link')}>{words.resetLink}</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
