import { Checkbox, NumberInput } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import '@mantine/core/styles/NumberInput.css'
import { useState } from 'react'
import { type BankQuestion, QuestionForm, type ReadQuestions } from '#contract/checks/bank.ts'
import { words as contractWords } from '#contract/checks/words.ts'
import { formLimits } from '#contract/core/form-limits.ts'
import { limits } from '#contract/core/limits.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useCreateQuestions } from './checks.api.ts'
import classes from './import.module.css'
import { fullText } from './question-name.ts'
import { SkillField } from './skill-field.tsx'
import { kindNames, words } from './words.ts'

interface ReadListProps {
  found: ReadQuestions['questions']
  like: BankQuestion | undefined
  onAdded: (items: BankQuestion[]) => void
}

const { min, max } = limits.course.skillLevel
const most = formLimits.question.importAtOnce

/** The questions that were read, each ticked, with one skill and level for all of them. */
export function ReadList({ found, like, onAdded }: ReadListProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const [skill, setSkill] = useState(like?.skill ?? null)
  const [level, setLevel] = useState<number | string>(like?.level ?? limits.course.skillLevel.default)
  const create = useCreateQuestions()
  const ticked = found.filter((_, place) => !left.has(place))
  const levelError = QuestionForm.shape.level.safeParse(level).error?.issues[0]?.message
  const tooMany = ticked.length > most ? contractWords.manyToImport({ max: String(most) }) : undefined
  const toggle = (place: number, isTicked: boolean) => {
    const next = new Set(left)
    if (isTicked) next.delete(place)
    else next.add(place)
    setLeft(next)
  }
  const add = async () => {
    const forms = ticked.map(({ question }) => ({ skill: skill && { id: skill.id }, level, question }))
    const { ids } = await create.mutateAsync(forms)
    const shared = { version: 1, skill, level: Number(level), pictureLink: null, checksCount: 0 }
    notifyDone(words.addedMany({ count: ids.length }))
    onAdded(ids.flatMap((id, place) => (ticked[place] ? [{ id, ...shared, question: ticked[place].question }] : [])))
  }
  return (
    <>
      <div className={classes.top}>
        <h3>{words.readCount({ count: found.length })}</h3>
        <Button variant="subtle" size="compact-sm" onClick={() => setLeft(new Set(ticked.length > 0 ? found.keys() : []))}>
          {ticked.length > 0 ? words.tickNone : words.tickAll}
        </Button>
      </div>
      <ul className={classes.rows}>
        {found.map(({ line, question }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was read has no other identity
          <li key={place}>
            <Checkbox
              label={
                <>
                  <span className={classes.question}>{fullText(question)}</span>
                  <span className={classes.facts}>
                    {[kindNames[question.kind], words.line({ line: String(line) })].join(' · ')}
                  </span>
                </>
              }
              checked={!left.has(place)}
              onChange={(event) => toggle(place, event.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <div className={classes.skill}>
        <SkillField
          label={words.skillForAll}
          whenNone={words.chooseSkill}
          remove={words.removeSkill}
          skill={skill}
          onChoose={setSkill}
        />
        <NumberInput
          size="sm"
          label={words.levelForAll}
          min={min}
          max={max}
          allowDecimal={false}
          clampBehavior="none"
          value={level}
          error={levelError}
          onChange={setLevel}
        />
      </div>
      {tooMany && <ErrorList messages={[tooMany]} isQuiet />}
      {create.isError && <ErrorList messages={errorMessages(create.error)} isQuiet />}
      <Button
        className={classes.read}
        size="sm"
        disabled={ticked.length === 0 || tooMany !== undefined || levelError !== undefined}
        loading={create.isPending}
        onClick={() => void add().catch(() => undefined)}
      >
        {words.addMany({ count: ticked.length })}
      </Button>
    </>
  )
}
