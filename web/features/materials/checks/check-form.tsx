import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { newTitles } from '#contract/materials/authoring-words.ts'
import type { Check } from '#contract/materials/materials.ts'
import { useSession } from '#web/core/session.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { Title } from '#web/ui/title.tsx'
import type { MaterialFormProps } from '../form-props.ts'
import classes from './check-form.module.css'
import { readCheck, readQuestionsById } from './checks.api.ts'
import { begunCheck, useBegunName } from './use-check-form.ts'
import { words } from './words.ts'

const WriteCheck = lazyPart(async () => (await import('./write-check.tsx')).WriteCheck)
const BankDialog = lazyPart(async () => (await import('./bank-dialog.tsx')).BankDialog)

/** A check needs room: it is made in a dialog, to which a button leads. */
export const checkDialogSize = 1080

export function CheckForm({ item, onSaved }: Pick<MaterialFormProps<Check>, 'item' | 'onSaved'>) {
  return item ? <LoadedCheck item={item} onSaved={onSaved} /> : <NewCheck onSaved={onSaved} />
}

function NewCheck({ onSaved }: { onSaved: (check: Check) => void }) {
  const [opened, setOpened] = useState<'check' | 'bank'>()
  const begun = useBegunName()
  const close = () => {
    setOpened(undefined)
    begun.readAgain()
  }
  return (
    <div className={classes.new}>
      <Title order={3}>{newTitles.check}</Title>
      <p>{words.newCheckHelp}</p>
      <div className={classes.buttons}>
        <Button size="sm" onClick={() => setOpened('check')}>
          {begun.name === undefined ? words.make : begun.name ? words.goOn({ name: begun.name }) : words.goOnUnnamed}
        </Button>
        <Button size="sm" variant="default" onClick={() => setOpened('bank')}>
          {words.openBank}
        </Button>
      </div>
      {opened === 'check' && (
        <Dialog title={newTitles.check} size={checkDialogSize} onClose={close}>
          <LoadedCheck
            onSaved={(check) => {
              onSaved(check)
              close()
            }}
          />
        </Dialog>
      )}
      {opened === 'bank' && (
        <Suspense>
          <BankDialog onClose={close} />
        </Suspense>
      )}
    </div>
  )
}

interface LoadedCheckProps {
  /** The check to change; without it, a new one is made. */
  item?: Check
  onSaved: (check: Check) => void
}

/** The questions are loaded with it: those that are saved, and those that were chosen in this tab. */
function LoadedCheck({ item, onSaved }: LoadedCheckProps) {
  const userId = useSession().claims?.sub ?? ''
  const query = useQuery({
    queryKey: ['check-to-edit', item?.id ?? 'new'],
    queryFn: async () => {
      const check = item && (await readCheck(item.id))
      const saved = check?.questions.map(({ id }) => id) ?? []
      const kept = begunCheck(userId, item?.id).read()?.ids ?? []
      return { check, questions: await readQuestionsById([...new Set([...saved, ...kept])], item?.id ?? 'new') }
    },
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const skeleton = <LoadingRows rows={8} height={32} />
  return (
    <Loaded query={query} skeleton={skeleton}>
      {({ check, questions }) => (
        <Suspense fallback={skeleton}>
          <WriteCheck check={check} questions={questions} onSaved={onSaved} />
        </Suspense>
      )}
    </Loaded>
  )
}
