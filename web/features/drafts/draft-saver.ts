import type { SavedDraft } from '#contract/drafts/drafts.ts'
import { CallError, isUnconfirmed } from '#web/core/call-error.ts'

/** Where a draft is on the server. */
export type Place = Pick<SavedDraft, 'id' | 'version'>

export type Saving =
  | { state: 'saved' | 'waiting' | 'saving' }
  /** Somebody else has changed or deleted it. */
  | { state: 'refused'; error: unknown }
  | { state: 'failed'; error: unknown; isTriedAgain: boolean }

interface SaverOptions<Draft> {
  place: Place | null
  /** Creates the draft if it has no place yet. */
  send: (draft: Draft, place: Place | null) => Promise<Place>
  onChange: (saving: Saving) => void
  /** Milliseconds from the last change to the save, and from a failure to the next try. */
  pauses?: { typing: number; failure: number }
}

/** Of editors that were left. */
const lastSaves = new Set<Promise<unknown>>()

/** Ends when every editor that was left has saved, or could not. The next one then begins with what the server has. */
export const untilSaved = () => Promise.all(lastSaves)

/** Saves a draft a moment after each change: one save at a time, and always the newest text last. */
export function draftSaver<Draft>({ place, send, onChange, pauses = { typing: 800, failure: 5000 } }: SaverOptions<Draft>) {
  let unsaved: Draft | undefined
  /** Sent without a response. The server may have it, so exactly this is sent again before anything newer. */
  let unconfirmed: Draft | undefined
  let running: Promise<Place | null> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false

  async function saveAll(): Promise<Place | null> {
    while (unsaved !== undefined) {
      const draft = unconfirmed ?? unsaved
      onChange({ state: 'saving' })
      try {
        place = await send(draft, place)
      } catch (error) {
        unconfirmed = isUnconfirmed(error) ? draft : undefined
        const { status = 0, retryAfter = 0 } = error instanceof CallError ? error : {}
        const isTriedAgain = !isClosed && (unconfirmed !== undefined || status === 429)
        onChange([404, 409].includes(status) ? { state: 'refused', error } : { state: 'failed', error, isTriedAgain })
        if (isTriedAgain) start(Math.max(pauses.failure, retryAfter * 1000))
        throw error
      }
      unconfirmed = undefined
      if (unsaved === draft) unsaved = undefined
    }
    onChange({ state: 'saved' })
    return place
  }

  /** Saves now what is not saved yet. Returns the draft's place, or null if there is nothing to save. */
  function flush(): Promise<Place | null> {
    clearTimeout(timer)
    if (unsaved === undefined) return running ?? Promise.resolve(place)
    running ??= saveAll().finally(() => {
      running = undefined
    })
    return running
  }

  function start(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => flush().catch(() => undefined), milliseconds)
  }

  return {
    flush,
    place: () => place,
    isSaved: () => unsaved === undefined,
    change(draft: Draft) {
      isClosed = false
      unsaved = draft
      onChange({ state: 'waiting' })
      start(pauses.typing)
    },
    /** Saves once more, when the editor is left. Another try later could collide with an editor that is opened then. */
    close() {
      isClosed = true
      const save = flush()
        .catch(() => undefined)
        .finally(() => lastSaves.delete(save))
      lastSaves.add(save)
    },
    /** Forgets what is not saved yet. A save that is running goes on. */
    drop() {
      clearTimeout(timer)
      unsaved = undefined
      unconfirmed = undefined
      if (!running) onChange({ state: 'saved' })
    },
    /** From now on the draft is saved there, or as a new one. */
    moveTo(other: Place | null) {
      place = other
    },
  }
}
