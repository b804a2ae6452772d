import { useState } from 'react'
import type { BankQuestion } from '#contract/checks/bank.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PlusIcon } from '#web/ui/icons.tsx'
import classes from './bank.module.css'
import { BankList, type Choosing } from './bank-list.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'
import { words } from './words.ts'

interface BankDialogProps {
  /** The check of another person, whose bank this is; without it, it is the user's own. */
  ofCheck?: number | undefined
  /** The questions of the check for which the bank was opened; without it, nothing can be chosen. */
  chosen?: Choosing & {
    /** Called with questions that are new. */
    onAdd: (items: BankQuestion[]) => void
    /** Called with a question that was changed. */
    onChange: (item: BankQuestion) => void
  }
  onClose: () => void
}

/** All questions of the user: to choose, write, import, change and delete. To the bank of another person, an Admin adds nothing. */
export function BankDialog({ ofCheck, chosen, onClose }: BankDialogProps) {
  const [above, setAbove] = useState<'import' | { item: BankQuestion | undefined }>()
  const [last, setLast] = useState<BankQuestion>()
  const isOwn = ofCheck === undefined
  const close = () => setAbove(undefined)
  const saved = (item: BankQuestion, isNew: boolean) => {
    setLast(item)
    if (isNew) chosen?.onAdd([item])
    else chosen?.onChange(item)
  }
  return (
    <>
      <Dialog title={isOwn ? words.bank : words.bankOfOther} size={860} onClose={onClose}>
        <p className={classes.help}>{isOwn ? words.bankHelp : words.bankOfOtherHelp}</p>
        {isOwn && (
          <div className={classes.buttons}>
            <Button variant="light" size="sm" leftSection={<PlusIcon />} onClick={() => setAbove({ item: undefined })}>
              {words.writeQuestion}
            </Button>
            <Button variant="default" size="sm" onClick={() => setAbove('import')}>
              {words.importQuestions}
            </Button>
          </div>
        )}
        <BankList forCheck={ofCheck ?? 'new'} choosing={chosen} onEdit={(item) => setAbove({ item })} />
        {chosen && (
          <div className={classes.end}>
            <span role="status">{words.chosenCount({ count: chosen.ids.size })}</span>
            <Button size="sm" onClick={onClose}>
              {words.done}
            </Button>
          </div>
        )}
      </Dialog>
      {above === 'import' && <ImportDialog like={last} onAdded={(items) => chosen?.onAdd(items)} onClose={close} />}
      {typeof above === 'object' && (
        <QuestionDialog item={above.item} like={last} onSaved={(item) => saved(item, !above.item)} onClose={close} />
      )}
    </>
  )
}
