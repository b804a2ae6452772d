import { Checkbox, CloseButton, TextInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { useDebouncedValue } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { BankQuestion } from '#contract/checks/bank.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { DeleteButton } from '#web/ui/delete-button.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { PencilIcon } from '#web/ui/icons.tsx'
import { Loaded } from '#web/ui/loaded.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { Pages } from '#web/ui/pages.tsx'
import { words as uiWords } from '#web/ui/words.ts'
import classes from './bank.module.css'
import { bankQuery, bankRows, type CheckThatAsks, useDeleteQuestion } from './checks.api.ts'
import { QuestionFacts } from './question-facts.tsx'
import { shortText } from './question-name.ts'
import { SkillField } from './skill-field.tsx'
import { words } from './words.ts'

export interface Choosing {
  ids: ReadonlySet<number>
  onToggle: (item: BankQuestion, isChosen: boolean) => void
}

interface BankListProps {
  forCheck: CheckThatAsks
  choosing?: Choosing | undefined
  onEdit: (item: BankQuestion) => void
}

const pause = 300

/** The questions of the bank, by pages, narrowed by words and a skill. */
export function BankList({ forCheck, choosing, onEdit }: BankListProps) {
  const [pageNumber, setPageNumber] = useState(1)
  const [text, setText] = useState('')
  const [filter] = useDebouncedValue(text.trim(), pause)
  const [skill, setSkill] = useState<Skill | null>(null)
  const [toDelete, setToDelete] = useState<BankQuestion>()
  const root = useRef<HTMLElement>(null)
  const query = useQuery(bankQuery(forCheck, pageNumber, filter, skill?.id))
  const { data: page, isPlaceholderData } = query
  // The last question of the last page was deleted.
  if (page && !isPlaceholderData && page.info.TotalPages > 0 && pageNumber > page.info.TotalPages) {
    setPageNumber(page.info.TotalPages)
  }
  const removed = (item: BankQuestion) => {
    setToDelete(undefined)
    if (choosing?.ids.has(item.id)) choosing.onToggle(item, false)
    notifyDone(words.deleted)
    // The button that was used goes with its line.
    root.current?.focus()
  }
  return (
    <section ref={root} className={classes.bank} tabIndex={-1} aria-label={words.questions} aria-busy={isPlaceholderData}>
      <div className={classes.filters}>
        <SearchField
          text={text}
          onChange={(next) => {
            setText(next)
            setPageNumber(1)
          }}
        />
        <SkillField
          label={words.skillOfQuestions}
          whenNone={words.everySkill}
          remove={words.everySkill}
          skill={skill}
          onChoose={(next) => {
            setSkill(next)
            setPageNumber(1)
          }}
        />
      </div>
      <Loaded query={query} skeleton={<LoadingRows rows={bankRows} height={44} />}>
        {({ items, info }) => (
          <>
            {items.length === 0 && (
              <p className={classes.empty}>
                {filter || skill ? words.noneMatch : forCheck === 'new' ? words.emptyBank : words.emptyBankOfOther}
              </p>
            )}
            {items.length > 0 && (
              <ul className={classes.rows} aria-label={words.questions}>
                {items.map((item) => (
                  <BankRow
                    key={item.id}
                    item={item}
                    choosing={choosing}
                    onEdit={() => onEdit(item)}
                    onDelete={() => setToDelete(item)}
                  />
                ))}
              </ul>
            )}
            <Pages info={info} onChange={setPageNumber} of={words.questions} />
          </>
        )}
      </Loaded>
      {toDelete && <DeleteDialog item={toDelete} onDeleted={() => removed(toDelete)} onClose={() => setToDelete(undefined)} />}
    </section>
  )
}

function SearchField({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const field = useRef<HTMLInputElement>(null)
  return (
    <TextInput
      ref={field}
      size="sm"
      label={words.filterQuestions}
      placeholder={words.searchHint}
      autoComplete="off"
      maxLength={200}
      rightSection={
        text && (
          <CloseButton
            size="sm"
            aria-label={uiWords.clearFilter}
            onClick={() => {
              onChange('')
              field.current?.focus()
            }}
          />
        )
      }
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      // Inside a form, Enter would submit it.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}

interface BankRowProps extends Pick<BankListProps, 'choosing'> {
  item: BankQuestion
  onEdit: () => void
  onDelete: () => void
}

function BankRow({ item, choosing, onEdit, onDelete }: BankRowProps) {
  const isChosen = choosing?.ids.has(item.id) ?? false
  const facts = <QuestionFacts item={item} withUse />
  return (
    <li className={classes.row} data-chosen={isChosen || undefined}>
      {choosing ? (
        <Checkbox
          className={classes.facts}
          classNames={{ inner: classes.box, labelWrapper: classes.label }}
          label={facts}
          checked={isChosen}
          onChange={(event) => choosing.onToggle(item, event.currentTarget.checked)}
        />
      ) : (
        <div className={classes.facts}>{facts}</div>
      )}
      <div className={classes.tools}>
        <IconButton
          className={classes.edit}
          label={words.editQuestionNamed({ text: shortText(item) })}
          title={words.edit}
          onClick={onEdit}
        >
          <PencilIcon />
        </IconButton>
        <DeleteButton label={words.deleteNamed({ text: shortText(item) })} title={words.delete} onClick={onDelete} />
      </div>
    </li>
  )
}

interface DeleteDialogProps {
  item: BankQuestion
  onDeleted: () => void
  onClose: () => void
}

/** A refusal, which says what uses the question, is shown here. */
function DeleteDialog({ item, onDeleted, onClose }: DeleteDialogProps) {
  const remove = useDeleteQuestion()
  return (
    <ConfirmDialog
      title={words.askToDelete}
      confirm={words.delete}
      cancel={words.keep}
      isDestructive
      isBusy={remove.isPending}
      error={remove.error}
      onConfirm={() => remove.mutate(item.id, { onSuccess: onDeleted })}
      onCancel={onClose}
    >
      <p>{words.deleteForGood({ text: shortText(item) })}</p>
    </ConfirmDialog>
  )
}
