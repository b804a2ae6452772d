import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { addStyles } from '#web/ui/added-styles.ts'
import { Dropdown } from '#web/ui/dropdown.tsx'
import { MoonIcon, ScreenIcon, SunIcon } from '#web/ui/first-icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './theme-choice.module.css'

const choices = [
  { value: 'light', label: 'Light', icon: <SunIcon /> },
  { value: 'dark', label: 'Dark', icon: <MoonIcon /> },
  { value: 'auto', label: 'System', icon: <ScreenIcon /> },
] as const

export function ThemeChoice({ isRow = false }: { isRow?: boolean }) {
  // Mantine would stop the transitions with a style element, which the content security policy refuses.
  const { colorScheme, setColorScheme } = useMantineColorScheme({ keepTransitions: true })
  const choose = (value: MantineColorScheme) => {
    setTimeout(addStyles('*, ::before, ::after { transition: none !important }'), 10)
    setColorScheme(value)
  }
  return (
    <fieldset className={classes.choices} data-row={isRow || undefined}>
      <VisuallyHidden component="legend">Theme</VisuallyHidden>
      {choices.map(({ value, label, icon }) => (
        <label key={value} className={classes.choice}>
          <input type="radio" name="theme" checked={value === colorScheme} onChange={() => choose(value)} />
          {icon}
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** The same behind a button, for the navigation bar. */
export function ThemeSwitch({ buttonClass }: { buttonClass: string | undefined }) {
  const { colorScheme } = useMantineColorScheme()
  const current = choices.find(({ value }) => value === colorScheme) ?? choices[2]
  return (
    <Dropdown button={current.icon} buttonClass={buttonClass} label={`Theme: ${current.label}`} align="end">
      <ThemeChoice />
    </Dropdown>
  )
}
