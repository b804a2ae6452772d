import { badRequest, conflict, notFound, refusing } from '#server/core/refusals.ts'

export const refusals = refusing('placement', {
  noSuchPlacement: notFound('This placement does not exist.'),
  noSuchQuestion: notFound('This placement has no such question.'),
  wrongAnswer: badRequest('This answer does not fit the question.', 'answer'),
  notWanted: badRequest('This skill is not among those you want.', 'skillId'),
  nothingToSave: conflict('It is not proven that knowing this skill would save anything.'),
  noQuestions: conflict('There are not enough questions about this skill.'),
  tooEarly: conflict({
    one: 'You can try this skill again tomorrow.',
    other: 'You can try this skill again in {count} days.',
  }),
})
