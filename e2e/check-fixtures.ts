import type { APIRequestContext, Page } from '@playwright/test'
import type { QuestionInput } from '#contract/checks/questions.ts'
import type { CheckFormInput } from '#contract/materials/checks.ts'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { courseForm, expect, type Person } from './authoring-fixtures.ts'
import { enterAs } from './fixtures.ts'
import { uploadPicture } from './lesson-fixtures.ts'

export const checkName = 'Are you at home in loops?'
export const articleName = 'About loops'
export const rightOrder = ['Say what it repeats', 'Write its condition', 'Write its body', 'Run it']

const code = `for number in range(10):
    if number % 2 == 0:
        print(f"{number} is even, and this line is too long for the screen of a telephone")`

/** One of each kind, with the words of its right answer. */
const questions = (picture: string): QuestionInput[] => [
  {
    kind: 'one',
    text: 'Which of these runs its body at least once?',
    code: { language: 'python', text: code },
    options: ['A for loop', 'A while loop', 'A do-while loop', 'None of them'],
    right: 2,
    explanation: 'It checks its condition after the body.',
  },
  {
    kind: 'several',
    text: 'What can the picture stand for?',
    picture: { file: picture, alt: 'A line that comes back to where it began' },
    options: ['A loop', 'A cycle', 'A list', 'A single step'],
    right: [0, 1],
    explanation: 'It comes back to where it began.',
  },
  {
    kind: 'number',
    text: 'A round takes 0.5 seconds. How long do seven rounds take?',
    value: 3.5,
    tolerance: 0.01,
    unit: 'seconds',
  },
  { kind: 'short', text: 'What is one round of a loop called?', accepted: ['iteration', 'an iteration'] },
  {
    kind: 'order',
    text: 'In which order do you write a loop?',
    items: rightOrder,
  },
  {
    kind: 'match',
    text: 'What does each of these words do?',
    left: ['break', 'continue', 'return'],
    right: ['Leaves the loop', 'Skips to the next round', 'Leaves the function'],
    extra: ['Starts the loop again'],
  },
  {
    kind: 'gaps',
    text: 'Complete the sentence.',
    gapText: 'A loop repeats its ___ as long as its ___ is true.',
    gaps: [['body'], ['condition', 'test']],
  },
]

type Settings = Partial<Omit<CheckFormInput, 'name' | 'questions'>>

type Made = { id: number; name: string }
const maker =
  (author: Person) =>
  async (url: string, data: object): Promise<Made> => {
    const { status, body } = await author.send('POST', url, data)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }

/** A check with one question of each kind, which show two skills. */
export async function makeCheck(request: APIRequestContext, author: Person, settings: Settings = {}) {
  const picture = await uploadPicture(request, author)
  const made = maker(author)
  const [looping, writing] = [
    await made('/api/skills', { name: author.own('Looping') }),
    await made('/api/skills', { name: author.own('Writing') }),
  ]
  const bank = []
  for (const [place, question] of questions(picture.id).entries())
    bank.push(await made('/api/questions', { skill: { id: (place < 4 ? looping : writing).id }, level: 2, question }))
  const check = await made('/api/checks', { name: checkName, questions: bank.map(({ id }) => ({ id })), ...settings })
  return { check, skills: [looping, writing].map((skill) => ({ id: skill.id, level: 2 })) }
}

/** A free course with an article and such a check. */
export async function makeCheckCourse(request: APIRequestContext, author: Person, settings: Settings = {}) {
  const { check, skills } = await makeCheck(request, author, settings)
  const made = maker(author)
  const resource = await made('/api/resources', { name: author.own('Journal') })
  const article = await made('/api/articles', {
    name: articleName,
    link: 'https://articles.example/',
    publicationDate: '2026-02-03',
    learningMinutes: 15,
    resource,
  })
  const { id } = await made('/api/courses', {
    ...courseForm,
    price: 0,
    skills,
    materials: [article, check].map(({ id }) => ({ id })),
  })
  return { id, checkId: check.id, path: `/courses/learn/${id}?material=${check.id}` }
}

export type CheckCourse = Awaited<ReturnType<typeof makeCheckCourse>>

export async function enterAsLearner(page: Page, learner: Person, course: CheckCourse) {
  await learner.send('PUT', `/api/shopping-cart/add-to-cart/${course.id}`)
  expect((await learner.send('PUT', '/api/shopping-cart/buy')).status).toBe(200)
  await enterAs(page, learner)
}

/** The pause after the attempts at a check ends, or the time of the open one, in so many seconds. */
export async function letTimePass({ checkId }: CheckCourse, { untilDeadline }: { untilDeadline?: number } = {}) {
  const db = openDatabase(process.env.E2E_DATABASE_URL ?? '')
  try {
    if (untilDeadline === undefined)
      await db.run(sql`update check_attempts set sent_at = sent_at - interval '1 day' where material_id = ${checkId}`)
    else
      await db.run(sql`
        update check_attempts set deadline_at = ${new Date(Date.now() + untilDeadline * 1000)}
         where material_id = ${checkId} and sent_at is null`)
  } finally {
    await db.close()
  }
}
