import { type MantineColorScheme, useMantineColorScheme } from '@mantine/core'
import { addStyles } from '#web/ui/added-styles.ts'
import { Dropdown } from '#web/ui/dropdown.tsx'
import { MoonIcon, ScreenIcon, SunIcon } from '#web/ui/first-icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { words } from './first-words.ts'
import classes from './theme-choice.module.css'

const choices = [
  { value: 'light', icon: <SunIcon /> },
  { value: 'dark', icon: <MoonIcon /> },
  { value: 'auto', icon: <ScreenIcon /> },
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
      <VisuallyHidden component="legend">{words.theme}</VisuallyHidden>
      {choices.map(({ value, icon }) => (
        <label key={value} className={classes.choice}>
          <input type="radio" name="theme" checked={value === colorScheme} onChange={() => choose(value)} />
          {icon}
          {words[value]}
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
    <Dropdown button={current.icon} buttonClass={buttonClass} label={words.themeIs({ theme: words[current.value] })} align="end">
      <ThemeChoice />
    </Dropdown>
  )
}
