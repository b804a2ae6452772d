import { useEffect, useRef } from 'react'

/** A ref for the button that opens something: the button has the focus again when that is closed. */
export function useOpener(isOpen: boolean) {
  const opener = useRef<HTMLButtonElement>(null)
  const wasOpen = useRef(isOpen)
  // Not in the handler that closes it: the button may not be shown again until then.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])
  return opener
}
