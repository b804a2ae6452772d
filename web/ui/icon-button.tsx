import { ActionIcon, type ActionIconProps } from '@mantine/core'
import type { ComponentProps } from 'react'

interface IconButtonProps
  extends Omit<ActionIconProps, 'variant' | 'color'>,
    Pick<ComponentProps<'button'>, 'ref' | 'title' | 'onClick' | 'aria-expanded' | 'aria-disabled'> {
  /** What it does, for screen readers. */
  label: string
}

/** A quiet button that shows only an icon. */
export const IconButton = ({ label, size = 36, ...button }: IconButtonProps) => (
  <ActionIcon variant="subtle" color="gray" size={size} aria-label={label} {...button} />
)
