import * as accounts from '#contract/accounts.ts'
import { answerAuthor, listDemoAccounts } from '#server/accounts/index.ts'
import { findCertificate, readCode } from '#server/certificates/index.ts'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { oneAnswer } from '#server/core/http/send-shared.ts'
import { authorPath } from './author-path.ts'
import { pictureOf } from './course-pages.ts'
import { type Asked, type Described, firstAnswer } from './page.ts'

/** Whichever way somebody came, the page is known by its handle. */
export async function describeAuthor(app: App, { params }: Asked): Promise<Described> {
  const { success, data } = accounts.AuthorAddress.safeParse(params)
  if (!success) throw notFound()
  const url = `/api/account/author/${encodeURIComponent(data.author)}`
  const first = await firstAnswer(app, url, () => answerAuthor(app, data.author))
  const { name, position, avatar, createdCourses, handle } = first.answer.value
  const courses = createdCourses.length === 1 ? '1 course' : `${createdCourses.length} courses`
  return {
    head: {
      title: name,
      description: `${position ? `${name}, ${position}` : name}. Author of ${courses} on Coursewise.`,
      path: authorPath(handle),
      type: 'profile',
      ...(avatar && { socialPicture: avatar }),
    },
    first,
    shape: 'author',
    picture: createdCourses[0] && pictureOf(createdCourses[0]),
  }
}

/** Whoever got the address may see and share it; it names a person, so it is not offered to search engines. */
export async function describeCertificate(app: App, { params }: Asked): Promise<Described> {
  if (!params.code) {
    const description = 'Check whether a certificate of Coursewise is genuine, by the code that stands on it.'
    return { head: { title: 'Check a certificate', description, path: '/certificates/verify' } }
  }
  const code = readCode(params.code)
  const certificate = code && (await findCertificate(app.db, code))
  if (!certificate) throw notFound()
  const { name, course, author } = certificate
  return {
    head: {
      title: `Certificate of ${name}`,
      description: `${name} has completed the course “${course}” by ${author} on Coursewise.`,
      path: `/certificates/verify/${code}`,
      isUnlisted: true,
    },
  }
}

export async function describeLogin(app: App): Promise<Described> {
  const { url, schema } = accounts.listDemoAccounts
  const description = 'Log in to Coursewise to buy courses and continue learning.'
  return {
    head: { title: 'Login', description, path: '/account/login' },
    first: await firstAnswer(app, url, () => oneAnswer(schema.response[200], listDemoAccounts(app))),
    shape: 'entry',
  }
}

export const describeRegister = (): Described => ({
  head: {
    title: 'Register',
    description: 'Register with Coursewise: it is free, and you start with points for your first courses.',
    path: '/account/register',
  },
  shape: 'entry',
})
