import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import {
  courseForm,
  description,
  expect,
  fillAbout,
  makeCourse,
  makeParts,
  materialNames,
  openPanel,
  part,
  shortDescription,
  test,
} from './authoring-fixtures.ts'
import { drag, findCentre } from './by-pointer.ts'
import { pdf, webm } from './media.ts'
import { heading } from './shop-fixtures.ts'

const about = (page: Page) => part(page, 'About the course')
const missing = (page: Page) => page.locator('form').getByText('Before you can')
const dialog = (page: Page) => page.getByRole('dialog')

test('a user becomes a Creator, creates a course with everything in it, edits, reorders and deletes it', async ({
  page,
  student,
  openAs,
}) => {
  const person = await student('Wanda Weaver')
  const { own } = person
  await openAs(person, '/create-course')
  await page.getByRole('button', { name: 'Became Creator' }).click()
  await expect(heading(page, 'Create a course')).toBeFocused()
  const create = page.getByRole('button', { name: 'Create Course' })
  await expect(create).toBeDisabled()

  await fillAbout(page, { ...courseForm, price: 120 })
  await about(page)
    .getByLabel('Thumbnail')
    .setInputFiles({ name: 'loom.png', mimeType: 'image/png', buffer: await picture() })
  await expect(about(page).getByRole('button', { name: 'Remove' })).toBeVisible()

  const skills = await openPanel(page, 'Add Skills', 'Choose skills')
  await skills.getByLabel('Name').fill(own('Weaving'))
  await skills.getByRole('button', { name: 'Create Skill' }).click()
  await part(page, 'Skills')
    .getByLabel(`Level of ${own('Weaving')}`)
    .fill('3')

  const articles = await openPanel(page, 'Add Articles', 'Articles')
  await articles.getByLabel('Name').fill('On looms')
  await articles.getByLabel('Link').fill('https://looms.example/')
  await articles.getByLabel('Publication Date').fill('2026-03-14')
  await articles.getByLabel('Minutes To Learn').fill('12')
  await articles.getByRole('button', { name: 'Choose resource' }).click()
  await articles.getByLabel('Name').last().fill(own('Loom News'))
  await articles.getByRole('button', { name: 'Create Resource' }).click()
  await articles.getByRole('button', { name: 'Create Article' }).click()
  await expect(materialNames(page)).toHaveCount(1)

  const books = await openPanel(page, 'Add Books', 'Books')
  await books
    .getByLabel('File', { exact: true })
    .last()
    .setInputFiles(await pdf('Patterns.pdf', 2))
  await expect(books.getByLabel('Pages Count')).toHaveValue('2')
  await books.getByLabel('Publication Year').fill('2020')
  await books.getByRole('button', { name: 'Choose authors' }).click()
  await books.getByLabel('Name').last().fill(own('Ada'))
  await books.getByRole('button', { name: 'Create Author' }).click()
  await books.getByRole('button', { name: 'Create Book' }).click()
  await expect(materialNames(page)).toHaveCount(2)

  const videos = await openPanel(page, 'Add Videos', 'Videos')
  await videos.getByLabel('File', { exact: true }).last().setInputFiles(webm('Shuttle.webm'))
  await videos.getByLabel('Minutes To Learn').fill('1')
  await videos.getByLabel('Duration (sec)').fill('1')
  await videos.getByLabel('Quality').selectOption('720p')
  await videos.getByRole('button', { name: 'Create Video' }).click()
  await expect(materialNames(page)).toHaveCount(3)

  await expect(part(page, 'Final Task')).toContainText('No Final Task')
  const tasks = await openPanel(page, 'Choose Final Task', 'Final tasks')
  const createTask = tasks.getByRole('button', { name: 'Create Final Task' })
  await tasks.getByLabel('Name').fill('Weave a scarf')
  await tasks.getByLabel('Text').fill('Any colour, two metres long.')
  await expect(createTask).toBeDisabled()
  await tasks.getByRole('button', { name: 'Add Question' }).click()
  const question = tasks.getByRole('group', { name: 'Question 1' })
  await expect(question.getByLabel('Text')).toBeFocused()
  await question.getByLabel('Text').fill('Is it warm?')
  await question.getByLabel('Max Mark').fill('5')
  await tasks.getByLabel('Days').fill('14')
  await tasks.getByLabel('Hours').focus()
  await expect(tasks.getByText('Time To Review must be from one minute to thirteen days.')).toBeVisible()
  await expect(createTask).toBeDisabled()
  await tasks.getByLabel('Days').fill('2')
  await createTask.click()
  await expect(tasks.getByRole('checkbox', { name: 'Weave a scarf' })).toBeChecked()
  await expect(tasks.getByRole('listitem')).toContainText('1 question · 2 days to review')
  await expect(part(page, 'Final Task')).toContainText('Weave a scarf')

  await create.click()
  await expect(page).toHaveURL(/\/courses\/\d+$/)
  const address = new URL(page.url()).pathname
  await expect(heading(page, 'Weaving by hand')).toBeVisible()
  const glance = page.getByRole('complementary', { name: 'At a glance' })
  await expect(glance).toContainText('Final task: Weave a scarf')
  await expect(glance).toContainText(`${own('Weaving')}+3 levels`)
  await expect(glance.locator('img')).toHaveAttribute('src', /^\/files\/thumbnails\//)
  const rows = page.getByRole('region', { name: 'Materials' }).getByRole('listitem')
  await expect(rows).toHaveText([/^On looms/, /^Patterns/, /^Shuttle/])

  await test.step('it is in the catalogue', async () => {
    await page.getByRole('combobox', { name: 'Search courses' }).fill('Wanda Weaver')
    await page.keyboard.press('Enter')
    const card = page.getByRole('article', { name: 'Weaving by hand' }).first()
    await expect(card).toContainText('120')
    await page.goto(address)
  })

  await test.step('the author reorders the materials by arrow and by dragging, and removes one', async () => {
    await page.getByRole('link', { name: 'Edit course' }).click()
    await expect(heading(page, 'Edit course')).toBeVisible()
    await page.getByRole('button', { name: 'Move up Shuttle' }).click()
    await expect.poll(() => readOrder(page)).toEqual(['On looms', 'Shuttle', 'Patterns'])
    await drag(page, materialNames(page).last(), materialNames(page).first(), 'Patterns would be number 1 of 3.')
    await expect.poll(() => readOrder(page)).toEqual(['Patterns', 'On looms', 'Shuttle'])
    await part(page, 'Materials').getByRole('button', { name: 'Remove On looms' }).click()
    await part(page, 'Final Task').getByRole('button', { name: 'Remove Weave a scarf' }).click()
    await about(page).getByLabel('Name').fill('Weaving, slowly')
    await page.getByRole('button', { name: 'Save' }).click()
    await expect(page).toHaveURL(address)
    await expect(heading(page, 'Weaving, slowly')).toBeVisible()
    await expect(rows).toHaveText([/^Patterns/, /^Shuttle/])
    await expect(glance).not.toContainText('Final task')
  })

  await test.step('the author deletes it', async () => {
    await page.getByRole('link', { name: 'Wanda Weaver' }).first().click()
    const courses = page.getByRole('region', { name: 'Created courses' })
    await expect(courses.getByRole('button', { name: 'Delete Weaving, slowly' })).toHaveText('Delete')
    await courses.getByRole('button', { name: 'Delete Weaving, slowly' }).click()
    await expect(dialog(page)).toContainText('Nobody has bought it, so it will be deleted for good.')
    await dialog(page).getByRole('button', { name: 'Delete' }).click()
    await expect(courses).toContainText('You have no courses yet.')
    await expect(courses.getByRole('link', { name: 'Create Course' })).toBeFocused()
    await courses.getByRole('link', { name: 'Create Course' }).click()
    await expect(about(page).getByLabel('Name')).toHaveValue('')
    await page.goto(address)
    await expect(heading(page, 'Page not found')).toBeVisible()
  })
})

test('what is missing is listed beside the button, and at a field only after it was touched', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator()
  const { skill, materials } = await makeParts(author, 'Dyeing', ['Blue'])
  await openAs(author, '/create-course')
  const sentences = [
    'Name must be between 5 and 100 characters.',
    'Short description must be between 30 and 150 characters.',
    'Description must be between 100 and 3000 characters.',
    'Price must be between 0 and 1000',
    'Choose at least one course!',
    'Choose at least one material!',
  ]
  const reasons = missing(page).locator('..').getByRole('listitem')
  await expect(reasons).toHaveText(sentences)
  await expect(about(page).getByText(sentences[0] ?? '')).toBeHidden()

  const fields = ['Name', 'Short Description', 'Description', 'Price'].map((label) =>
    about(page).getByLabel(label, { exact: true }),
  )
  for (const [place, field] of fields.entries()) {
    await reasons.getByRole('button', { name: sentences[place] ?? '', exact: true }).click()
    await expect(field).toBeFocused()
    await field.fill(place === 3 ? '1001' : 'x')
    await field.blur()
    await expect(about(page).getByText(sentences[place] ?? '', { exact: true })).toBeVisible()
  }
  await expect(about(page)).toContainText('5 to 100 characters, 1 so far')
  await reasons.getByRole('button', { name: 'Choose at least one course!' }).click()
  await expect(page.getByRole('button', { name: 'Add Skills' })).toBeFocused()

  for (const [place, text] of ['Dyeing in blue', shortDescription, description, '0'].entries()) await fields[place]?.fill(text)
  await expect(reasons).toHaveText(sentences.slice(4))
  const skills = await openPanel(page, 'Add Skills', 'Choose skills')
  await skills.getByRole('textbox', { name: 'Filter skills' }).fill(skill.name)
  await skills.getByRole('checkbox', { name: skill.name }).check()
  await part(page, 'Skills').getByLabel(`Level of ${skill.name}`).fill('11')
  const articles = await openPanel(page, 'Add Articles', 'Articles')
  await articles.getByRole('checkbox', { name: 'Blue' }).check()
  await expect(reasons).toHaveText(['Level must be a whole number from 1 to 10.'])
  await part(page, 'Skills').getByLabel(`Level of ${skill.name}`).fill('10')
  await expect(page.getByRole('button', { name: 'Create Course' })).toBeEnabled()

  await test.step('unticking and removing are the same', async () => {
    await articles.getByRole('checkbox', { name: 'Blue' }).uncheck()
    await expect(part(page, 'Materials').getByText('Choose at least one material!')).toBeVisible()
    await articles.getByRole('checkbox', { name: 'Blue' }).check()
    await part(page, 'Materials').getByRole('button', { name: 'Remove Blue' }).click()
    await expect(articles.getByRole('checkbox', { name: 'Blue' })).not.toBeChecked()
    await expect(page.getByRole('button', { name: 'Create Course' })).toBeDisabled()
    await articles.getByRole('checkbox', { name: 'Blue' }).check()
  })

  await test.step('a refusal of the server is shown at its field, and nothing is lost', async () => {
    await author.send('DELETE', `/api/articles/${materials[0]?.id}`)
    await page.getByRole('button', { name: 'Create Course' }).click()
    await expect(part(page, 'Materials')).toContainText('The chosen materials do not exist any more')
    await expect(page.getByRole('button', { name: 'Add Videos' })).toBeFocused()
    await expect(fields[0] as Locator).toHaveValue('Dyeing in blue')
  })
})

