import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { data, type LoaderFunctionArgs, useNavigate, useParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { DraftToApprove } from '#contract/drafts/approvals.ts'
import type { FinalTask } from '#contract/final-tasks/final-tasks.ts'
import { queryClient } from '#web/core/query-client.ts'
import { StatisticsFrame } from '#web/features/statistics/index.ts'
import { Button, LinkButton } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { common } from '#web/ui/words.ts'
import classes from './approve-screen.module.css'
import { DecisionDialog } from './decision-dialog.tsx'
import { DraftFacts } from './draft-facts.tsx'
import { draftToApproveQuery } from './drafts.api.ts'
import { MaterialsToApprove } from './materials-to-approve.tsx'
import { VersionChanges } from './version-changes.tsx'
import { words } from './words.ts'

function loadDraft({ params: { id = '' } }: LoaderFunctionArgs) {
  if (!/^\d{1,10}$/.test(id)) throw data(null, { status: 404 })
  return queryClient.fetchQuery(draftToApproveQuery(Number(id)))
}

/** Everything that an approval publishes. What is decided is the version that is shown here. */
function ApproveScreen() {
  const id = Number(useParams().id)
  const query = useQuery(draftToApproveQuery(id))
  return (
    <Loaded query={query} skeleton={<LoadingRows rows={4} height={96} />}>
      {(draft) => <ToApprove draft={draft} onLookAgain={() => void query.refetch()} />}
    </Loaded>
  )
}

function ToApprove({ draft, onLookAgain }: { draft: DraftToApprove; onLookAgain: () => void }) {
  const [isApproved, setApproved] = useState<boolean>()
  const navigate = useNavigate()
  const { id, name, changes, materials, finalTask } = draft
  const close = (hasFailed: boolean) => {
    setApproved(undefined)
    if (hasFailed) onLookAgain()
  }
  const actions = (
    <>
      <LinkButton to={paths.draft(id)} variant="default">
        {words.seeIt}
      </LinkButton>
      <Button variant="quiet" onClick={() => setApproved(false)}>
        {words.refuse}
      </Button>
      <Button onClick={() => setApproved(true)}>{words.approve}</Button>
    </>
  )
  return (
    <StatisticsFrame title={name} lead={words.lookFirst} actions={actions} hasNotices={false}>
      <div className={classes.page}>
        <div className={classes.facts}>
          <DraftFacts draft={draft} />
        </div>
        {changes && (
          <Card title={words.whatChanges}>
            {changes.length === 0 ? <p>{words.onlyContent}</p> : <VersionChanges changes={changes} />}
          </Card>
        )}
        <Card title={words.materials} aside={common.materials({ count: materials.length })}>
          <MaterialsToApprove draftId={id} materials={materials} />
        </Card>
        {finalTask && <FinalTaskCard task={finalTask} />}
      </div>
      {isApproved !== undefined && (
        <DecisionDialog
          draft={draft}
          isApproved={isApproved}
          onClose={close}
          onDecided={() => void navigate(paths.statistics('approvals'))}
        />
      )}
    </StatisticsFrame>
  )
}

function FinalTaskCard({ task: { name, text, reviewQuestions } }: { task: FinalTask }) {
  return (
    <Card title={words.finalTaskNamed({ task: name })}>
      <p className={classes.text}>{text}</p>
      <h3>{words.reviewQuestions}</h3>
      <ol className={classes.questions}>
        {reviewQuestions.map(({ id, text, maxMark }) => (
          <li key={id}>{words.questionWithMark({ question: text, mark: maxMark })}</li>
        ))}
      </ol>
    </Card>
  )
}

export { ApproveScreen as Component, loadDraft as loader }
