import { Anchor } from '@mantine/core'
import { VisuallyHidden } from './visually-hidden.tsx'

interface OutsideLinkProps {
  href: string
  /** Among other words, where colour alone would not tell it from them. */
  isInText?: boolean
  children: string
}

/**
 * A link that somebody else wrote, in a new tab that knows nothing of this one. Only http and https: anything else (`javascript:`)
 * stays plain text.
 */
export function OutsideLink({ href, isInText = false, children }: OutsideLinkProps) {
  if (!isWebAddress(href)) return children
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow ugc" underline={isInText ? 'always' : 'hover'} inherit>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  )
}

export const isWebAddress = (href: string) =>
  URL.canParse(href, location.origin) && /^https?:$/.test(new URL(href, location.origin).protocol)
