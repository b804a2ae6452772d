import { Menu } from '@mantine/core'
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
        <IconButton ref={button} size={40} label={`Actions for ${user.name}`}>
          <MoreIcon />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu}>
        <Menu.Item onClick={() => onAct('history')}>Points history</Menu.Item>
        <Menu.Item onClick={() => onAct('grant')}>Grant points</Menu.Item>
        <Menu.Item onClick={() => onAct('correct')}>Take points back</Menu.Item>
        <Menu.Divider />
        {isOneself ? (
          <Menu.Item closeMenuOnClick={false} aria-disabled className={classes.disabled}>
            {user.isAdmin ? 'Remove as Admin' : 'Make Admin'}
            <span className={classes.why}>Only another Admin can change your role.</span>
          </Menu.Item>
        ) : (
          <Menu.Item onClick={() => onAct('role')}>{user.isAdmin ? 'Remove as Admin' : 'Make Admin'}</Menu.Item>
        )}
        <Menu.Item onClick={() => onAct('sign-out')}>Log out everywhere</Menu.Item>
        {user.isAdmin ? (
          <Menu.Item closeMenuOnClick={false} aria-disabled className={classes.disabled}>
            Make a reset link
            <span className={classes.why}>Admins get one by mail or from the operator.</span>
          </Menu.Item>
        ) : (
          <Menu.Item onClick={() => onAct('reset-link')}>Make a reset link</Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  )
}
