import { expect, type Page } from '@playwright/test'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { passDemoCheck } from '#demo/pass-check.ts'
import type { Screen } from './screen.ts'
import { type World, zip } from './world.ts'

const learn =
  (kind: keyof World['lesson']) =>
  ({ lesson }: World) =>
    `/courses/learn/${lesson[kind].course}?material=${lesson[kind].material}`
const finalTask = (name: string) => async (page: Page, _: number, world: World) => {
  await page.goto(`/courses/learn/${world.course(name)}`)
  await page.getByRole('button', { name: 'FINAL TASK' }).click()
  await expect(page.getByRole('heading', { name: 'How it is reviewed' })).toBeVisible()
}

/** The learner's screens; Sam of the demo is in every state of a final task. */
export const learnerScreens: Screen[] = [
  { name: 'my-learning', as: 'student', path: '/my-learning' },
  { name: 'my-learning-in-progress', as: 'student', path: '/my-learning?tab=in-progress' },
  { name: 'my-learning-learned', as: 'student', path: '/my-learning?tab=learned' },
  {
    name: 'my-learning-statistics',
    as: 'student',
    path: '/my-learning?tab=statistics',
    act: async (page) => {
      await expect(page.getByText(/learned in these three weeks/)).toBeVisible()
      await expect(page.getByRole('list', { name: 'Skills over time' })).toBeVisible()
    },
  },
  {
    name: 'my-learning-figures',
    as: 'student',
    path: '/my-learning?tab=statistics',
    act: async (page) => {
      await expect(page.getByRole('list', { name: 'Skills over time' })).toBeVisible()
      for (const summary of await page.getByText('The figures as a table').all()) await summary.click()
      await expect(page.getByRole('table', { name: 'Skills by day' })).toBeVisible()
    },
  },
  {
    name: 'my-learning-statistics-empty',
    as: 'newcomer',
    path: '/my-learning?tab=statistics',
    act: (page) => expect(page.getByText('Learn something, and your weeks appear here.')).toBeVisible(),
  },
  {
    name: 'my-learning-help',
    as: 'student',
    path: '/my-learning',
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Help' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'my-learning-empty', as: 'newcomer', path: '/my-learning' },
  { name: 'my-learning-learned-empty', as: 'newcomer', path: '/my-learning?tab=learned' },
  { name: 'profile-student', as: 'student', path: '/account/profile' },
  { name: 'profile-new', as: 'newcomer', path: '/account/profile' },
  { name: 'security', as: 'student', path: '/account/security' },
  {
    name: 'security-app',
    as: 'student',
    path: '/account/security',
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Set up an app' }).click()
      await expect(page.getByRole('img', { name: /code/i })).toBeVisible()
    },
  },
  { name: 'notifications', as: 'student', path: '/account/notifications' },
  {
    name: 'notifications-bell',
    as: 'student',
    path: '/courses',
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: /^Notifications/ }).click()
      await expect(page.getByRole('link', { name: 'All notifications' })).toBeVisible()
    },
  },
  { name: 'own-data', as: 'student', path: '/account/data' },
  {
    name: 'own-data-question',
    as: 'newcomer',
    path: '/account/data',
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'wishlist', as: 'student', path: '/wishlist' },
  { name: 'gifts', as: 'student', path: '/gifts' },
  {
    name: 'give',
    as: 'student',
    path: ({ course }) => `/courses/${course('SQL from zero')}`,
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Give as a gift' }).click()
      await expect(page.getByText(/You have [\d,]+ points/)).toBeVisible()
    },
  },
  { name: 'cart-user', as: 'newcomer', path: '/shopping-cart', before: fillCart(['SQL from zero', 'Git without fear']) },
  {
    name: 'cart-too-dear',
    as: 'newcomer',
    path: '/shopping-cart',
    before: async ({ call }, { long, course }) => {
      for (const id of [long.course, course('SQL from zero')]) await call('PUT', `/api/shopping-cart/add-to-cart/${id}`)
    },
  },
  {
    name: 'course-too-dear',
    as: 'newcomer',
    before: buyTwoReturnOne,
    path: ({ long }) => `/courses/${long.course}`,
    act: async (page) => {
      await expect(page.getByText(/^You need [\d,]+ more points for this course\.$/)).toBeVisible()
    },
  },
  {
    name: 'give-too-dear',
    as: 'newcomer',
    before: buyTwoReturnOne,
    path: ({ long }) => `/courses/${long.course}`,
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Give as a gift' }).click()
      await expect(page.getByRole('dialog').getByText(/^You need [\d,]+ more points\.$/)).toBeVisible()
    },
  },
  {
    name: 'receipt',
    as: 'newcomer',
    path: '/shopping-cart',
    before: fillCart(['SQL from zero', 'Git without fear']),
    act: async (page) => {
      await page.getByRole('button', { name: 'Buy' }).click()
      await expect(page.getByText('New balance')).toBeVisible()
    },
  },
  { name: 'return-history', as: 'newcomer', path: '/account/profile', before: buyTwoReturnOne },
  {
    name: 'return-dialog',
    as: 'newcomer',
    path: '/account/profile',
    isWindow: true,
    before: buyTwoReturnOne,
    act: async (page) => {
      await page.getByRole('button', { name: 'Return this course' }).click()
      await expect(page.getByRole('button', { name: 'Keep it' })).toBeVisible()
    },
  },
  {
    name: 'return-course-page',
    as: 'newcomer',
    path: ({ course }) => `/courses/learn/${course('SQL from zero')}`,
    before: buyTwoReturnOne,
    act: async (page, width) => {
      if (width < 992) await page.getByRole('button', { name: 'Materials' }).click()
      await page.getByRole('button', { name: 'Return this course' }).scrollIntoViewIfNeeded()
    },
  },
  {
    name: 'learn-video',
    as: 'student',
    path: learn('video'),
    isWindow: true,
    act: async (page) => {
      await page.locator('video').evaluate(async (video: HTMLVideoElement) => {
        video.currentTime = 6
        await new Promise((resolve) => video.addEventListener('seeked', resolve, { once: true }))
      })
    },
    readme: { file: 'docs/learning.png', scheme: 'dark' },
  },
  {
    name: 'learn-pdf',
    as: 'student',
    path: learn('pdf'),
    isWindow: true,
    act: (page) => expect(page.locator('[data-drawn] canvas')).toBeVisible(),
  },
  {
    name: 'learn-epub',
    as: 'student',
    path: learn('epub'),
    isWindow: true,
    act: (page) => expect(page.getByRole('combobox', { name: /contents|chapter/i })).toBeVisible(),
  },
  { name: 'learn-article', as: 'student', path: learn('article'), isWindow: true },
  {
    name: 'learn-materials-drawer',
    as: 'student',
    path: learn('article'),
    isWindow: true,
    maxWidth: 991,
    act: async (page) => {
      await page.getByRole('button', { name: 'Materials' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'learn-shortcuts',
    as: 'student',
    path: learn('article'),
    isWindow: true,
    act: async (page) => {
      await page.keyboard.press('?')
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'learn-completed',
    as: 'newcomer',
    isWindow: true,
    path: '/my-learning',
    before: async (newcomer, world) => {
      await fillCart(['Git without fear'])(newcomer, world)
      await newcomer.call('PUT', '/api/shopping-cart/buy')
      const id = world.course('Git without fear')
      const { materials } = await newcomer.call<CourseToLearn>('GET', `/api/courses/learn/${id}`)
      for (const { id: material, kind } of materials.slice(1)) {
        if (kind === 'check') await passDemoCheck((method, path, body) => newcomer.call(method, path, body), id, material)
        else await newcomer.call('PUT', `/api/courses/learned?materialId=${material}&courseId=${id}`)
      }
    },
    act: async (page, _, { course }) => {
      await page.goto(`/courses/learn/${course('Git without fear')}`)
      await page.getByRole('button', { name: 'Mark as learned' }).click()
      await expect(page.getByText('You have learned everything')).toBeVisible()
    },
  },
  {
    name: 'learn-not-bought',
    as: 'newcomer',
    path: ({ course }) => `/courses/learn/${course('SQL from zero')}`,
    expectsRefusal: true,
  },
  {
    name: 'final-task-submit',
    as: 'student',
    path: '/my-learning',
    act: async (page, width, world) => {
      await finalTask('SQL from zero')(page, width, world)
      await page.locator('input[type="file"]').setInputFiles(zip)
      await expect(page.getByText('Uploaded', { exact: true })).toBeVisible()
    },
    // A 404 says that nothing is submitted yet.
    expectsRefusal: true,
  },
  { name: 'final-task-mark', as: 'student', path: '/my-learning', act: finalTask('Spreadsheets that answer questions') },
  { name: 'final-task-alone', as: 'student', path: '/my-learning', act: finalTask('Photography in available light') },
  { name: 'final-task-owed', as: 'student', path: '/my-learning', act: finalTask('Clear English at work') },
  {
    name: 'final-task-review',
    as: 'student',
    path: '/my-learning',
    act: async (page, width, world) => {
      await finalTask('Clear English at work')(page, width, world)
      await page.getByRole('button', { name: 'Review Task' }).click()
      await expect(page.getByRole('button', { name: 'Submit review' })).toBeVisible()
    },
  },
  { name: 'not-allowed', as: 'student', path: '/statistics/sales', expectsRefusal: true },
  { name: 'teaching-students', as: 'newcomer', path: '/teaching' },
  { name: 'creators-only', as: 'newcomer', path: '/create-course' },
]

function fillCart(names: string[]): NonNullable<Screen['before']> {
  return async ({ call }, { course }) => {
    for (const name of names) await call('PUT', `/api/shopping-cart/add-to-cart/${course(name)}`)
  }
}

async function buyTwoReturnOne(...[newcomer, world]: Parameters<NonNullable<Screen['before']>>) {
  await fillCart(['SQL from zero', 'Git without fear'])(newcomer, world)
  await newcomer.call('PUT', '/api/shopping-cart/buy')
  await newcomer.call('POST', `/api/account/refunds/${world.course('Git without fear')}`)
}
