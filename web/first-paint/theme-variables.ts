import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  type MantineTheme,
  mergeMantineTheme,
} from '@mantine/core'
import type { Plugin } from 'vite'
import { cssVariablesResolver, theme } from '../theme.ts'

/** Writes the theme into the style sheet, which Mantine would otherwise do in the browser at every start, with colours nobody uses. */
export function themeVariables(): Plugin {
  return {
    name: 'coursewise-theme-variables',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/theme-variables\.css$/ },
      handler() {
        const merged = { ...mergeMantineTheme(DEFAULT_THEME, theme), colors: theme.colors as MantineTheme['colors'] }
        const [standard, own] = [defaultCssVariablesResolver(merged), cssVariablesResolver(merged)]
        const both = (part: keyof typeof own) => ({ ...standard[part], ...own[part] })
        return {
          code: convertCssVariables({ variables: both('variables'), light: both('light'), dark: both('dark') }, ':root'),
          map: null,
        }
      },
    },
  }
}
