import { strToU8, zipSync } from 'fflate'
import { becameCreator, login, register, type TokenPair } from '#contract/accounts/accounts.ts'
import type { CourseCard } from '#contract/courses/courses.ts'
import { type CourseToLearn, listMyLearning, type MaterialToLearn, type UserCourse } from '#contract/learning/learning.ts'
import { grantPoints } from '#contract/points/points.ts'
import { listSkills, type Skill } from '#contract/skills/skills.ts'
import { courseForm } from '#server/testing/course-form.ts'
import { factsIn } from '../../e2e/certificate-facts.ts'

/** The data for the screens: the demo, and what it lacks. */
export interface World {
  /** A new session for each picture, because a session that is used in two browsers is ended. */
  enter: (who: 'student' | 'creator' | 'admin') => Promise<TokenPair>
  course: (name: string) => number
  /** The address of the plan for these levels. */
  plan: (levels: Record<string, number>) => string
  /** A course of the demo's student with a material of each kind. */
  lesson: Record<'video' | 'pdf' | 'epub' | 'article', { course: number; material: number }>
  certificate: string
  /** An author and a course whose names are as long as they may be. */
  long: { email: string; course: number }
  /** A newly registered user. */
  newcomer: (name?: string) => Promise<Caller & { pair: TokenPair }>
}

interface Caller {
  call: <Body>(method: string, url: string, body?: object) => Promise<Body>
}

const password = 'Demo123!'
const longest = (text: string, length: number) =>
  text
    .repeat(Math.ceil(length / text.length))
    .slice(0, length)
    .trim()

export async function makeWorld(url: string): Promise<World> {
  const guest = callerAt(url)
  const enter: World['enter'] = (who) => guest.call('POST', login.url, { email: `${who}@demo.test`, password })
  let people = 0
  const newcomer = async (name = 'Nora Newcomer') => {
    people += 1
    const pair = await guest.call<TokenPair>('POST', register.url, { name, email: `nora-${people}@example.test`, password })
    return { ...callerAt(url, pair), pair }
  }
  const courses = await guest.call<CourseCard[]>('GET', '/api/courses?pageSize=100')
  const skills = await guest.call<Skill[]>('GET', `${listSkills.url}?pageSize=100`)
  const plan = (levels: Record<string, number>) => {
    const wish = Object.entries(levels).map(([name, level]) => `${idIn(skills, name)}:${level}`)
    return `/plan?select=${wish.join(',')}`
  }
  const course = (name: string) => idIn(courses, name)
  const student = await enter('student')
  await leaveTraces(callerAt(url, await enter('admin')))
  return {
    enter,
    course,
    plan,
    lesson: await findLesson(callerAt(url, student)),
    certificate: await readCode(url, student, course('SQL from zero')),
    long: await makeLongNames(guest, url),
    newcomer,
  }
}

function idIn(named: { id: number; name: string }[], name: string): number {
  const found = named.find((one) => one.name === name)
  if (!found) throw new Error(`the demo has nothing called ${name}`)
  return found.id
}

/** The zip that a learner submits. */
export const zip = {
  name: 'final-task.zip',
  mimeType: 'application/zip',
  buffer: Buffer.from(zipSync({ 'notes.txt': strToU8('What I did, and why.\n') })),
}

function callerAt(url: string, pair?: TokenPair): Caller {
  return {
    async call(method, path, body) {
      const response = await fetch(url + path, {
        method,
        headers: {
          ...(body && { 'content-type': 'application/json' }),
          ...(pair && { authorization: `Bearer ${pair.accessToken}` }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      const text = await response.text()
      if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`)
      return text ? JSON.parse(text) : null
    },
  }
}

async function findLesson({ call }: Caller): Promise<World['lesson']> {
  const mine = await call<UserCourse[]>('GET', `${listMyLearning.url}?pageSize=100`)
  const all = await Promise.all(mine.map(({ course }) => call<CourseToLearn>('GET', `/api/courses/learn/${course.id}`)))
  const find = (kind: string, is: (material: MaterialToLearn) => boolean) => {
    for (const { id, materials } of all) {
      const material = materials.find(is)
      if (material) return { course: id, material: material.id }
    }
    throw new Error(`the demo's student has no ${kind}`)
  }
  const isBook = (extension: string) => (material: MaterialToLearn) =>
    material.kind === 'book' && material.extension.name === extension
  return {
    video: find('video', ({ kind }) => kind === 'video'),
    pdf: find('PDF', isBook('pdf')),
    epub: find('EPUB', isBook('epub')),
    article: find('article', ({ kind }) => kind === 'article'),
  }
}

async function makeLongNames(guest: Caller, url: string): Promise<World['long']> {
  const email = `${longest('bartholomew-maximilian.', 60)}@correspondence.example.test`
  const person = { name: longest('Bartholomew Maximilian Featherstonehaugh-Cholmondeley ', 100), email, password }
  const first = await guest.call<TokenPair>('POST', register.url, person)
  const { call } = callerAt(url, await callerAt(url, first).call<TokenPair>('PUT', becameCreator.url))
  const skill = await call<object>('POST', '/api/skills', {
    name: longest('Antidisestablishmentarianism and its consequences ', 100),
  })
  const resource = await call<object>('POST', '/api/resources', { name: longest('The Quarterly Review of Very Long Names ', 80) })
  const article = await call<object>('POST', '/api/articles', {
    name: longest('On the naming of things that have more to say than fits into a line ', 200),
    link: 'https://articles.example/',
    publicationDate: '2026-02-03',
    learningMinutes: 1234,
    resource,
  })
  const { id } = await call<{ id: number }>('POST', '/api/courses', {
    ...courseForm,
    name: longest('Everything there is to know about donaudampfschifffahrtsgesellschaft captains ', 100),
    shortDescription: longest('A course whose every word was chosen to be as long as the form allows it to be. ', 150),
    description: longest('It goes on. And when it seems to be over, it goes on a little more, for the sake of it.\n\n', 2900),
    price: 1000,
    skills: [{ ...skill, level: 10 }],
    materials: [article],
  })
  return { email, course: id }
}

/** Gives the audit log something to show. */
async function leaveTraces({ call }: Caller) {
  for (const [points, reason] of [
    [150, 'Thank you for testing the first courses'],
    [40, 'Refund for a course that was down'],
  ]) {
    await call('POST', grantPoints.url, { email: 'student@demo.test', points, reason })
  }
}

/** The address of a certificate's page contains its code, which is in the PDF. */
async function readCode(url: string, { accessToken }: TokenPair, courseId: number): Promise<string> {
  const response = await fetch(`${url}/api/certificates/${courseId}`, { headers: { authorization: `Bearer ${accessToken}` } })
  return (await factsIn(new Uint8Array(await response.arrayBuffer()))).code
}
