import { sentences } from '#web/core/sentences.ts'

export const words = sentences({
  skills: 'Skills',
  noneYet: 'There are no skills yet.',
  noneYetCreate: 'There are no skills yet. Create the first one below.',
  create: 'Create Skill',
  created: '“{skill}” is created and added to the course.',
})
