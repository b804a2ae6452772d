export { CourseLine } from './course-line.tsx'
export { LevelHelp } from './level-help.tsx'
