import { Anchor, VisuallyHidden } from '@mantine/core'

/**
 * A link that somebody else wrote, in a new tab that knows nothing of this one. Only http and https: anything else (`javascript:`)
 * stays plain text.
 */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  if (!isWebAddress(href)) return children
  return (
    <Anchor href={href} target="_blank" rel="noopener noreferrer nofollow ugc" underline="hover" inherit>
      {children}
      <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
    </Anchor>
  )
}

const isWebAddress = (href: string) =>
  URL.canParse(href, location.origin) && /^https?:$/.test(new URL(href, location.origin).protocol)
