import * as accounts from '#contract/accounts/accounts.ts'
import { endpointUrl } from '#contract/core/addresses.ts'
import { leads, titles } from '#contract/core/first-words.ts'
import { paths } from '#contract/core/paths.ts'
import { authorResponse, listDemoAccounts } from '#server/accounts/index.ts'
import { findCertificate, readCode } from '#server/certificates/index.ts'
import type { App } from '#server/core/app.ts'
import { notFound } from '#server/core/errors.ts'
import { singleResponse } from '#server/core/http/send-shared.ts'
import { type Described, firstResponse, type PageRequest } from './page.ts'
import { words } from './words.ts'

/** The handle is the page's canonical address; an email address works too. */
export async function describeAuthor(app: App, { params }: PageRequest): Promise<Described> {
  const { success, data } = accounts.AuthorAddress.safeParse(params)
  if (!success) throw notFound()
  const url = endpointUrl(accounts.getAuthor, { params: data })
  const first = await firstResponse(app, url, (parts) => authorResponse(parts, data.author))
  const { name, position, avatar, createdCourses, handle } = first.response.value
  const author = position ? words.authorWithPosition({ name, position }) : name
  return {
    head: {
      title: name,
      description: words.authorOf({ author, count: createdCourses.length }),
      path: paths.author(handle),
      type: 'profile',
      ...(avatar && { socialPicture: avatar }),
    },
    first,
    shape: 'author',
    picture: createdCourses[0] && paths.coursePicture(createdCourses[0]),
  }
}

/** Anyone with the address may see and share it. It names a person, so search engines should not list it. */
export async function describeCertificate(app: App, { params }: PageRequest): Promise<Described> {
  if (!params.code) {
    return {
      head: { title: titles.verifyCertificate, description: words.verify, path: paths.verifyCertificate() },
    }
  }
  const code = readCode(params.code)
  const certificate = code && (await findCertificate(app.db, code))
  if (!certificate || certificate.withdrawnAt) throw notFound()
  const { name, course, author } = certificate
  return {
    head: {
      title: words.certificateOf({ name }),
      description: words.certificate({ name, course, author }),
      path: paths.verifyCertificate(code),
      isUnlisted: true,
    },
  }
}

export async function describeLogin(app: App): Promise<Described> {
  const url = endpointUrl(accounts.listDemoAccounts)
  const { 200: schema } = accounts.listDemoAccounts.schema.response
  return {
    head: { title: titles.login, description: leads.login, path: paths.login() },
    first: await firstResponse(app, url, () => singleResponse(schema, listDemoAccounts(app))),
    shape: 'entry',
  }
}

export const describeRegister = (): Described => ({
  head: {
    title: titles.register,
    description: leads.register,
    path: paths.register(),
  },
  shape: 'entry',
})
