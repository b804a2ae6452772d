import type { ReactNode } from 'react'
import { LinkButton } from '#web/ui/button.tsx'
import { isWebAddress } from '#web/ui/outside-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './viewer.module.css'
import { NewTabIcon } from './viewer-icons.tsx'
import { words } from './words.ts'

interface LinkCardProps {
  icon: ReactNode
  link: string | null
  /** "Read the article". */
  action: string
  /** Where it is from. */
  children: ReactNode
}

/** A material on another site, which opens in a tab that has no access to this one. */
export function LinkCard({ icon, link, action, children }: LinkCardProps) {
  return (
    <div className={classes.card}>
      <span className={classes.mark}>{icon}</span>
      <p>{children}</p>
      {link && isWebAddress(link) && (
        <>
          <div className={classes.actions}>
            <LinkButton href={link} target="_blank" rel="noopener noreferrer nofollow ugc" rightSection={<NewTabIcon />}>
              {action}
              <VisuallyHidden> {words.inNewTab}</VisuallyHidden>
            </LinkButton>
          </div>
          <p className={classes.quiet}>{whereItOpens(link)}</p>
        </>
      )}
    </div>
  )
}

/** Names the site that the link leads to, if it is another one. */
function whereItOpens(link: string) {
  const { host } = new URL(link, location.origin)
  return host === location.host ? words.opensInNewTab : words.opensOnSite({ site: host })
}