test('work that is not saved yet is guarded, survives a reload, and can be discarded', async ({ page, creator, openAs }) => {
  const author = await creator()
  const course = await makeCourse(author, 'Spinning for two')
  const asked: string[] = []
  page.on('dialog', (dialog) => asked.push(dialog.type()))
  await openAs(author, `/courses/edit/${course.id}`)
  const name = about(page).getByLabel('Name')
  await page.route('**/api/drafts', (route) => route.abort('internetdisconnected'))
  await name.fill('Spinning for three')
  await page.getByRole('button', { name: 'Remove First' }).click()
  await openPanel(page, 'Add Skills', 'Choose skills')
  await expect(page).toHaveURL(/\?panel=skills$/)
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible()

  await page.reload()
  expect(asked).toEqual(['beforeunload'])
  await expect(name).toHaveValue('Spinning for three')
  await expect(materialNames(page)).toHaveCount(1)
  await expect(page.getByRole('region', { name: 'Choose skills' })).toContainText('Create Skill')
  await expect(page.getByRole('status').filter({ hasText: 'Not saved' })).toBeVisible()

  await page.getByRole('link', { name: 'Spinning for two' }).click()
  await dialog(page).getByRole('button', { name: 'Stay' }).click()
  await expect(dialog(page)).toBeHidden()
  await expect(name).toHaveValue('Spinning for three')
  await page.getByRole('link', { name: 'Spinning for two' }).click()
  await dialog(page).getByRole('button', { name: 'Leave' }).click()
  await expect(heading(page, 'Spinning for two')).toBeVisible()

  await page.unroute('**/api/drafts')
  await page.getByRole('link', { name: 'Edit course' }).click()
  await expect(name).toHaveValue('Spinning for three')
  await expect(page.getByRole('status').filter({ hasText: /^Saved$/ })).toBeVisible()
  await page.getByRole('button', { name: 'Discard' }).click()
  await dialog(page).getByRole('button', { name: 'Discard' }).click()
  await expect(name).toHaveValue('Spinning for two')
  await expect(materialNames(page)).toHaveCount(2)
  await page.reload()
  await expect(name).toHaveValue('Spinning for two')
  await page.getByRole('link', { name: 'Spinning for two' }).click()
  await expect(heading(page, 'Spinning for two')).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('a reload while a change is being saved loses nothing: Save publishes it', async ({ page, creator, openAs }) => {
  const author = await creator('Rita Reload')
  const course = await makeCourse(author, 'Felt in a day')
  await openAs(author, `/courses/edit/${course.id}`)
  // The server saves the draft, but the browser does not get to know.
  const { promise: saved, resolve: whenSaved } = Promise.withResolvers<void>()
  await page.route('**/api/drafts', async (route) => {
    await route.fetch()
    whenSaved()
  })
  await about(page).getByLabel('Name').fill('Felt in two days')
  await saved
  await page.unroute('**/api/drafts')
  await page.reload()
  await expect(about(page).getByLabel('Name')).toHaveValue('Felt in two days')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading(page, 'Felt in two days')).toBeVisible()
})

test('a half-written final task is kept when its panel is closed, and a course is not published without it unasked', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator('Hal Half')
  const course = await makeCourse(author, 'Scarves for everybody')
  await openAs(author, `/courses/edit/${course.id}`)
  const tasks = await openPanel(page, 'Choose Final Task', 'Final tasks')
  const question = tasks.getByRole('group', { name: 'Question 1' })
  await tasks.getByLabel('Name').fill('Weave a scarf')
  await tasks.getByLabel('Text').fill('Any colour, two metres long.')
  await tasks.getByLabel('Days').fill('3')
  await tasks.getByRole('button', { name: 'Add Question' }).click()
  await question.getByLabel('Text').fill('Is it warm?')

  await tasks.getByRole('button', { name: 'Done' }).click()
  await expect(tasks).toBeHidden()
  await page.reload()
  await openPanel(page, 'Choose Final Task', 'Final tasks')
  await expect(tasks.getByLabel('Name')).toHaveValue('Weave a scarf')
  await expect(tasks.getByLabel('Text').first()).toHaveValue('Any colour, two metres long.')
  await expect(tasks.getByLabel('Days')).toHaveValue('3')
  await expect(question.getByLabel('Text')).toHaveValue('Is it warm?')

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog(page)).toContainText('You started a new final task but did not create it.')
  await dialog(page).getByRole('button', { name: 'Go back' }).click()
  await tasks.getByRole('button', { name: 'Create Final Task' }).click()
  await expect(tasks.getByRole('checkbox', { name: 'Weave a scarf' })).toBeChecked()
  await expect(tasks.getByLabel('Name')).toHaveValue('')
  await expect(question).toBeHidden()
  await page.reload()
  await expect(tasks.getByRole('checkbox', { name: 'Weave a scarf' })).toBeChecked()
  await expect(tasks.getByLabel('Name')).toHaveValue('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(heading(page, 'Scarves for everybody')).toBeVisible()
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toContainText('Final task: Weave a scarf')
})

