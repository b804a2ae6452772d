import { PasswordInput, type PasswordInputProps } from '@mantine/core'
import '@mantine/core/styles/ActionIcon.css'
import '@mantine/core/styles/PasswordInput.css'
import { words } from './words.ts'

/** A password with a button that shows it. Mantine marks its errors by colour only, so this also marks them for screen readers. */
export function PasswordField(props: PasswordInputProps) {
  return (
    <PasswordInput
      {...props}
      aria-invalid={props.error ? true : undefined}
      visibilityToggleButtonProps={{ 'aria-label': words.showCharacters }}
    />
  )
}
