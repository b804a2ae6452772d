import type { ComponentProps, CSSProperties } from 'react'
import { Button } from './button.tsx'

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, 'variant' | 'size' | 'style'> {
  /** What it does, for screen readers. */
  label: string
  /** Height and width, in pixels. */
  size?: number
}

/** A quiet button that shows only an icon. */
export const IconButton = ({ label, size = 36, ...button }: IconButtonProps) => (
  <Button variant="icon" aria-label={label} {...button} style={{ '--height': `${size / 16}rem` } as CSSProperties} />
)
