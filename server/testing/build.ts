import { randomBytes } from 'node:crypto'
import { createAccount } from '#server/accounts/index.ts'
import { startSession } from '#server/accounts/sessions.ts'
import { sql } from '#server/core/db.ts'
import { hashPassword } from '#server/core/passwords.ts'
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
}

/** A registered, signed-in user. */
export async function buildUser(test: TestApp, options: UserOptions = {}): Promise<TestUser> {
  passwordHash ??= hashPassword(password)
  const email = options.email ?? `user-${randomBytes(6).toString('hex')}@example.com`
  const account = await createAccount(test.db, test, {
    name: options.name ?? 'Test User',
    email,
    passwordHash: await passwordHash,
    isCreator: options.isCreator ?? false,
    isAdmin: options.isAdmin ?? false,
  })
  if (!account) throw new Error(`${email} is taken`)
  const pair = await startSession(test.db, test, account, options.rememberMe ?? false)
  return { id: account.id, name: account.name, email, ...pair }
}

export async function buildCourse(
  test: TestApp,
  author: { id: number },
  course: { name?: string; price?: number } = {},
): Promise<{ id: number }> {
  return test.db.one<{ id: number }>(sql`
    insert into courses (author_id, name, short_description, description, price, update_date)
    values (${author.id}, ${course.name ?? 'A course'}, ${'What this course is about, in short. '.repeat(1).trim()},
            ${'A longer text about the course. '.repeat(5).trim()}, ${course.price ?? 100}, ${test.clock.now()})
    returning id`)
}
