import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useBecameCreator } from '../accounts.api.ts'
import { words } from './words.ts'

/** The button's words are the specification's. */
export function BecameCreatorButton({ onDone }: { onDone: () => void }) {
  const becameCreator = useBecameCreator()
  const done = () => {
    notifyDone(words.youAreCreator)
    onDone()
  }
  // By the promise, because the button is unmounted by then; a failure is shown from the mutation's state.
  const become = () => becameCreator.mutateAsync().then(done, () => {})
  return (
    <>
      {becameCreator.isError && <ErrorList messages={errorMessages(becameCreator.error)} />}
      <Button variant="light" onClick={become} loading={becameCreator.isPending}>
        {words.becameCreator}
      </Button>
    </>
  )
}
