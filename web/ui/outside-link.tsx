import { Anchor } from '@mantine/core'
import type { ReactNode } from 'react'
import { VisuallyHidden } from './visually-hidden.tsx'
import { words } from './words.ts'

interface OutsideLinkProps {
  href: string
  /** Within a text, where colour alone would not distinguish it. */
  isInText?: boolean
  children: ReactNode
}

/**
 * A link that a user wrote, opened in a new tab without access to this one. Only http and https: anything else (`javascript:`) stays plain
 * text.
 */
export function OutsideLink({ href, isInText = false, children }: OutsideLinkProps) {
  if (!isWebAddress(href)) return children
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow ugc" underline={isInText ? 'always' : 'hover'} inherit>
      {children}
      <VisuallyHidden> {words.newTab}</VisuallyHidden>
    </Anchor>
  )
}

export const isWebAddress = (href: string) =>
  URL.canParse(href, location.origin) && /^https?:$/.test(new URL(href, location.origin).protocol)
