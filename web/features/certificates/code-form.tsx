import { TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { Button } from '#web/ui/button.tsx'
import classes from './verify.module.css'
import { words } from './words.ts'

/** Accepts small letters, spaces and missing dashes. */
export function CodeForm({ typed = '' }: { typed?: string }) {
  const [code, setCode] = useState(typed)
  const navigate = useNavigate()
  const check = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim()) navigate(paths.verifyCertificate(code.trim()))
  }
  return (
    <form className={classes.form} onSubmit={check}>
      <TextInput
        className={classes.code}
        label={words.typeCode}
        placeholder={words.codeExample}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={code}
        onChange={(event) => setCode(event.currentTarget.value)}
      />
      <Button type="submit" disabled={code.trim() === '' || code.trim() === typed}>
        {words.check}
      </Button>
    </form>
  )
}
