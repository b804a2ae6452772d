import { FileButton, Textarea } from '@mantine/core'
import { useRef, useState } from 'react'
import type { BankQuestion, QuestionFormat, ReadQuestions } from '#contract/checks/bank.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceButtons } from '#web/ui/choice-buttons.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { formatSize } from '#web/ui/format.ts'
import { Notice } from '#web/ui/notice.tsx'
import { readText } from '../read-text.ts'
import { useReadQuestions } from './checks.api.ts'
import classes from './import.module.css'
import { ImportProblems } from './import-problems.tsx'
import { ReadList } from './read-list.tsx'
import { useImportText } from './use-import-text.ts'
import { examples, words } from './words.ts'

interface ImportDialogProps {
  /** A question whose skill is suggested. */
  like: BankQuestion | undefined
  onAdded: (items: BankQuestion[]) => void
  onClose: () => void
}

const formats: { value: QuestionFormat; label: string }[] = [
  { value: 'gift', label: words.gift },
  { value: 'aiken', label: words.aiken },
]
const most = formLimits.question.importText

/** Many questions at once from plain text. Nothing is saved before it was read and seen. */
export function ImportDialog({ like, onAdded, onClose }: ImportDialogProps) {
  const { format, setFormat, text, setText, isRestored, clear, forget } = useImportText()
  const [refusal, setRefusal] = useState<string>()
  const [result, setResult] = useState<ReadQuestions>()
  const read = useReadQuestions()
  const reset = useRef<() => void>(null)
  const found = useRef<HTMLElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const change = (next: string) => {
    setText(next)
    setRefusal(undefined)
  }
  const take = async (file: File | null) => {
    reset.current?.()
    if (!file) return
    // A character of the limit has at most four bytes.
    if (file.size > most * 4) return setRefusal(words.tooLarge({ size: formatSize(most) }))
    change(await readText(file))
  }
  const start = () =>
    read.mutate(
      { format, text },
      {
        onSuccess: (next) => {
          setResult(next)
          requestAnimationFrame(() => found.current?.focus())
        },
      },
    )
  const showLine = (line: number) => {
    const lines = text.split('\n')
    const begin = lines.slice(0, line - 1).join('\n').length + (line > 1 ? 1 : 0)
    field.current?.focus()
    field.current?.setSelectionRange(begin, begin + (lines[line - 1]?.length ?? 0))
  }
  return (
    <Dialog title={words.importTitle} size={860} onClose={onClose}>
      <p className={classes.help}>{words.importHelp}</p>
      {isRestored && (
        <div className={classes.restored}>
          <Notice>{words.changesAreBack}</Notice>
          <Button
            variant="default"
            size="sm"
            onClick={() => {
              clear()
              read.reset()
              setResult(undefined)
              setRefusal(undefined)
              field.current?.focus()
            }}
          >
            {words.beginAgain}
          </Button>
        </div>
      )}
      <div className={classes.source}>
        <ChoiceButtons label={words.format} choices={formats} chosen={format} onChoose={setFormat} isRow />
        <FileButton
          onChange={take}
          accept=".txt,.gift,text/plain"
          resetRef={reset}
          inputProps={{ 'aria-label': words.fileToRead }}
        >
          {(props) => (
            <Button {...props} variant="default" size="sm">
              {words.chooseFile}
            </Button>
          )}
        </FileButton>
      </div>
      <Textarea
        ref={field}
        data-autofocus
        size="sm"
        label={words.textToRead}
        placeholder={examples[format]}
        rows={result ? 6 : 10}
        resize="vertical"
        spellCheck={false}
        maxLength={most}
        classNames={{ input: classes.text }}
        value={text}
        error={refusal}
        onChange={(event) => change(event.currentTarget.value)}
      />
      {read.isError && <ErrorList messages={errorMessages(read.error)} isQuiet />}
      <Button
        className={classes.read}
        variant={result ? 'default' : 'filled'}
        size="sm"
        disabled={text.trim() === ''}
        loading={read.isPending}
        onClick={start}
      >
        {result ? words.readAgain : words.read}
      </Button>
      {result && (
        <section
          ref={found}
          className={classes.found}
          tabIndex={-1}
          aria-label={words.readCount({ count: result.questions.length })}
        >
          <ImportProblems problems={result.problems} onShow={showLine} />
          {result.questions.length > 0 ? (
            <ReadList
              // Another reading begins with all of them ticked.
              key={read.submittedAt}
              found={result.questions}
              like={like}
              onAdded={(items) => {
                forget()
                onAdded(items)
                onClose()
              }}
            />
          ) : (
            <p className={classes.help}>{words.nothingRead}</p>
          )}
        </section>
      )}
    </Dialog>
  )
}
