import { type KeyboardEvent, Suspense, useId, useState } from 'react'
import type { Answer } from '#contract/checks/answers.ts'
import { QuestionForm } from '#contract/checks/bank.ts'
import { AskedQuestion } from '#web/features/checks/index.ts'
import { Button } from '#web/ui/button.tsx'
import { EyeIcon } from '#web/ui/icons.tsx'
import { LoadingRows } from '#web/ui/loading.tsx'
import { asLearners } from './as-learners.ts'
import classes from './question-editor.module.css'
import { type QuestionValues, toBody } from './question-values.ts'
import { words } from './words.ts'

interface QuestionPreviewProps {
  values: QuestionValues
  pictures: ReadonlyMap<string, string>
}

/** The question as learners see it, to try. Closed at first: most questions need no look. */
export function QuestionPreview({ values, pictures }: QuestionPreviewProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  return (
    <div className={classes.preview}>
      <Button
        variant="quiet"
        size="sm"
        className={classes.add}
        leftSection={<EyeIcon />}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {isOpen ? words.hidePreview : words.showPreview}
      </Button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens to what happens inside */}
      <div id={id} onKeyDown={keepEnter}>
        {isOpen && <Shown values={values} pictures={pictures} />}
      </div>
    </div>
  )
}

/** In a field that is only tried, Enter would send the form around it. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

function Shown({ values, pictures }: QuestionPreviewProps) {
  const [answer, setAnswer] = useState<Answer | null>(null)
  const checked = QuestionForm.shape.question.safeParse(toBody(values).question)
  if (!checked.success) return <p className={classes.help}>{words.finishFirst}</p>
  const { kind, picture } = checked.data
  return (
    <Suspense fallback={<LoadingRows rows={4} height={24} />}>
      <AskedQuestion
        number={1}
        question={asLearners(checked.data, picture ? pictures.get(picture.file) : undefined)}
        // An answer to another kind of question is none.
        answer={answer?.kind === kind ? answer : null}
        onAnswer={setAnswer}
      />
    </Suspense>
  )
}
