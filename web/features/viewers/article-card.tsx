import type { ArticleToLearn } from '#contract/learning/learning.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { formatCalendarDay } from '#web/ui/format.ts'
import { ArticleIcon } from '#web/ui/icons.tsx'
import { isWebAddress } from '#web/ui/outside-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './viewer.module.css'
import { NewTabIcon } from './viewer-icons.tsx'

/** An article is read on another site, in a tab that has no access to this one. */
export function ArticleCard({ article: { link, resource, publicationDate } }: { article: ArticleToLearn }) {
  return (
    <div className={classes.card}>
      <span className={classes.mark}>
        <ArticleIcon />
      </span>
      <p>
        {'From '}
        <strong>{resource.name}</strong>
        {', '}
        <time dateTime={publicationDate}>{formatCalendarDay(publicationDate)}</time>
      </p>
      {link && isWebAddress(link) && (
        <>
          <div className={classes.actions}>
            <LinkButton href={link} target="_blank" rel="noopener noreferrer nofollow ugc" rightSection={<NewTabIcon />}>
              Read the article
              <VisuallyHidden> (opens in a new tab)</VisuallyHidden>
            </LinkButton>
          </div>
          <p className={classes.quiet}>{`It opens ${siteName(link)}in a new tab.`}</p>
        </>
      )}
    </div>
  )
}

/** Names the site that the link leads to. */
function siteName(link: string) {
  const { host } = new URL(link, location.origin)
  return host === location.host ? '' : `on ${host} `
}
