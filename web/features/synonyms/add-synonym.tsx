import { TextInput } from '@mantine/core'
import { type FormEvent, Suspense, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formLimits } from '#contract/core/form-limits.ts'
import type { Suggestion } from '#contract/courses/suggestions.ts'
import { errorMessages } from '#web/core/call-error.ts'
import { Suggestions } from '#web/features/suggestions/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorList } from '#web/ui/error-list.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { useAddSynonym } from './synonyms.api.ts'
import classes from './synonyms.module.css'
import { words } from './words.ts'

const offered: Suggestion['kind'][] = ['skill', 'field']

/** What people type, which the address may have already, and the skill or the field that they mean. */
export function AddSynonym() {
  const add = useAddSynonym()
  const [params, setParams] = useSearchParams()
  const [typed, setTyped] = useState(params.get('typed')?.slice(0, formLimits.synonym.max) ?? '')
  const [name, setName] = useState('')
  const [meant, setMeant] = useState<Suggestion>()
  const [isTyping, setTyping] = useState(false)
  const [isTried, setTried] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const isField = meant?.kind === 'field'

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (typed.trim() === '') return first.current?.focus()
    if (!meant) return second.current?.focus()
    if (add.isPending) return
    const ids = isField ? { fieldId: meant.id } : { skillId: meant.id }
    add.mutate(
      { typed, ...ids },
      {
        onSuccess: (synonym) => {
          notifyDone(words.added(synonym))
          setTried(false)
          // It is on the first page now, and a reload must not fill it in again.
          setParams({}, { replace: true, preventScrollReset: true })
          // The next one may be typed already.
          if (first.current?.value === typed) setTyped('')
          if (second.current?.value !== name) return
          setName('')
          setMeant(undefined)
          first.current?.focus()
        },
      },
    )
  }
  return (
    <form onSubmit={submit} aria-label={words.add}>
      <div className={classes.form}>
        <TextInput
          ref={first}
          label={words.typed}
          description={words.typedHelp}
          error={isTried && typed.trim() === '' && words.typeWords}
          autoComplete="off"
          maxLength={formLimits.synonym.max}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={classes.combobox}>
          <TextInput
            ref={second}
            role="combobox"
            aria-expanded={false}
            label={words.meant}
            description={meant ? words.chosen({ kind: isField ? words.field : words.skill, name: meant.name }) : words.meantHelp}
            error={isTried && !meant && words.chooseMeant}
            autoComplete="off"
            value={name}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setMeant(undefined)
              setTyping(true)
            }}
            onBlur={() => setTyping(false)}
          />
          {isTyping && name && (
            <Suspense>
              <Suggestions
                text={name}
                field={second}
                kinds={offered}
                none={words.nothingMeant}
                onText={() => {}}
                onChoose={(suggestion) => {
                  setMeant(suggestion)
                  setName(suggestion.name)
                }}
                onClose={() => setTyping(false)}
              />
            </Suspense>
          )}
        </div>
        <Button type="submit" className={classes.add} loading={add.isPending}>
          {words.add}
        </Button>
      </div>
      {add.isError && <ErrorList messages={errorMessages(add.error)} />}
    </form>
  )
}
