import type { Locator, Page } from '@playwright/test'
import { courseForm } from './authoring-fixtures.ts'
import { earnCertificate } from './certificate-fixtures.ts'
import { txt } from './media.ts'
import { complete, expect, type Person, review, submitZip, test } from './review-fixtures.ts'

/** Eighty letters without a break: within every limit, and wider than a phone. */
const word = (start: string) => `${start}${'abcdefghij'.repeat(8)}`.slice(0, 80)
const widths = [360, 1000, 1280]

interface World {
  creator: Person
  learner: Person
  course: { id: number; finalTaskId: number; name: string }
  skill: { id: number }
  code: string
}

test('a word of eighty letters makes no screen scroll sideways', async ({ page, request, student, creator, openAs, signIn }) => {
  test.setTimeout(180_000)
  const world = await makeWorld(request, student, creator)
  const { learner, course, skill } = world

  await test.step('as a guest', async () => {
    for (const path of [
      `/courses/filtered/${course.name}`,
      `/courses/${course.id}`,
      `/account/author/${world.creator.email}`,
      `/certificates/verify/${world.code}`,
      `/courses/filtered?select=${skill.id}:2`,
      `/courses/filtered?select=${skill.id}:90`,
    ]) {
      await page.goto(path)
      await expect(
        page
          .getByText(/abcdefghijabcdefghij/)
          .filter({ visible: true })
          .first(),
      ).toBeVisible()
      await fits(page, path)
    }
    await page.goto(`/courses/${course.id}`)
    await page.evaluate((id) => localStorage.setItem('cart', `-${id}`), course.id)
    await page.goto('/shopping-cart')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await fits(page, 'a removed line of the cart')
    await page.evaluate(() => localStorage.clear())
  })

  await test.step('as a learner', async () => {
    await openAs(learner, '/my-learning')
    await expect(page.getByRole('article')).toBeVisible()
    await fits(page, 'My Learning')
    await page.goto('/my-learning?tab=statistics')
    await page.getByRole('button', { name: /today/ }).click()
    await expect(
      page
        .getByRole('region')
        .getByText(/abcdefghijabcdefghij/)
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('list', { name: 'Skills over time' })).toBeVisible()
    for (const summary of await page.getByText('The figures as a table').all()) await summary.click()
    await fits(page, 'the calendar and the weeks')
    await page.goto('/account/profile')
    await expect(page.getByRole('region', { name: 'Points history' }).getByRole('row').last()).toBeVisible()
    await fits(page, 'the profile')
    await page.goto(`/courses/learn/${course.id}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await fits(page, 'the learning screen')
    await page.setViewportSize({ width: 1000, height: 800 })
    const titles = page.getByRole('list', { name: 'Materials' }).getByRole('link')
    await expect(titles).not.toHaveCount(0)
    for (const title of await titles.all()) expect(await isClipped(title)).toBe(false)
    await page.getByRole('button', { name: 'FINAL TASK' }).click()
    await expect(page.getByText(word('Comment'))).toBeVisible()
    await fits(page, 'the final task')
  })

  await test.step('as a Creator', async () => {
    await openAs(world.creator, '/account/profile')
    await expect(page.getByRole('region', { name: 'Created courses' })).toBeVisible()
    await fits(page, 'the profile of a Creator')
    await page.getByRole('button', { name: /^Delete / }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await fits(page, 'the question before deleting')
    await page.goto(`/courses/edit/${course.id}`)
    for (const button of ['Add Skills', 'Add Articles', 'Add Books', 'Choose Final Task']) {
      await page.getByRole('button', { name: button }).click()
      await expect(page.getByRole('region').getByRole('checkbox').first()).toBeVisible()
      await fits(page, button)
    }
  })

  await test.step('as an Admin', async () => {
    await signIn('admin@demo.test', '/statistics/courses')
    for (const path of ['/statistics/materials', '/statistics/courses', '/statistics/users', '/statistics/audit']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
      await fits(page, path)
    }
  })
})

test('a long name fits into the navigation bar and into messages', async ({ page, student, openAs }) => {
  const person = await student(word('Nora'))
  await openAs(person, '/account/profile')
  await page.getByLabel('Position').fill(word('Gardener'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Your profile is saved.')).toBeVisible()
  await fits(page, 'the profile')
  await page.setViewportSize({ width: 360, height: 740 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog').getByText(word('Nora'))).toBeVisible()
  await fits(page, 'the menu', [360])
})

/** Everything that users write, as one long word each: names, texts, comments. */
async function makeWorld(
  request: Parameters<typeof submitZip>[0],
  student: (name?: string) => Promise<Person>,
  creator: (name?: string) => Promise<Person>,
): Promise<World> {
  const author = await creator(word('Author'))
  const made = async (url: string, data: object) => {
    const { status, body } = await author.send('POST', url, data)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const mark = crypto.randomUUID().replaceAll('-', '')
  const resource = await made('/api/resources', { name: word(`Resource${mark}`) })
  const article = { link: `https://articles.example/${word('x')}`, publicationDate: '2026-02-03', learningMinutes: 15, resource }
  const materials = [await made('/api/articles', { ...article, name: word('Article') })]
  const writer = await made('/api/authors', { fullName: word(`Writer${mark}`) })
  const book = await request.post('/api/books', {
    headers: { authorization: `Bearer ${author.pair.accessToken}` },
    multipart: {
      name: word('Book'),
      pagesCount: 12,
      publicationYear: 2025,
      'authors[0].id': writer.id,
      file: txt('book.txt', 2048),
    },
  })
  expect(book.status(), await book.text()).toBe(201)
  materials.push(await book.json(), await made('/api/articles', { ...article, name: 'Short and plain' }))
  const finalTask = await made('/api/final-tasks', {
    name: word('Task'),
    text: word('Text'),
    reviewDeadlineTime: '0001-01-04T00:00:00',
    reviewQuestions: [{ text: word('Question'), maxMark: 10 }],
  })
  const skill = await made('/api/skills', { name: word(`Skill${mark}`) })
  const name = word(`Course${mark}`)
  const { id } = await made('/api/courses', {
    ...courseForm,
    name,
    shortDescription: word('Short'),
    description: `${word('Description')} ${word('More')}`,
    price: 0,
    skills: [{ ...skill, level: 2 }],
    materials,
    finalTask,
  })
  const course = { id, name, finalTaskId: finalTask.id as number }
  const [learner, reviewer] = [await student(word('Learner')), await student(word('Reviewer'))]
  await learner.send('PUT', '/api/account', {
    name: word('Learner'),
    position: word('Position'),
    email: learner.email,
    avatar: null,
  })
  for (const person of [learner, reviewer]) {
    await complete(person, course)
    await submitZip(request, person, course)
  }
  await review(reviewer, course, [7], word('Comment'))
  await review(learner, course, [7], word('Comment'))
  const profile = { name: learner.name, position: word('Position'), email: learner.email, avatar: null }
  const { body: pair } = await learner.send('PUT', '/api/account', profile)
  const { code } = await earnCertificate(request, await student(word('Holder')), id)
  return { creator: author, learner: { ...learner, pair }, course, skill, code }
}

async function fits(page: Page, what: string, at = widths) {
  for (const width of at) {
    await page.setViewportSize({ width, height: 800 })
    const sideways = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect.soft(sideways, `${what} at ${width}`).toBe(0)
  }
}

const isClipped = (title: Locator) =>
  title.evaluate((title) =>
    [title, ...title.querySelectorAll('*')].some(
      (part) => part.scrollWidth > part.clientWidth + 1 && getComputedStyle(part).display !== 'inline',
    ),
  )
