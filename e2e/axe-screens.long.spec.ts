import type { Page } from '@playwright/test'
import { findViolations } from './axe-fixtures.ts'
import { earnCertificate } from './certificate-fixtures.ts'
import { expect, test } from './fixtures.ts'

// The screens as they open; axe.long.spec.ts checks their states, phones and the dark theme.

test('axe finds nothing on the screens of a guest', async ({ page }) => {
  await nothingFoundOn(page, [
    '/courses',
    '/courses/filtered/sql',
    '/courses/1',
    '/courses/preview/1',
    '/account/author/creator@demo.test',
    '/shopping-cart',
    '/wishlist',
    '/account/login',
    '/account/register',
    '/account/forgot',
    '/account/reset',
    '/account/confirm-email',
    '/certificates/verify',
    '/contact',
    '/demo/outbox',
    '/nowhere',
  ])
})

test('axe finds nothing on the screens of a student', async ({ page, request, registerUser, signIn }) => {
  const student = await registerUser()
  await earnCertificate(request, student, 1)
  await signIn(student.email)
  await nothingFoundOn(page, [
    '/account/profile',
    '/account/security',
    '/account/notifications',
    '/account/data',
    '/gifts',
    '/my-learning',
    '/routes',
    '/routes/new',
    '/courses/learn/1',
  ])
})

test('axe finds nothing on the screens of a Creator', async ({ page, request, signIn }) => {
  const [own] = (await (await request.get('/api/account/author/creator@demo.test')).json()).createdCourses
  await signIn('creator@demo.test')
  const paths = ['/account/profile', '/teaching', '/create-course', `/courses/edit/${own.id}`, `/courses/insight/${own.id}`]
  await nothingFoundOn(page, paths)
})

test('axe finds nothing on the screens of an Admin', async ({ page, signIn }) => {
  await signIn('admin@demo.test')
  await nothingFoundOn(page, [
    '/statistics/courses',
    '/statistics/users',
    '/statistics/sales',
    '/statistics/pages',
    '/statistics/goals',
    '/statistics/synonyms',
    '/statistics/mail',
    '/statistics/codes',
    '/statistics/audit?act=sign-out&from=2020-01-01',
    '/statistics/reports',
    '/statistics/reports?list=decided',
  ])
})

async function nothingFoundOn(page: Page, paths: string[]) {
  for (const path of paths) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('Loading', { exact: true })).toHaveCount(0)
    expect(await findViolations(page), path).toEqual([])
  }
}
