import { useQuery } from '@tanstack/react-query'
import { Navigate, useSearchParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { WaitingDraft } from '#contract/drafts/approvals.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { usePageNumber, withPageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { DraftFacts } from './draft-facts.tsx'
import { waitingQuery } from './drafts.api.ts'
import { words } from './words.ts'

function ApprovalsScreen() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const [params] = useSearchParams()
  const query = useQuery(waitingQuery(pageNumber))
  return (
    <StatisticsFrame title={words.approvals} lead={words.aboutApprovals}>
      <Loaded query={query} skeleton={<LoadingRows rows={4} height={96} />}>
        {({ items, info }) =>
          items.length === 0 && info.TotalCount > 0 ? (
            // The last one of this page was decided.
            <Navigate to={{ search: withPageNumber(params, info.TotalPages).toString() }} replace />
          ) : items.length === 0 ? (
            <EmptyState drawing={<SproutDrawing />}>{words.noneWaiting}</EmptyState>
          ) : (
            <>
              <WaitingList drafts={items} />
              <Pages of={words.approvals} info={info} onChange={setPageNumber} />
            </>
          )
        }
      </Loaded>
    </StatisticsFrame>
  )
}

function WaitingList({ drafts }: { drafts: WaitingDraft[] }) {
  return (
    <ol className={lines.list} aria-label={words.waiting}>
      {drafts.map((draft) => (
        <li key={draft.id}>
          <div className={lines.words}>
            <strong>{draft.name}</strong>
            <DraftFacts draft={draft} />
          </div>
          <div className={lines.buttons}>
            <LinkButton to={paths.approval(draft.id)} size="sm" aria-label={words.reviewNamed({ course: draft.name })}>
              {words.review}
            </LinkButton>
          </div>
        </li>
      ))}
    </ol>
  )
}

export { ApprovalsScreen as Component }
