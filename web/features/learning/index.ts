export { MaterialFrame } from './material-frame.tsx'
