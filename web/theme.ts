import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core'

/**
 * Tokens after the project's look: tokens.css holds the colours that differ by scheme, this file the rest. The build turns them into
 * CSS variables (themeVariables in vite.config.ts), so nothing here may need a browser.
 */

const iris = shades('#f4f4fe #eeeefc #dcddfb #cbcdff #b5b8fb #9b9ef0 #5b5bd6 #5050c8 #4240ad #35338c')
const teal = shades('#ebf9f5 #d9f3eb #b5e8d9 #86d8c2 #5fd0b2 #2aa688 #0a7d66 #0a6f5b #085c4c #06463a')
const red = shades('#fff1f1 #fde4e4 #fbcdce #f9b0b2 #ff8f91 #e9646a #c92a30 #b5252b #971f24 #78181d')
const gray = shades('#f7f7fa #f2f3f8 #e3e4ec #d5d7e1 #8b8fa1 #878b9d #666a7c #4c4f5f #333543 #1b1c26')
const dark = shades('#e8e9f0 #c9cbd6 #a6a9b9 #898d9f #666a7d #2c2e3b #1f212c #181922 #101118 #0a0b10')

const small = '0.875rem'
const shadow = 'var(--cw-shadow)'
const font = "'Inter Variable', 'Inter Fallback', system-ui, sans-serif"

export const theme = createTheme({
  primaryColor: 'iris',
  primaryShade: { light: 6, dark: 6 },
  colors: { iris, teal, red, gray, dark },
  black: '#1b1c26',
  fontFamily: font,
  fontWeights: { regular: '400', medium: '550', bold: '650' },
  headings: {
    fontFamily: font,
    fontWeight: '650',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--cw-title-size)', lineHeight: '1.2' },
      h2: { fontSize: '1.25rem', lineHeight: '1.35' },
      h3: { fontSize: '1rem', lineHeight: '1.4' },
    },
  },
  // The scale of five: 14, 16, 20, 25, 32. What Mantine calls xs and sm is the same small size.
  fontSizes: { xs: small, sm: small, md: '1rem', lg: '1.25rem', xl: '1.5625rem' },
  lineHeights: { xs: '1.45', sm: '1.45', md: '1.55', lg: '1.4', xl: '1.3' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2rem' },
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  defaultRadius: 'md',
  shadows: { xs: shadow, sm: shadow, md: shadow, lg: shadow, xl: shadow },
  cursorType: 'pointer',
  respectReducedMotion: true,
})

const shared = {
  '--mantine-color-body': 'var(--cw-body)',
  '--mantine-color-text': 'var(--cw-text)',
  '--mantine-color-dimmed': 'var(--cw-text-quiet)',
  '--mantine-color-anchor': 'var(--cw-accent-text)',
  '--mantine-color-error': 'var(--cw-danger)',
  '--mantine-color-success': 'var(--cw-good)',
  '--mantine-color-default': 'var(--cw-surface)',
  '--mantine-color-default-hover': 'var(--cw-sunken)',
  '--mantine-color-default-color': 'var(--cw-text)',
  '--mantine-color-default-border': 'var(--cw-border)',
  '--mantine-color-placeholder': 'var(--cw-text-quiet)',
  '--mantine-color-disabled': 'var(--cw-sunken)',
  '--mantine-color-disabled-color': 'var(--cw-text-quiet)',
  '--mantine-color-disabled-border': 'var(--cw-border)',
  '--mantine-color-iris-light': 'var(--cw-accent-soft)',
  '--mantine-color-iris-light-color': 'var(--cw-accent-text)',
  '--mantine-color-iris-outline': 'var(--cw-accent-text)',
}

export const cssVariablesResolver: CSSVariablesResolver = () => ({ variables: {}, light: shared, dark: shared })

function shades(tenColours: string) {
  return tenColours.split(' ') as unknown as MantineColorsTuple
}
