import { CloseButton } from '@mantine/core'
import { Suspense, useRef, useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { Suggestions } from '#web/features/suggestions/index.ts'
import fields from '#web/ui/field.module.css'
import { SearchIcon } from '#web/ui/first-icons.tsx'
import { words } from './first-words.ts'
import classes from './search-box.module.css'

interface SearchBoxProps {
  isFocused?: boolean
  onSearch?: () => void
}

/** Goes to the search results. What was typed stays, also when the address was opened directly. */
export function SearchBox({ isFocused = false, onSearch }: SearchBoxProps) {
  const filter = (useParams().filter ?? '').trim()
  const [text, setText] = useState(filter)
  const [shownFilter, setShownFilter] = useState(filter)
  const [sent, setSent] = useState<string>()
  const [isTyping, setTyping] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const navigate = useNavigate()
  if (filter !== shownFilter) {
    setShownFilter(filter)
    // The results of what was sent may come when the next search is being typed already.
    if (filter === sent) setSent(undefined)
    else setText(filter)
  }
  const leave = () => {
    setTyping(false)
    onSearch?.()
  }
  const search = (event: React.FormEvent) => {
    event.preventDefault()
    const wanted = text.trim()
    if (wanted !== filter) setSent(wanted)
    const address = paths.filteredCourses(wanted)
    // The heading of the results takes the focus, unless the next search is being typed by then.
    if (address !== window.location.pathname) input.current?.blur()
    navigate(address)
    leave()
  }
  const clear = () => {
    setText('')
    input.current?.focus()
  }
  return (
    <search>
      <form className={classes.form} onSubmit={search}>
        <span className={classes.icon}>
          <SearchIcon />
        </span>
        <input
          ref={input}
          className={`${fields.input} ${classes.input}`}
          role="combobox"
          aria-expanded={false}
          aria-label={words.searchCourses}
          placeholder={words.searchCourses}
          enterKeyHint="search"
          maxLength={200}
          // biome-ignore lint/a11y/noAutofocus: the user has just asked for it
          autoFocus={isFocused}
          value={text}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setTyping(true)
          }}
          onBlur={() => setTyping(false)}
        />
        {isTyping && text && (
          <Suspense>
            <Suggestions text={text} field={input} onText={setText} onClose={leave} />
          </Suspense>
        )}
        {text && (
          <span className={classes.clear}>
            <CloseButton size="sm" radius="xl" aria-label={words.clear} onClick={clear} />
          </span>
        )}
      </form>
    </search>
  )
}