test('of two editors the second is refused, both versions stay, and only a confirmation replaces the first', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator()
  const course = await makeCourse(author, 'Knots of the sea')
  await openAs(author, `/courses/edit/${course.id}`)
  await about(page).getByLabel('Name').fill('Knots, my version')
  const other = { ...course, name: 'Knots, their version' }
  expect((await author.send('PUT', `/api/courses/${course.id}`, other)).status).toBe(204)
  const stored = async () => (await author.send('GET', `/api/courses/edit/${course.id}`)).body.name

  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('Somebody saved this course after you opened it.')
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Open the current version' })).toHaveAttribute('href', `/courses/${course.id}`)
  expect(await stored()).toBe('Knots, their version')

  await page.reload()
  await expect(about(page).getByLabel('Name')).toHaveValue('Knots, my version')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('button', { name: 'Save mine anyway' }).click()
  await dialog(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(dialog(page)).toBeHidden()
  expect(await stored()).toBe('Knots, their version')
  await page.getByRole('button', { name: 'Save mine anyway' }).click()
  await dialog(page).getByRole('button', { name: 'Replace it' }).click()
  await expect(heading(page, 'Knots, my version')).toBeVisible()
  expect(await stored()).toBe('Knots, my version')
})

test('another Creator may neither edit nor delete it; an Admin may', async ({ page, creator, student, openAs, signIn }) => {
  const author = await creator()
  const [stranger, reader] = [await creator('Sten Stranger'), await student()]
  const course = await makeCourse(author, 'Baskets of willow')
  await openAs(stranger, `/courses/edit/${course.id}`)
  await expect(heading(page, 'Not allowed')).toBeVisible()
  await expect(page.getByText("Only the course's author or an Admin can change it.")).toBeVisible()
  await page.goto(`/courses/${course.id}`)
  await expect(heading(page, course.name)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Edit course' })).toBeHidden()
  expect((await stranger.send('PUT', `/api/courses/${course.id}`, course)).status).toBe(403)
  expect((await stranger.send('DELETE', `/api/courses/${course.id}`)).status).toBe(403)

  await openAs(reader, `/courses/edit/${course.id}`)
  await expect(page.getByText('Only Creators can do this.')).toBeVisible()

  await page.getByRole('button', { name: 'Logout' }).click()
  await signIn('admin@demo.test', `/courses/edit/${course.id}`)
  await about(page).getByLabel('Price').fill('11')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('complementary', { name: 'At a glance' })).toContainText('11')
})

