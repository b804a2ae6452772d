export { GiveButton } from './give-button.tsx'
