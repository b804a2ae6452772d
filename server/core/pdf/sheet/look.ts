import { colours } from '../colours.ts'
import type { TextStyle } from '../text.ts'

/** A4, portrait. All measures in points. */
export const page = { width: 595.28, height: 841.89 }
export const left = 60
export const right = page.width - left
export const top = 56
/** Where text ends; below is the foot. */
export const bottom = page.height - 72

export const styles = {
  wordmark: { weight: 'semibold', size: 15, colour: colours.ink, spacing: -0.2 },
  title: { weight: 'light', size: 32, colour: colours.ink, spacing: -0.4 },
  lead: { weight: 'regular', size: 11.5, colour: colours.quiet },
  heading: { weight: 'semibold', size: 14, colour: colours.deep, spacing: -0.1 },
  figure: { weight: 'semibold', size: 20, colour: colours.ink, spacing: -0.3 },
  name: { weight: 'semibold', size: 11.5, colour: colours.ink },
  text: { weight: 'regular', size: 9.5, colour: colours.ink },
  quiet: { weight: 'regular', size: 9, colour: colours.quiet },
  chip: { weight: 'medium', size: 8.5, colour: colours.accentText },
  number: { weight: 'semibold', size: 9, colour: colours.paper },
  proof: { weight: 'medium', size: 10, colour: colours.good },
  foot: { weight: 'regular', size: 8, colour: colours.quiet },
} as const satisfies Record<string, TextStyle>