test('a sold course leaves the catalogue and stays with its buyers; a failure says so', async ({
  page,
  creator,
  student,
  openAs,
}) => {
  const author = await creator('Ola Outgoing')
  const buyer = await student()
  const course = await makeCourse(author, 'Lace for beginners')
  expect((await buyer.send('PUT', `/api/shopping-cart/add-to-cart/${course.id}`)).status).toBe(200)
  expect((await buyer.send('PUT', '/api/shopping-cart/buy', {})).status).toBe(200)

  await openAs(author, '/account/profile')
  const courses = page.getByRole('region', { name: 'Created courses' })
  await expect(courses.getByRole('link', { name: 'Edit Lace for beginners' })).toHaveAttribute(
    'href',
    `/courses/edit/${course.id}`,
  )
  await courses.getByRole('button', { name: 'Delete Lace for beginners' }).click()
  await expect(dialog(page)).toContainText('1 student bought it, so it is archived: it leaves the catalogue')
  await page.route(`**/api/courses/${course.id}`, (route) => route.fulfill({ status: 403, json: { Message: 'Not today.' } }), {
    times: 1,
  })
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(dialog(page).getByRole('alert')).toHaveText('Not today.')
  await dialog(page).getByRole('button', { name: 'Delete' }).click()
  await expect(courses).toContainText('You have no courses yet.')

  const found = await author.send('GET', '/api/courses/filtered/1/4/0/true/Ola%20Outgoing')
  expect(found.body).toEqual([])
  expect((await buyer.send('GET', `/api/courses/${course.id}`)).status).toBe(200)
})

