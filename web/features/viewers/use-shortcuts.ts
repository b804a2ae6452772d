import { useEffect, useRef } from 'react'
import { shortcutsAllowed } from './preferences.ts'

/** By the key's name in small letters: `k`, `arrowleft`, `?`; letters with Shift like `shift+l`. */
export type Shortcuts = Record<string, () => void>

/** Single-key shortcuts, unless the user has turned them off. */
export function useShortcuts(shortcuts: Shortcuts) {
  const [allowed] = shortcutsAllowed.use()
  const latest = useRef(shortcuts)
  useEffect(() => {
    latest.current = shortcuts
  })
  useEffect(() => {
    if (allowed === 'off') return
    const press = (event: KeyboardEvent) => {
      const action = latest.current[keyName(event)]
      if (!action || !isFree(event)) return
      event.preventDefault()
      action()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [allowed])
}

/** The keys for everything that is read page by page. */
export const useReadingKeys = (turn: (steps: -1 | 1) => void, resize: (steps: -1 | 1) => void) =>
  useShortcuts({
    arrowleft: () => turn(-1),
    arrowright: () => turn(1),
    '+': () => resize(1),
    '-': () => resize(-1),
  })

const keyName = ({ key, shiftKey }: KeyboardEvent) => {
  const name = key.toLowerCase()
  const isLetter = name !== key.toUpperCase()
  return shiftKey && isLetter ? `shift+${name}` : name
}

/** Whether the focused element does not need the key itself: a field takes letters, a button the space bar, a slider the arrows. */
function isFree(event: KeyboardEvent) {
  const { key, target } = event
  if (event.defaultPrevented || event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return false
  if (!(target instanceof Element)) return true
  if (target.closest('[role="dialog"], textarea, select, [contenteditable]')) return false
  if (target.closest('input:not([type="checkbox"], [type="range"])')) return false
  if (key === ' ' || key === 'Enter') return !target.closest('a, button, input, summary')
  return !(key.startsWith('Arrow') && target.closest('input'))
}
