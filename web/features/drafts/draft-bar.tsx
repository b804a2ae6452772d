import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { Draft } from '#contract/drafts/drafts.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { EyeIcon } from '#web/ui/icons.tsx'
import { notifyProblem } from '#web/ui/notify.tsx'
import { DiscardDialog } from './discard-dialog.tsx'
import classes from './draft-bar.module.css'
import type { Saving } from './draft-saver.ts'
import { useTakeBack } from './drafts.api.ts'
import type { useEditing } from './use-editing.ts'
import { words } from './words.ts'

interface DraftBarProps {
  editing: ReturnType<typeof useEditing>
  /** The name of the course in the catalogue; undefined for a new one. */
  liveName: string | undefined
}

/** Stays in view: whether the draft is saved, how it will look, and the way to drop it. */
export function DraftBar({ editing, liveName }: DraftBarProps) {
  const { saver, saving, isDirty } = editing
  const [isAsking, setAsking] = useState(false)
  const navigate = useNavigate()
  const preview = async () => {
    const place = await saver.flush()
    if (place) navigate(paths.draft(place.id))
  }
  return (
    <div className={classes.bar}>
      <p className={classes.state} data-state={saving.state} role="status">
        {isDirty ? states[saving.state] : noDraft(liveName)}
      </p>
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="compact-md"
          leftSection={<EyeIcon />}
          disabled={!isDirty}
          onClick={() => preview().catch(notifyProblem)}
        >
          {words.preview}
        </Button>
        <Button variant="quiet" size="compact-md" disabled={!isDirty} onClick={() => setAsking(true)}>
          {words.discard}
        </Button>
      </div>
      {(saving.state === 'failed' || saving.state === 'refused') && <NotSaved saving={saving} editing={editing} />}
      {isAsking && (
        <DiscardDialog
          name={liveName}
          place={saver.place()}
          isLive={liveName !== undefined}
          onDeleted={() => {
            editing.finish()
            if (liveName === undefined) navigate(paths.profile())
            // The editor starts again from the course in the catalogue.
            else navigate(0)
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}

const states: Record<Saving['state'], string> = {
  saved: words.saved,
  waiting: words.saving,
  saving: words.saving,
  failed: words.notSaved,
  refused: words.notSaved,
}

const noDraft = (liveName: string | undefined) => (liveName === undefined ? words.nothingTyped : words.nothingChanged)

interface NotSavedProps {
  saving: Extract<Saving, { error: unknown }>
  editing: DraftBarProps['editing']
}

/** Why it is not saved, and what the author can do. */
function NotSaved({ saving, editing }: NotSavedProps) {
  return (
    <div className={classes.problem}>
      <ErrorList messages={errorMessages(saving.error)} />
      {saving.state === 'refused' ? (
        <OtherVersion editing={editing} />
      ) : saving.isTriedAgain ? (
        <p>{words.triesAgain}</p>
      ) : (
        <>
          <p>{words.keepsChanges}</p>
          <div className={classes.buttons}>
            {/* A failure is shown here again. */}
            <Button variant="default" size="sm" onClick={() => editing.saver.flush().catch(() => undefined)}>
              {words.saveAgain}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}

function OtherVersion({ editing }: { editing: DraftBarProps['editing'] }) {
  const navigate = useNavigate()
  const dropMine = () => {
    editing.finish()
    navigate(0)
  }
  return (
    <div className={classes.buttons}>
      <Button variant="default" size="sm" onClick={dropMine}>
        {words.showOther}
      </Button>
      <Button variant="default" size="sm" onClick={() => editing.keepMine().catch(notifyProblem)}>
        {words.keepMine}
      </Button>
    </div>
  )
}

/** Instead of the bar, while nothing can be changed. */
export function ReviewBar({ draft }: { draft: Draft }) {
  const takeBack = useTakeBack()
  const navigate = useNavigate()
  return (
    <div className={classes.bar}>
      <p className={classes.state} role="status">
        {words.inReviewTakeBack}
      </p>
      <div className={classes.buttons}>
        <Button variant="default" size="compact-md" leftSection={<EyeIcon />} onClick={() => navigate(paths.draft(draft.id))}>
          {words.preview}
        </Button>
        <Button
          variant="default"
          size="compact-md"
          loading={takeBack.isPending}
          onClick={() => takeBack.mutate(draft.id, { onSuccess: () => navigate(0), onError: notifyProblem })}
        >
          {words.takeBack}
        </Button>
      </div>
    </div>
  )
}
