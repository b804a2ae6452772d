import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import classes from './button.module.css'

/** How a button looks. */
export interface ButtonProps {
  /** `filled` is for the one thing to do on a screen, `danger` for what cannot be taken back. */
  variant?: 'filled' | 'light' | 'default' | 'subtle' | 'quiet' | 'white' | 'done' | 'danger' | 'icon' | undefined
  size?: 'sm' | 'md' | 'lg' | 'compact-sm' | 'compact-md' | undefined
  leftSection?: ReactNode
  rightSection?: ReactNode
  fullWidth?: boolean
  className?: string | undefined
}

interface PressedProps extends ButtonProps {
  /** Shows that it is at work, and takes no presses meanwhile. */
  loading?: boolean
}

/** Our own, because every card has one, and rendering Mantine's costs several times as much. */
export function Button({ loading = false, ...props }: PressedProps & Omit<ComponentProps<'button'>, 'color'>) {
  const { look, others } = buttonLook(props)
  return <button type="button" {...others} {...look} {...(loading && atWork)} />
}

/** Not `disabled`, which would take the focus from the button, and out of the dialog in which it is. */
const atWork = {
  'aria-disabled': true,
  'data-disabled': true,
  'data-loading': true,
  // A form is not sent either, because Enter in one of its fields clicks its button.
  onClick: (event: MouseEvent) => event.preventDefault(),
}

type LinkButtonProps = ButtonProps & (LinkProps | (ComponentProps<'a'> & { href: string }))

/** A link that looks like a button: `to` one of our screens, or a `href` to anything else. */
export function LinkButton(props: LinkButtonProps) {
  if ('to' in props) {
    const { look, others } = buttonLook<LinkProps & ButtonProps>(props)
    return <Link {...others} {...look} />
  }
  const { look, others } = buttonLook(props)
  return <a {...others} {...look} />
}

function buttonLook<Props extends ButtonProps & { children?: ReactNode }>({
  variant = 'filled',
  size = 'md',
  leftSection,
  rightSection,
  fullWidth,
  className = '',
  children,
  ...others
}: Props) {
  const look = {
    className: `${classes.button} ${className}`,
    'data-variant': variant,
    'data-size': size,
    'data-left': leftSection ? true : undefined,
    'data-right': rightSection ? true : undefined,
    'data-full-width': fullWidth || undefined,
    children: (
      <>
        {leftSection && <span className={classes.left}>{leftSection}</span>}
        <span className={classes.label}>{children}</span>
        {rightSection && <span className={classes.right}>{rightSection}</span>}
      </>
    ),
  }
  return { look, others }
}
