import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { Page } from '@playwright/test'
import { openDatabase, sql } from '#server/core/database/db.ts'
import { courseForm, expect, type Person, test } from './authoring-fixtures.ts'
import { nothingFound, sizes } from './axe-fixtures.ts'
import { heading } from './shop-fixtures.ts'

const run = promisify(execFile)
const card = (page: Page) => page.getByRole('region', { name: 'Questions', exact: true })

/** A free course with two checks. Their questions have three options, of which the first is right. */
async function makeCourse(author: Person) {
  const made = async (url: string, data: object): Promise<{ id: number; name: string }> => {
    const { status, body } = await author.send('POST', url, data)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const skill = await made('/api/skills', { name: author.own('Looping') })
  const check = async (name: string, texts: string[]) => {
    const questions: { id: number }[] = []
    for (const text of texts) {
      const question = { kind: 'one', text, options: ['Leaves the loop', 'Skips a round', 'Ends the program'], right: 0 }
      questions.push(await made('/api/questions', { skill: { id: skill.id }, level: 2, question }))
    }
    return made('/api/checks', { name, questions: questions.map(({ id }) => ({ id })) })
  }
  const checks = [
    await check('Are you at home in loops?', [
      'What does break do?',
      'What does it do inside of two loops?',
      'What does it never do?',
    ]),
    await check('And in functions?', ['What does return do in a loop?']),
  ]
  const { id } = await made('/api/courses', {
    ...courseForm,
    price: 0,
    skills: [{ id: skill.id, level: 2 }],
    materials: checks.map(({ id }) => ({ id })),
  })
  return { id, checkId: checks[0]?.id ?? 0 }
}

/** So many learners have sent an attempt, in one statement: whatever else counts meanwhile sees none or all of them. */
async function answerMany(checkId: number, learners: number): Promise<void> {
  const db = openDatabase(process.env.E2E_DATABASE_URL ?? '')
  try {
    await db.run(sql`
      with people as (
        insert into users (name, email, password_hash, created_at)
        select 'Learner', 'asked-' || gen_random_uuid() || '@example.com', 'x', now() from generate_series(1, ${learners}::int)
        returning id),
      accounts as (insert into point_accounts (user_id, balance) select id, 0 from people),
      places as (select id, row_number() over (order by id) as place from people),
      attempts as (
        insert into check_attempts (material_id, user_id, started_at, sent_at, is_trial, pass_percent, percent, is_passed)
        select ${checkId}, id, now(), now(), false, 80, 50, false from people returning id, user_id)
      insert into attempt_questions (attempt_id, position, version_id, shown_order, answer, mark)
      select a.id, c.position, v.id, '{2,1,0}', jsonb_build_object('kind', 'one', 'option', 2 - chosen.option), (chosen.option = 0)::int
        from attempts a join places p on p.id = a.user_id join check_questions c on c.material_id = ${checkId}
        join question_versions v on v.question_id = c.question_id
        cross join lateral (select case c.position when 1 then (p.place > 12)::int when 2 then (p.place > 14)::int else 2 end as option) chosen`)
  } finally {
    await db.close()
  }
}

test('the author sees after midnight how learners did with each question, and which ones to check', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator()
  const { id, checkId } = await makeCourse(author)
  await openAs(author, `/courses/${id}`)
  await page.getByRole('link', { name: 'Insight', exact: true }).click()
  await expect(heading(page, 'Insight')).toBeVisible()
  const first = card(page).getByRole('list', { name: 'Questions of Are you at home in loops?' })
  await expect(card(page)).toContainText('With 20 learners or more, this shows how they did.')
  await expect(first.getByRole('definition')).toHaveText(['Fewer than 10', 'Fewer than 10', 'Fewer than 10'])
  await nothingFound(page)

  await answerMany(checkId, 24)
  await page.reload()
  await expect(first.getByRole('definition')).toHaveText(['Fewer than 10', 'Fewer than 10', 'Fewer than 10'])
  await run(process.execPath, ['e2e/let-midnight-pass.ts', 'answers'])
  await page.reload()
  await expect(card(page)).toContainText('At least 20 learners')
  await expect(card(page)).toContainText('Have a look at question 3.')
  const [asked, never] = [first.getByRole('listitem').nth(0), first.getByRole('listitem').nth(2)]
  await expect(asked.getByRole('definition')).toHaveText(['20 or more', '10 of 20', /^Well \(0\.\d\)$/])
  await expect(never.getByRole('definition')).toHaveText(['20 or more', 'Fewer than 10', 'All did the same'])
  await expect(never).toContainText('Hardly anybody is right.')

  const chosen = first.getByRole('table', { name: 'What was chosen in question 1' })
  await expect(chosen).toHaveCount(0)
  await asked.getByText('What was chosen').focus()
  await page.keyboard.press('Enter')
  await expect(chosen.getByRole('rowheader')).toHaveText(['Leaves the loop (right)', 'Skips a round', 'Ends the program'])
  await expect(chosen.getByRole('cell')).toHaveText(['10', '10', 'Fewer than 10'])
  await nothingFound(page)
  await page.setViewportSize(sizes.phone)
  expect(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)).toBe(false)

  const second = card(page).getByRole('list', { name: 'Questions of And in functions?' })
  await expect(second).toHaveCount(0)
  await card(page).getByText('And in functions?').click()
  await expect(second.getByRole('listitem')).toHaveCount(1)
})

test('figures that cannot be loaded can be tried again, and other authors are refused', async ({ page, creator, openAs }) => {
  const author = await creator()
  const { id, checkId } = await makeCourse(author)
  const { status } = await (await creator('Otto Other')).send('GET', `/api/checks/${checkId}/figures`)
  expect(status).toBe(403)
  await page.route('**/figures', (route) => route.abort('internetdisconnected'))
  await openAs(author, `/courses/insight/${id}`)
  const again = card(page).getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute('**/figures')
  await again.click()
  await expect(card(page).getByRole('listitem')).toHaveCount(3)
})
