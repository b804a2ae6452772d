import { CloseButton, TextInput } from '@mantine/core'
import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { words } from './words.ts'

interface FilterBoxProps {
  label: string
  placeholder: string
  /** The filter of the shown results. */
  filter: string
  /** `isTyping`: only a pause, so the focus must stay. */
  onFilter: (filter: string, isTyping: boolean) => void
}

const pause = 450

/** Searches on Enter and after a short pause. Results that arrive during typing do not change the text. */
export function FilterBox({ label, placeholder, filter, onFilter }: FilterBoxProps) {
  const [text, setText] = useState(filter)
  const [shownFilter, setShownFilter] = useState(filter)
  const [sent, setSent] = useState(filter)
  const field = useRef<HTMLInputElement>(null)
  if (filter !== shownFilter) {
    setShownFilter(filter)
    // The address was changed elsewhere: by the navigation bar, or Back.
    if (filter !== sent) {
      setText(filter)
      setSent(filter)
    }
  }

  const search = (isTyping: boolean) => {
    setSent(text.trim())
    onFilter(text.trim(), isTyping)
  }
  const searchAfterPause = useEffectEvent(() => search(true))
  useEffect(() => {
    if (text.trim() === sent) return
    const timer = setTimeout(() => searchAfterPause(), pause)
    return () => clearTimeout(timer)
  }, [text, sent])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() !== filter) search(false)
  }
  const clear = () => {
    setText('')
    field.current?.focus()
  }
  return (
    <form onSubmit={submit}>
      <TextInput
        ref={field}
        label={label}
        placeholder={placeholder}
        size="sm"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        rightSection={text && <CloseButton size="sm" aria-label={words.clearFilter} onClick={clear} />}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </form>
  )
}
