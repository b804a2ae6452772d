/** The portal's colours, as in web/tokens.css. */
export const colours = {
  ink: '#1b1c26',
  quiet: '#595d6e',
  iris: '#5b5bd6',
  deep: '#35338c',
  accentText: '#4f4cc4',
  soft: '#eeeefc',
  line: '#dcddfb',
  good: '#0a6f5b',
  darkLace: '#7f80e4',
  lace: '#9b9ef0',
  paleLace: '#b5b8fb',
  coin: '#f7c04a',
  paper: '#ffffff',
}
