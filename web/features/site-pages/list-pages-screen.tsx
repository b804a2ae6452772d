import { Anchor } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { sitePageSlugs, sitePages } from '#contract/site-pages/site-pages.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { words } from './words.ts'
import { writtenQuery } from './written.api.ts'

function ListPagesScreen() {
  const query = useQuery(writtenQuery())
  return (
    <StatisticsFrame title={words.pages} lead={words.aboutPages}>
      <Loaded query={query} skeleton={<LoadingRows rows={sitePageSlugs.length} height={56} />}>
        {(written) => (
          <ul className={lines.list}>
            {sitePageSlugs.map((slug) => (
              <li key={slug}>
                <div className={lines.words}>
                  <Anchor component={Link} to={paths.sitePage(slug)}>
                    {sitePages[slug].label}
                  </Anchor>
                  <p>{written.includes(slug) ? words.published : words.notWrittenYet}</p>
                </div>
                <LinkButton to={paths.editSitePage(slug)} variant="default" size="sm">
                  {written.includes(slug) ? words.edit : words.writeIt}
                </LinkButton>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </StatisticsFrame>
  )
}

export { ListPagesScreen as Component }
