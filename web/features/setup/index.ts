export { SetupCard } from './setup-card.tsx'
