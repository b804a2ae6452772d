import type { DemoSkill } from './types.ts'

/** What courses build on, by the name of the course, as their descriptions say. The others start from nothing. */
export const demoBuildsOn: Record<string, DemoSkill[]> = {
  'Building web services with Node': [
    { name: 'JavaScript', level: 4 },
    { name: 'SQL', level: 1 },
  ],
  'Python in depth: iterators, types and tests': [{ name: 'Python', level: 3 }],
  'Machine learning, honestly': [{ name: 'Python', level: 3 }],
  'Database design in practice': [{ name: 'SQL', level: 3 }],
  'Accessible by design': [{ name: 'HTML and CSS', level: 1 }],
  'Spanish in conversation': [{ name: 'Spanish', level: 3 }],
}
