import { randomBytes } from 'node:crypto'
import { QuestionForm, type QuestionFormInput } from '#contract/checks/bank.ts'
import type { QuestionInput } from '#contract/checks/questions.ts'
import { CheckForm, type CheckFormInput } from '#contract/materials/checks.ts'
import type { LessonText } from '#contract/materials/lesson-text.ts'
import { countWords } from '#contract/materials/read-lesson.ts'
import { confirmAddress, createAccount } from '#server/accounts/index.ts'
import { startSession } from '#server/accounts/sessions.ts'
import { createQuestions } from '#server/checks/save-question.ts'
import { sql } from '#server/core/database/db.ts'
import { hashPassword } from '#server/core/security/passwords.ts'
import { signAccessToken } from '#server/core/security/tokens.ts'
import { insertCourse } from '#server/courses/index.ts'
import { createCheck } from '#server/materials/checks.ts'
import { giveWelcomePoints } from '#server/points/index.ts'
import { courseForm } from './course-form.ts'
import type { TestApp } from './test-app.ts'

export const password = 'correct horse'
let passwordHash: Promise<string> | undefined

export interface TestUser {
  id: number
  name: string
  email: string
  accessToken: string
  refreshToken: string
}

interface UserOptions {
  name?: string
  email?: string
  isCreator?: boolean
  isAdmin?: boolean
  rememberMe?: boolean
  /** Whether the user has confirmed the address. */
  isConfirmed?: boolean
}

/** A registered, signed-in user who has the welcome points, as all have who registered before a mail server was set up. */
export async function buildUser(test: TestApp, options: UserOptions = {}): Promise<TestUser> {
  passwordHash ??= hashPassword(password)
  const email = options.email ?? `user-${randomBytes(6).toString('hex')}@example.com`
  const account = await createAccount(test, {
    name: options.name ?? 'Test User',
    email,
    passwordHash: await passwordHash,
    isCreator: options.isCreator ?? false,
    isAdmin: options.isAdmin ?? false,
  })
  if (!account) throw new Error(`${email} is taken`)
  await test.db.tx(async (db) => {
    await giveWelcomePoints({ ...test, db }, account.id)
    if (options.isConfirmed) await confirmAddress({ ...test, db }, account.id)
  })
  const pair = await startSession(test, account, {
    rememberMe: options.rememberMe ?? false,
    origin: { deviceName: null },
  })
  return { id: account.id, name: account.name, email, ...pair }
}

/** The same user with a valid token, after the clock was moved. */
export const renewed = async (test: TestApp, user: TestUser): Promise<TestUser> => ({
  ...user,
  accessToken: await signAccessToken(test.secrets.accessToken, test.clock, { ...user, sessionId: 'test', roles: ['Student'] }),
})

export interface CourseOptions {
  name?: string
  shortDescription?: string
  description?: string
  price?: number
  skills?: { id: number; level: number }[]
  buildsOn?: { id: number; level: number }[]
  materials?: { id: number }[]
}

export async function buildCourse(test: TestApp, author: { id: number }, course: CourseOptions = {}): Promise<{ id: number }> {
  const form = {
    ...courseForm,
    name: course.name ?? 'A course for tests',
    shortDescription: (course.shortDescription ?? 'In short').padEnd(30, '.'),
    description: (course.description ?? 'At length').padEnd(100, '.'),
    price: course.price ?? 100,
  }
  const id = await insertCourse(test.db, author.id, form, null, test.clock.now())
  for (const skill of course.skills ?? [])
    await test.db.run(sql`insert into course_skills values (${id}, ${skill.id}, ${skill.level})`)
  for (const skill of course.buildsOn ?? [])
    await test.db.run(sql`insert into course_prerequisites values (${id}, ${skill.id}, ${skill.level})`)
  for (const [position, material] of (course.materials ?? []).entries()) {
    await test.db.run(sql`insert into course_materials values (${id}, ${material.id}, ${position})`)
  }
  return { id }
}

export const buildSkill = (test: TestApp, name: string) =>
  test.db.one<{ id: number; name: string }>(sql`insert into skills (name) values (${name}) returning id, name`)