test('a course is created by the keyboard alone', async ({ page, creator, openAs }) => {
  const author = await creator()
  const { skill } = await makeParts(author, 'Felting', ['Wool', 'Water'])
  await openAs(author, '/create-course')
  await expect(about(page).getByLabel('Name')).toBeVisible()
  const type = async (label: string, text: string) => {
    await tabTo(page, about(page).getByLabel(label, { exact: true }))
    await page.keyboard.insertText(text)
  }
  await type('Name', 'Felting at home')
  await type('Short Description', shortDescription)
  await type('Description', description)
  await type('Price', '5')

  await tabTo(page, page.getByRole('button', { name: 'Add Skills' }))
  await page.keyboard.press('Enter')
  const skills = page.getByRole('region', { name: 'Choose skills' })
  await expect(skills.getByRole('heading', { name: 'Choose skills' })).toBeFocused()
  await tabTo(page, skills.getByRole('textbox', { name: 'Filter skills' }))
  await page.keyboard.insertText(skill.name)
  await expect(skills.getByRole('checkbox')).toHaveCount(1)
  await tabTo(page, skills.getByRole('checkbox', { name: skill.name }))
  await page.keyboard.press('Space')
  await tabTo(page, skills.getByRole('button', { name: 'Done' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Add Skills' })).toBeFocused()

  await tabTo(page, page.getByRole('button', { name: 'Add Articles' }))
  await page.keyboard.press('Enter')
  const articles = page.getByRole('region', { name: 'Articles' })
  for (const name of ['Water', 'Wool']) {
    await tabTo(page, articles.getByRole('checkbox', { name }))
    await page.keyboard.press('Space')
  }
  await tabTo(page, articles.getByRole('button', { name: 'Done' }), 'Shift+Tab')
  await page.keyboard.press('Enter')
  expect(await readOrder(page)).toEqual(['Water', 'Wool'])

  await tabTo(page, page.getByRole('button', { name: 'Drag Water' }), 'Shift+Tab')
  await page.keyboard.press('Space')
  await expect(page.getByText('Water is picked up. It is number 1 of 2.')).toBeAttached()
  // Dragging reacts to arrow keys only a moment after it is announced. At the end of the list a second press changes nothing.
  await expect(async () => {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText('Water would be number 2 of 2.')).toBeAttached({ timeout: 1000 })
  }).toPass()
  await page.keyboard.press('Space')
  await expect.poll(() => readOrder(page)).toEqual(['Wool', 'Water'])
  await tabTo(page, page.getByRole('button', { name: 'Create Course' }))
  await page.keyboard.press('Enter')
  await expect(heading(page, 'Felting at home')).toBeFocused()
  await expect(page.getByRole('region', { name: 'Materials' }).getByRole('listitem')).toHaveText([/^Wool/, /^Water/])
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  test('a panel replaces the course, Back closes it, and materials can be dragged by touch', async ({
    page,
    creator,
    openAs,
  }) => {
    const author = await creator()
    const course = await makeCourse(author, 'Paper from rags')
    await openAs(author, `/courses/edit/${course.id}`)
    const skills = await openPanel(page, 'Add Skills', 'Choose skills')
    await expect(about(page)).toBeHidden()
    await expect(skills.getByRole('heading', { name: 'Choose skills' })).toBeInViewport()
    await page.goBack()
    await expect(about(page)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Add Skills' })).toBeFocused()
    await expect(page.getByRole('button', { name: 'Add Skills' })).toBeInViewport()

    await touchDrag(page, materialNames(page).last(), materialNames(page).first())
    await expect.poll(() => readOrder(page)).toEqual(['Second', 'First'])
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(heading(page, 'Paper from rags')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Materials' }).getByRole('listitem')).toHaveText([/^Second/, /^First/])
    await page.getByRole('link', { name: author.name }).click()
    await expect(heading(page, author.name)).toBeVisible()
  })
})

const picture = () =>
  sharp({ create: { width: 320, height: 180, channels: 3, background: '#5b5bd6' } })
    .png()
    .toBuffer()

const readOrder = (page: Page) =>
  materialNames(page).evaluateAll((handles) => handles.map((handle) => handle.ariaLabel?.replace('Drag ', '')))

/** Presses Tab until the element has the focus, as a person would. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press(key)
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`the keyboard does not reach ${target}`)
}

/** Playwright's touchscreen only taps. */
async function touchDrag(page: Page, handle: Locator, target: Locator) {
  const browser = await page.context().newCDPSession(page)
  const from = await findCentre(handle)
  const to = await findCentre(target)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    browser.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x: from.x, y }] })
  await touch('touchStart', from.y)
  for (let step = 1; step <= 10; step++) await touch('touchMove', from.y + ((to.y - 5 - from.y) * step) / 10)
  await touch('touchEnd')
}
