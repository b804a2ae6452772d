export { BecameCreatorButton } from './became-creator-button.tsx'