export const buildVideo = (test: TestApp, video: { name?: string; learningMinutes?: number; fileId?: string } = {}) =>
  test.db.one<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, file_id, duration, quality_id)
    values ('video', ${video.name ?? 'A video'}, ${video.learningMinutes ?? 10}, ${video.fileId ?? null}, 600, 4) returning id`)

export async function buildBook(test: TestApp, book: { name?: string; authors?: string[] } = {}): Promise<{ id: number }> {
  const { id } = await test.db.one<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, pages_count, extension_id, publication_year)
    values ('book', ${book.name ?? 'A book'}, 60, 30, 1, 2020) returning id`)
  for (const [position, fullName] of (book.authors ?? ['Ann Author']).entries()) {
    await test.db.run(sql`
      with author as (insert into authors (full_name) values (${fullName}) returning id)
      insert into book_authors select ${id}, author.id, ${position} from author`)
  }
  return { id }
}

export const buildArticle = (test: TestApp, article: { name?: string; link?: string } = {}) =>
  test.db.one<{ id: number }>(sql`
    with resource as (insert into resources (name) values ('Journal ' || gen_random_uuid()) returning id)
    insert into materials (kind, name, learning_minutes, link, resource_id, publication_date)
    select 'article', ${article.name ?? 'An article'}, 5, ${article.link ?? 'https://articles.example/one'}, resource.id, '2024-03-01' from resource
    returning id`)

/** The text of a lesson: each line is a paragraph. Its pictures come last. */
export const lessonText = (lines: string, pictures: string[] = []): LessonText => ({
  type: 'doc',
  content: [
    ...lines.split('\n').map((text) => ({ type: 'paragraph' as const, content: [{ type: 'text' as const, text }] })),
    ...pictures.map((file) => ({ type: 'picture' as const, attrs: { file, alt: 'A picture' } })),
  ],
})

export function buildLesson(test: TestApp, lesson: { name?: string; text?: string | LessonText } = {}): Promise<{ id: number }> {
  const { name = 'A lesson', text = 'Some words to read.' } = lesson
  const tree = typeof text === 'string' ? lessonText(text) : text
  return test.db.one<{ id: number }>(sql`
    insert into materials (kind, name, learning_minutes, lesson, words_count)
    values ('lesson', ${name}, 5, ${JSON.stringify(tree)}, ${countWords(tree)}) returning id`)
}

/** A question whose first option is right. */
export const simpleQuestion = (text = 'Which one?'): QuestionInput => ({
  kind: 'one',
  text,
  options: ['Right', 'Wrong', 'Also wrong'],
  right: 0,
  explanation: 'Because it is.',
})

/** In the bank of this author. */
export async function buildQuestion(
  test: TestApp,
  author: { id: number },
  question: QuestionInput = simpleQuestion(),
  shows: Omit<QuestionFormInput, 'question'> = {},
): Promise<{ id: number }> {
  const form = QuestionForm.parse({ ...shows, question })
  const { ids } = await createQuestions(test, author.id, [form], { what: 'question', key: undefined })
  return { id: ids[0] ?? 0 }
}

/** By default with one simple question, and without pauses and limits. */
export async function buildCheck(
  test: TestApp,
  author: { id: number },
  { questions, ...form }: Partial<CheckFormInput> = {},
): Promise<{ id: number }> {
  const pool = questions ?? [await buildQuestion(test, author)]
  const whole = CheckForm.parse({ name: 'A check', ...form, questions: pool })
  return createCheck(test, author.id, whole, { what: 'check', key: undefined })
}

/** Points that the portal lent an author, when it still did. The author has them, and owes them. */
export const buildDebt = (test: TestApp, userId: number, points: number) =>
  test.db.run(sql`
    with account as (
      update point_accounts set balance = balance + ${points}, owed = owed + ${points}, owed_before = owed_before + ${points}
       where user_id = ${userId} returning id, balance),
    transfer as (
      insert into point_transfers (kind, reason, created_at) values ('advance', 'A returned course', ${test.clock.now()}) returning id)
    insert into point_entries (transfer_id, account_id, amount, balance_after)
    select transfer.id, account.id, ${points}::bigint, account.balance from transfer, account
    union all
    select transfer.id, issuance.id, -${points}::bigint, null from transfer, point_accounts issuance where issuance.user_id is null`)
