import { TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { Button, LinkButton } from '#web/ui/button.tsx'
import classes from './route-calendar.module.css'
import { words } from './words.ts'

/** The secret address, which is shown only after it was made. */
export function NewAddress({ address }: { address: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address)
      setCopied(true)
    } catch {
      // Browsers allow it only on https; elsewhere the keyboard copies.
      field.current?.select()
    }
  }
  return (
    <div className={classes.address}>
      <TextInput
        ref={field}
        label={words.address}
        description={words.addressHelp}
        readOnly
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className={classes.buttons}>
        <Button size="sm" onClick={copy}>
          {words.copy}
        </Button>
        <LinkButton variant="default" size="sm" href={address.replace(/^https?:/, 'webcal:')}>
          {words.openCalendar}
        </LinkButton>
        <span role="status" className={classes.copied}>
          {isCopied && words.copied}
        </span>
      </div>
    </div>
  )
}
