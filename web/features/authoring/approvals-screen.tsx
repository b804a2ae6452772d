import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useSearchParams } from 'react-router'
import type { WaitingDraft } from '#contract/approvals.ts'
import { limits } from '#contract/limits.ts'
import { paths } from '#contract/paths.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { SproutDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { formatMinute } from '#web/ui/format.ts'
import lines from '#web/ui/line-list.module.css'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { usePageNumber, withPageNumber } from '#web/ui/page-number.ts'
import { Pages } from '#web/ui/pages.tsx'
import { ReasonDialog } from '#web/ui/reason-dialog.tsx'
import { useLeaveLine } from '#web/ui/use-leave-line.ts'
import { useDecide, waitingQuery } from './drafts.api.ts'

function ApprovalsScreen() {
  const [pageNumber, setPageNumber] = usePageNumber()
  const [params] = useSearchParams()
  const query = useQuery(waitingQuery(pageNumber))
  const [asked, setAsked] = useState<Asked>()
  const { content, leaveLine } = useLeaveLine()
  const close = () => setAsked(undefined)
  return (
    <StatisticsFrame
      title="Approvals"
      lead="New courses, and changes that add skills or raise levels. They wait here if COURSE_APPROVAL is on."
    >
      <div ref={content} tabIndex={-1} className={lines.content}>
        <Loaded query={query} skeleton={<LoadingRows rows={4} height={96} />}>
          {({ items, info }) =>
            items.length === 0 && info.TotalCount > 0 ? (
              // The last one of this page was decided.
              <Navigate to={{ search: withPageNumber(params, info.TotalPages).toString() }} replace />
            ) : items.length === 0 ? (
              <EmptyState drawing={<SproutDrawing />}>Nothing waits for approval.</EmptyState>
            ) : (
              <>
                <WaitingList drafts={items} onAsk={setAsked} />
                <Pages of="Approvals" info={info} onChange={setPageNumber} />
              </>
            )
          }
        </Loaded>
      </div>
      {asked && (
        <DecisionDialog
          {...asked}
          onClose={close}
          onDecided={() => {
            close()
            leaveLine()
          }}
        />
      )}
    </StatisticsFrame>
  )
}

interface Asked {
  draft: WaitingDraft
  isApproved: boolean
}

function WaitingList({ drafts, onAsk }: { drafts: WaitingDraft[]; onAsk: (asked: Asked) => void }) {
  return (
    <ol className={lines.list} aria-label="Waiting for approval">
      {drafts.map((draft) => (
        <li key={draft.id}>
          <div className={lines.words}>
            <strong>{draft.name}</strong>
            <p>
              {draft.courseId === null ? 'New course' : 'Changes'} by {draft.author.name}, {draft.author.email}, sent{' '}
              <time dateTime={draft.sentUTC}>{formatMinute(draft.sentUTC)}</time>
            </p>
            <p>{raisedIn(draft)}</p>
            {draft.note && <p>To the learners: “{draft.note}”</p>}
          </div>
          <div className={lines.buttons}>
            <LinkButton to={paths.draft(draft.id)} variant="default" size="sm" aria-label={`Preview ${draft.name}`}>
              Preview
            </LinkButton>
            <Button size="sm" aria-label={`Approve ${draft.name}`} onClick={() => onAsk({ draft, isApproved: true })}>
              Approve
            </Button>
            <Button
              variant="quiet"
              size="sm"
              aria-label={`Refuse ${draft.name}`}
              onClick={() => onAsk({ draft, isApproved: false })}
            >
              Refuse
            </Button>
          </div>
        </li>
      ))}
    </ol>
  )
}

const raisedIn = ({ raised }: WaitingDraft) =>
  raised.map(({ name, from, to }) => (from === 0 ? `Adds ${name} ${to}` : `Raises ${name} from ${from} to ${to}`)).join(' · ')

/** A refusal needs a note to the author; an approval may have one. */
function DecisionDialog({ draft, isApproved, onClose, onDecided }: Asked & { onClose: () => void; onDecided: () => void }) {
  const decide = useDecide()
  const done = () => {
    notifyDone(isApproved ? 'The course is published.' : 'The author can change it and send it again.')
    onDecided()
  }
  const { id, version, name } = draft
  return (
    <ReasonDialog
      title={isApproved ? `Approve “${name}”?` : `Refuse “${name}”?`}
      label="Note to the author"
      description={isApproved ? 'Optional.' : 'What is missing?'}
      maxLength={limits.drafts.note.toAuthor}
      isOptional={isApproved}
      confirm={isApproved ? 'Approve' : 'Refuse'}
      isBusy={decide.isPending}
      error={decide.error}
      onConfirm={(note) => decide.mutate({ id, version, isApproved, note }, { onSuccess: done })}
      onClose={onClose}
    >
      {isApproved
        ? 'Everybody sees it at once. Its author gets a notification, and the act is noted in the audit log.'
        : 'It stays a draft of its author, who gets a notification with your note. The act is noted in the audit log.'}
    </ReasonDialog>
  )
}

export { ApprovalsScreen as Component }
