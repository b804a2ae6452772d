export { StatisticsFrame } from './statistics-frame.tsx'
