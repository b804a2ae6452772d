/** A4, lying. All measures in points. */
export const page = { width: 841.89, height: 595.28 }
export const left = 78
export const right = page.width - left
export const top = 76
/** The width of what stands on the left. */
export const column = 446

/** The portal's colours, as in web/tokens.css. */
export const colours = {
  ink: '#1b1c26',
  quiet: '#595d6e',
  iris: '#5b5bd6',
  deep: '#35338c',
  accentText: '#4f4cc4',
  soft: '#eeeefc',
  line: '#dcddfb',
  darkLace: '#7f80e4',
  lace: '#9b9ef0',
  paleLace: '#b5b8fb',
  coin: '#f7c04a',
  paper: '#ffffff',
}
