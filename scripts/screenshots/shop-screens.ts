import { expect, type Page } from '@playwright/test'
import type { Screen } from './screen.ts'

/** What everybody sees. */
export const shopScreens: Screen[] = [
  { name: 'courses', as: 'guest', path: '/courses', readme: { file: 'docs/courses.png', scheme: 'light' } },
  { name: 'courses-past-the-end', as: 'guest', path: '/courses?page=99' },
  { name: 'courses-phone-menu', as: 'guest', path: '/courses', isWindow: true, maxWidth: 991, act: openMenu },
  { name: 'courses-browse', as: 'guest', path: '/courses', isWindow: true, act: browse },
  { name: 'search', as: 'guest', path: '/courses/filtered/sql' },
  { name: 'search-nothing', as: 'guest', path: '/courses/filtered/qqzzxx' },
  {
    name: 'search-drawer',
    as: 'guest',
    path: '/courses/filtered',
    isWindow: true,
    maxWidth: 991,
    act: async (page) => {
      await page.getByRole('button', { name: 'Filter and order' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'search-by-skills',
    as: 'guest',
    path: '/courses/filtered',
    isWindow: true,
    maxWidth: 991,
    act: async (page) => {
      await page.getByRole('button', { name: 'By skills' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  {
    name: 'plan',
    as: 'guest',
    path: ({ plan }) => plan({ SQL: 4, 'Data visualisation': 6, Accessibility: 2 }),
    act: (page) => expect(page.getByRole('list', { name: 'Courses of the plan' })).toBeVisible(),
    readme: { file: 'docs/plan.png', scheme: 'light' },
  },
  {
    name: 'plan-impossible',
    as: 'guest',
    path: ({ plan }) => plan({ SQL: 40, Git: 4 }),
    expectsRefusal: true,
    act: (page) => expect(page.getByRole('main').getByRole('alert')).toBeVisible(),
  },
  {
    name: 'course',
    as: 'guest',
    path: ({ course }) => `/courses/${course('SQL from zero')}`,
    readme: { file: 'docs/course.png', scheme: 'light' },
  },
  { name: 'preview', as: 'guest', path: ({ course }) => `/courses/preview/${course('SQL from zero')}` },
  { name: 'preview-none', as: 'guest', path: ({ course }) => `/courses/preview/${course('Negotiation without tricks')}` },
  { name: 'course-bought', as: 'student', path: ({ course }) => `/courses/${course('SQL from zero')}` },
  { name: 'course-ratings', as: 'guest', path: ({ course }) => `/courses/${course('SQL from zero')}`, act: showRatings },
  {
    name: 'report',
    as: 'guest',
    path: ({ course }) => `/courses/${course('SQL from zero')}`,
    isWindow: true,
    act: async (page) => {
      await page.getByRole('button', { name: 'Report this course' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
    },
  },
  { name: 'course-ratings-author', as: 'creator', path: ({ course }) => `/courses/${course('SQL from zero')}`, act: showRatings },
  {
    name: 'course-rating-form',
    as: 'student',
    path: ({ course }) => `/courses/${course('SQL from zero')}`,
    act: async (page) => {
      await showRatings(page)
      await page.getByRole('button', { name: 'Rate this course' }).click()
      await expect(page.getByRole('form', { name: 'Your rating' })).toBeVisible()
    },
  },
  { name: 'course-long-names', as: 'guest', path: ({ long }) => `/courses/${long.course}` },
  { name: 'course-unknown', as: 'guest', path: '/courses/999999', expectsRefusal: true },
  { name: 'author', as: 'guest', path: '/account/author/creator@demo.test' },
  { name: 'author-long-names', as: 'guest', path: ({ long }) => `/account/author/${long.email}` },
  { name: 'register', as: 'guest', path: '/account/register' },
  {
    name: 'register-errors',
    as: 'guest',
    path: '/account/register',
    act: async (page) => {
      await page.getByLabel('Name').focus()
      await page.getByLabel('Email address').fill('nora')
      await page.getByLabel('Password', { exact: true }).fill('abc')
      await page.getByLabel('Password', { exact: true }).blur()
    },
  },
  {
    name: 'register-weak-password',
    as: 'guest',
    path: '/account/register',
    act: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('password')
      await expect(page.getByText('Strength: very weak.')).toBeVisible()
    },
  },
  { name: 'login', as: 'guest', path: '/account/login' },
  {
    name: 'login-refused',
    as: 'guest',
    path: '/account/login',
    expectsRefusal: true,
    act: async (page) => {
      await page.getByLabel('Email address').fill('nobody@example.test')
      await page.getByLabel('Password', { exact: true }).fill('wrong-password')
      await page.getByRole('button', { name: 'Login' }).click()
      await expect(page.getByRole('alert')).toBeVisible()
    },
  },
  {
    name: 'forgot',
    as: 'guest',
    path: '/account/forgot',
    act: async (page) => {
      await page.getByLabel('Email address').fill('nora@example.test')
      await page.getByRole('button', { name: 'Send a link' }).click()
      await expect(page.getByText('If somebody is registered')).toBeVisible()
    },
  },
  { name: 'reset', as: 'guest', path: '/account/reset' },
  { name: 'confirm-email', as: 'guest', path: '/account/confirm-email' },
  { name: 'outbox', as: 'guest', path: '/demo/outbox' },
  { name: 'unsubscribe', as: 'guest', path: '/mail/unsubscribe/example' },
  { name: 'cart-empty', as: 'guest', path: '/shopping-cart' },
  { name: 'wishlist-empty', as: 'guest', path: '/wishlist' },
  {
    name: 'cart-guest',
    as: 'guest',
    path: '/shopping-cart',
    act: async (page, _, { course }) => {
      const ids = ['SQL from zero', 'Git without fear'].map((name) => `-${course(name)}`).join('')
      await page.evaluate((text) => localStorage.setItem('cart', text), ids)
      await page.reload()
      await expect(page.getByText('Total price')).toBeVisible()
      await page.getByRole('button', { name: 'Remove SQL from zero' }).click()
      await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
      await page.evaluate(() => localStorage.removeItem('cart'))
    },
  },
  { name: 'certificate-code', as: 'guest', path: '/certificates/verify' },
  { name: 'certificate', as: 'guest', path: ({ certificate }) => `/certificates/verify/${certificate}` },
  {
    name: 'certificate-unknown',
    as: 'guest',
    path: '/certificates/verify/22222-22222-22222-22222',
    expectsRefusal: true,
  },
  { name: 'not-found', as: 'guest', path: '/no/such/page', expectsRefusal: true },
  {
    name: 'offline',
    as: 'guest',
    path: '/courses',
    expectsRefusal: true,
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByRole('link', { name: /^Shopping cart/ }).click()
      await expect(page.getByRole('heading', { name: 'This page could not be shown' })).toBeVisible()
    },
  },
]

async function openMenu(page: Page) {
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

async function browse(page: Page, width: number) {
  if (width < 992) await openMenu(page)
  await page.getByText('Browse').filter({ visible: true }).click()
  await expect(page.getByText('Languages')).toBeVisible()
}

async function showRatings(page: Page) {
  await page.locator('#ratings').scrollIntoViewIfNeeded()
  await expect(page.getByRole('list', { name: 'Ratings' })).toBeVisible()
}
