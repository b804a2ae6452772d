export { MaterialFrame } from './material-frame.tsx'
export { MaterialViewer } from './material-viewer.tsx'
