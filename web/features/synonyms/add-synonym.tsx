import { TextInput } from '@mantine/core'
import { type FormEvent, Suspense, useRef, useState } from 'react'
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

/** What people type, and the skill or the field that they mean. */
export function AddSynonym({ typed: given }: { typed: string }) {
  const add = useAddSynonym()
  const [typed, setTyped] = useState(given)
  const [name, setName] = useState('')
  const [meant, setMeant] = useState<Suggestion>()
  const [isTyping, setTyping] = useState(false)
  const [isMeantMissing, setMeantMissing] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (typed.trim() === '') return first.current?.focus()
    if (!meant) {
      setMeantMissing(true)
      return second.current?.focus()
    }
    if (add.isPending) return
    const ids = meant.kind === 'field' ? { fieldId: meant.id } : { skillId: meant.id }
    add.mutate(
      { typed, ...ids },
      {
        onSuccess: (synonym) => {
          notifyDone(words.added(synonym))
          setTyped('')
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
          autoComplete="off"
          maxLength={60}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <div className={classes.combobox}>
          <TextInput
            ref={second}
            role="combobox"
            aria-expanded={false}
            label={words.meant}
            description={words.meantHelp}
            error={isMeantMissing && words.chooseMeant}
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
                onText={() => {}}
                onChoose={(suggestion) => {
                  setMeant(suggestion)
                  setName(words.chosen({ kind: words[suggestion.kind === 'field' ? 'field' : 'skill'], name: suggestion.name }))
                  setMeantMissing(false)
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
