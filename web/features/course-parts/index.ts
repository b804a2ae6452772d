export { CourseLine } from './course-line.tsx'
export { LevelHelp } from './level-help.tsx'
export { LevelSource } from './level-source.tsx'
