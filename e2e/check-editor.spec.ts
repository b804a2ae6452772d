import type { Page } from '@playwright/test'
import { expect, makeParts, materialNames, openPanel, test } from './authoring-fixtures.ts'
import { findViolations, nothingFound, sizes } from './axe-fixtures.ts'
import { tabTo } from './by-keyboard.ts'
import { beginCheck, chooseSkill, fillOptions, poolOf, questionDialog } from './check-editor-fixtures.ts'
import { checkName, makeCheckCourse } from './check-fixtures.ts'
import { drawing } from './lesson-editor-fixtures.ts'

const next = (page: Page) => questionDialog(page).getByRole('button', { name: 'Add and write another' }).click()

test('an author writes a question of each kind, makes a check of them, and changes it', async ({ page, creator, openAs }) => {
  const author = await creator()
  const { skill } = await makeParts(author, 'Weaving', [])
  await openAs(author, '/create-course')
  const dialog = await beginCheck(page, 'Warp and weft')
  await dialog.getByRole('button', { name: 'Create Check' }).click()
  await expect(dialog.getByText('Choose at least one question.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Write a question' })).toBeFocused()

  await page.keyboard.press('Enter')
  const question = questionDialog(page)
  const text = question.getByRole('textbox', { name: 'Question' })
  await expect(text).toBeFocused()
  await question.getByRole('button', { name: 'Add question' }).click()
  await expect(question.getByText('Question must be between 1 and 2000 characters.')).toBeVisible()
  await expect(question.getByText('Mark which option is right.')).toBeVisible()
  await expect(text).toBeFocused()

  await text.fill('Which thread is tight?')
  await fillOptions(question, ['Weft', 'Warp'], [2])
  await question.getByRole('button', { name: 'Add code' }).click()
  await question.getByRole('textbox', { name: 'Code', exact: true }).fill('print("warp")')
  await question.getByLabel('Language of the code').selectOption('python')
  await question.getByLabel('Add a picture').setInputFiles(await drawing('loom.png'))
  await question.getByLabel('What does the picture show?').fill('A loom')
  await question.getByLabel('Explanation').fill('The loom holds it.')
  await chooseSkill(question, 'Skill', skill.name)
  await question.getByLabel('Level').fill('3')
  await question.getByRole('button', { name: 'See it as learners do' }).click()
  await expect(question.getByRole('radio', { name: 'Warp' })).toBeVisible()
  await expect(question.getByRole('img', { name: 'A loom' })).toHaveCount(2)
  await nothingFound(page)
  await next(page)
  await expect(poolOf(dialog)).toHaveCount(1)

  // The skill and the level stay, and so does the kind.
  await expect(text).toBeFocused()
  await expect(question.getByLabel('Level')).toHaveValue('3')
  await question.getByRole('radio', { name: 'Several answers' }).check()
  await text.fill('Which fibres are from animals?')
  await fillOptions(question, ['Wool', 'Silk', 'Linen'], [1, 2])
  await next(page)
  await expect(poolOf(dialog)).toHaveCount(2)

  await question.getByRole('radio', { name: 'Number' }).check()
  await text.fill('How wide is the cloth?')
  await question.getByLabel('Right number').fill('1.5')
  await question.getByLabel('Tolerance').fill('0.25')
  await question.getByLabel('Unit').fill('m')
  await expect(question.getByText('Right: from 1.25 to 1.75 m')).toBeVisible()
  await next(page)
  await expect(poolOf(dialog)).toHaveCount(3)

  await question.getByRole('radio', { name: 'Short text' }).check()
  await text.fill('What holds the warp apart?')
  await question.getByLabel('Accepted answers').fill('heddle\nthe heddle')
  await next(page)
  await expect(poolOf(dialog)).toHaveCount(4)

  await question.getByRole('radio', { name: 'Order' }).check()
  await text.fill('What comes first?')
  await question.getByLabel('Line 1', { exact: true }).fill('Warp')
  await page.keyboard.press('Enter')
  await expect(question.getByLabel('Line 2', { exact: true })).toBeFocused()
  await page.keyboard.type('Weave')
  await question.getByRole('button', { name: 'Move line 2 up' }).click()
  await expect(question.getByLabel('Line 1', { exact: true })).toHaveValue('Weave')
  await question.getByRole('button', { name: 'Move line 1 down' }).click()
  await next(page)
  await expect(poolOf(dialog)).toHaveCount(5)

  await question.getByRole('radio', { name: 'Match' }).check()
  await text.fill('What belongs together?')
  await question.getByLabel('Pair 1, left').fill('warp')
  await question.getByLabel('Pair 1, right').fill('along')
  await question.getByLabel('Pair 2, left').fill('weft')
  await question.getByRole('button', { name: 'Add question' }).click()
  await expect(question.getByLabel('Pair 2, right')).toBeFocused()
  await page.keyboard.type('across')
  await question.getByLabel('More choices on the right').fill('nowhere')
  await next(page)
  await expect(poolOf(dialog)).toHaveCount(6)

  await question.getByRole('radio', { name: 'Gaps' }).check()
  await text.fill('Fill in what is missing.')
  await question.getByLabel('Text with gaps').fill('Wool comes from')
  await question.getByRole('button', { name: 'Insert a gap' }).click()
  await expect(question.getByLabel('Text with gaps')).toHaveValue('Wool comes from ___')
  await question.getByLabel('Gap 1: accepted answers').fill('sheep\na sheep')
  await expect(page.getByText('is added').first()).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await question.getByRole('button', { name: 'Add question' }).click()
  await expect(question).toBeHidden()

  await expect(poolOf(dialog)).toHaveCount(7)
  await dialog.getByLabel('Pass mark in %').fill('70')
  await dialog.getByLabel('Attempts', { exact: true }).fill('3')
  await dialog.getByLabel('Pause between attempts').fill('1')
  await dialog.getByLabel('Unit of the pause').selectOption('days')
  await dialog.getByLabel('Time limit in minutes').fill('90')
  const summary = dialog.getByRole('region', { name: 'What learners get' })
  await expect(summary).toContainText(
    `7 questions: 7 of ${skill.name}. Passed with 70%. 3 attempts, with a pause of 1 day between them. 1 hour 30 minutes to answer.`,
  )
  await dialog.getByRole('button', { name: 'Move down: Which thread is tight?' }).click()
  await expect(poolOf(dialog).first()).toContainText('Which fibres are from animals?')
  await nothingFound(page)
  await dialog.getByRole('button', { name: 'Create Check' }).click()
  await expect(materialNames(page)).toHaveCount(1)

  await page.getByRole('button', { name: 'Edit Warp and weft' }).first().click()
  const change = page.getByRole('dialog', { name: 'Edit check' })
  await expect(poolOf(change)).toHaveCount(7)
  await expect(change.getByLabel('Pause between attempts')).toHaveValue('1')
  await expect(change.getByLabel('Unit of the pause')).toHaveValue('days')
  await change.getByRole('button', { name: 'Edit: Which thread is tight?' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit question' })
  await expect(edit.getByText('It is in 1 check.')).toBeVisible()
  await expect(edit.getByRole('img', { name: 'A loom' })).toBeVisible()
  await edit.getByRole('textbox', { name: 'Option 1' }).fill('The weft')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit).toBeHidden()
  await change.getByRole('button', { name: 'Remove from the check: What comes first?' }).click()
  await change.getByRole('button', { name: 'Save' }).click()
  await expect(change).toBeHidden()
  await page.getByRole('button', { name: 'Edit Warp and weft' }).first().click()
  await expect(poolOf(change)).toHaveCount(6)
})

const aiken = `Which one is warm?
A. Wool
B. Steel
ANSWER: A

Which one is wrong?
A. This
B. That
ANSWER: C

Which one is a plant?
A. Silk
B. Linen
ANSWER: B`

test('questions are imported from Aiken and GIFT into a check; a problem is named by its line', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator()
  const { skill } = await makeParts(author, 'Fibres', [])
  await openAs(author, '/create-course')
  const dialog = await beginCheck(page, 'Fibres')
  await dialog.getByRole('button', { name: 'Import questions' }).click()
  const source = page.getByRole('dialog', { name: 'Import questions' })
  await source.getByRole('button', { name: 'Aiken' }).click()
  await source.getByLabel('Questions as text').fill(aiken)
  await source.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(source.getByText('1 problem', { exact: true })).toBeVisible()
  await source.getByRole('button', { name: /^Line 9: There is no option C/ }).click()
  await expect(source.getByLabel('Questions as text')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('ANSWER: C')
  await expect(source.getByRole('checkbox')).toHaveCount(2)
  await chooseSkill(source, 'Skill for all of them', skill.name)
  await source.getByLabel('Level for all of them').fill('2')
  await nothingFound(page)
  await source.getByRole('button', { name: 'Add 2 questions' }).click()
  await expect(source).toBeHidden()
  await expect(poolOf(dialog)).toHaveCount(2)
  await expect(poolOf(dialog).first()).toContainText(`One answer · ${skill.name}, level 2`)

  await dialog.getByRole('button', { name: 'Import questions' }).click()
  await source.getByLabel('File with questions').setInputFiles({
    name: 'fibres.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('How many legs has a sheep? {#4}\n\nWool comes from {=sheep =a sheep}.\n\nBroken {=a ~b'),
  })
  await expect(source.getByLabel('Questions as text')).toHaveValue(/How many legs/)
  await source.getByRole('button', { name: 'Read', exact: true }).click()
  await expect(source.getByRole('button', { name: /^Line 5: / })).toBeVisible()
  await expect(source.getByRole('checkbox', { name: /Wool comes from ___\./ })).toBeChecked()
  await source.getByRole('checkbox', { name: /How many legs/ }).uncheck()
  await source.getByRole('button', { name: 'Add 1 question' }).click()
  await expect(poolOf(dialog)).toHaveCount(3)
  await dialog.getByRole('button', { name: 'Create Check' }).click()
  await expect(materialNames(page)).toHaveCount(1)
})

test('the text of an import stays until it is imported or taken away', async ({ page, creator, openAs }) => {
  await openAs(await creator(), '/create-course')
  const dialog = await beginCheck(page)
  const source = page.getByRole('dialog', { name: 'Import questions' })
  const text = source.getByLabel('Questions as text')
  const isBack = source.getByText('What you typed and did not save is back.')
  const open = () => dialog.getByRole('button', { name: 'Import questions' }).click()
  await open()
  await source.getByRole('button', { name: 'Aiken' }).click()
  await text.fill(aiken)
  await page.keyboard.press('Escape')
  await expect(source).toBeHidden()
  await open()
  await expect(text).toHaveValue(aiken)
  await expect(isBack).toBeVisible()
  await expect(source.getByRole('button', { name: 'Aiken' })).toHaveAttribute('aria-pressed', 'true')
  await page.reload()
  await page.getByRole('button', { name: /^(Make a check|Continue)/ }).click()
  await open()
  await expect(text).toHaveValue(aiken)
  await nothingFound(page)
  await source.getByRole('button', { name: 'Start over' }).click()
  await expect(text).toHaveValue('')
  await expect(text).toBeFocused()
  await expect(isBack).toBeHidden()
  await source.getByRole('button', { name: 'Close' }).click()
  await open()
  await expect(text).toHaveValue('')

  await text.fill('2 + 2? {=4 ~3}')
  await source.getByRole('button', { name: 'GIFT' }).click()
  await source.getByRole('button', { name: 'Read', exact: true }).click()
  await source.getByRole('button', { name: 'Add 1 question' }).click()
  await expect(poolOf(dialog)).toHaveCount(1)
  await open()
  await expect(text).toHaveValue('')
  await expect(isBack).toBeHidden()
})

test('an Admin who edits the check of another person is offered only what can be saved', async ({
  page,
  creator,
  request,
  signIn,
}) => {
  const author = await creator()
  const { id, checkId } = await makeCheckCourse(request, author)
  const write = (text: string) => ({ question: { kind: 'short', text, accepted: ['yes'] } })
  await author.send('POST', '/api/questions', write('Is this from the same bank?'))
  await signIn('admin@demo.test', `/courses/edit/${id}`)
  const edit = page.getByRole('button', { name: `Edit ${checkName}` }).first()
  await edit.click()
  const dialog = page.getByRole('dialog', { name: 'Edit check' })
  await expect(poolOf(dialog)).toHaveCount(7)
  await expect(dialog.getByText('Somebody else created this check. Only questions from their bank can be added.')).toBeVisible()
  await expect(dialog.getByRole('button', { name: 'Write a question' })).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Import questions' })).toBeHidden()
  const removers = dialog.getByRole('button', { name: /^Remove from the check: / })
  await removers.first().click()
  await expect(poolOf(dialog)).toHaveCount(6)
  // The next one can be removed without a way.
  await expect(removers.first()).toBeFocused()
  await dialog.getByRole('button', { name: 'Choose from their bank' }).click()
  const bank = page.getByRole('dialog', { name: 'Question bank of the check’s creator' })
  await expect(bank.getByRole('list', { name: 'Questions' }).getByRole('listitem')).toHaveCount(8)
  await expect(bank.getByRole('button', { name: /^(Write a question|Import questions)$/ })).toHaveCount(0)
  await bank.getByRole('checkbox', { name: /Is this from the same bank/ }).check()
  await nothingFound(page)
  await bank.getByRole('button', { name: 'Done' }).click()
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()
  const { body } = await author.send('GET', `/api/checks/edit/${checkId}`)
  expect(body.questions).toHaveLength(7)

  // The Admin's own bank has only questions that a check of the Admin may ask.
  await (await openPanel(page, 'Add Checks', 'Checks')).getByRole('button', { name: 'Question bank' }).click()
  const own = page.getByRole('dialog', { name: 'Your question bank' })
  await expect(own.getByText('You have no questions yet.')).toBeVisible()
})

test('the bank is searched, chosen from, changed and cleared; a question of a check is not deleted', async ({
  page,
  creator,
  openAs,
}) => {
  const author = await creator()
  const { skill } = await makeParts(author, 'Dyeing', [])
  const write = async (text: string, skillId?: number) => {
    const question = { kind: 'short', text, accepted: ['yes'] }
    const { body, status } = await author.send('POST', '/api/questions', { skill: skillId ? { id: skillId } : null, question })
    expect(status).toBe(201)
    return body.id
  }
  const ids = [await write('Is indigo blue?', skill.id), await write('Is madder red?', skill.id)]
  for (let number = 1; number <= 9; number++) await write(`Is number ${number} odd?`)
  const check = { name: 'Colours', questions: [{ id: ids[0] }] }
  expect((await author.send('POST', '/api/checks', check)).status).toBe(201)
  await openAs(author, '/create-course')
  const panel = await openPanel(page, 'Add Checks', 'Checks')
  await panel.getByRole('button', { name: 'Question bank' }).click()
  const bank = page.getByRole('dialog', { name: 'Your question bank' })
  const rows = bank.getByRole('list', { name: 'Questions' }).getByRole('listitem')
  await expect(rows).toHaveCount(8)
  await bank.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(3)
  await nothingFound(page)
  await chooseSkill(bank, 'Skill', skill.name)
  await expect(rows).toHaveCount(2)
  await bank.getByLabel('Search questions').fill('indigo')
  await expect(rows).toHaveCount(1)
  await expect(rows).toContainText('In 1 check')
  await bank.getByRole('button', { name: 'Delete: Is indigo blue?' }).click()
  const asked = page.getByRole('dialog', { name: 'Delete this question?' })
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(asked.getByText('the check “Colours”')).toBeVisible()
  await asked.getByRole('button', { name: 'Keep it' }).click()
  await bank.getByLabel('Search questions').fill('madder')
  await bank.getByRole('button', { name: 'Edit: Is madder red?' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit question' })
  await edit.getByRole('textbox', { name: 'Question' }).fill('Is madder a red dye?')
  await page.keyboard.press('Escape')
  await expect(edit).toBeHidden()
  await bank.getByRole('button', { name: 'Edit: Is madder red?' }).click()
  await expect(edit.getByText('What you typed and did not save is back.')).toBeVisible()
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(rows).toContainText('Is madder a red dye?')
  await bank.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Make a check' }).click()
  const dialog = page.getByRole('dialog', { name: 'New check' })
  await dialog.getByRole('button', { name: 'Choose from your bank' }).click()
  await bank.getByLabel('Search questions').fill('dye')
  await bank.getByRole('checkbox', { name: /Is madder a red dye/ }).check()
  await bank.getByRole('button', { name: 'Clear the filter' }).click()
  await bank.getByRole('checkbox', { name: /Is number 9 odd/ }).check()
  await expect(bank.getByText('2 questions chosen')).toBeVisible()
  await bank.getByRole('button', { name: 'Done' }).click()
  await expect(poolOf(dialog)).toHaveCount(2)
  await expect(dialog.getByText(`2 questions: 1 of ${skill.name}, 1 without a skill.`)).toBeVisible()
  await dialog.getByLabel('Name').fill('Dyes')
  await page.reload()
  await page.getByRole('button', { name: 'Continue “Dyes”' }).click()
  await expect(poolOf(dialog)).toHaveCount(2)
  await dialog.getByRole('button', { name: 'Choose from your bank' }).click()
  await bank.getByRole('button', { name: 'Delete: Is number 9 odd?' }).click()
  await asked.getByRole('button', { name: 'Delete' }).click()
  await expect(asked).toBeHidden()
  await bank.getByRole('button', { name: 'Done' }).click()
  await expect(poolOf(dialog)).toHaveCount(1)
  await dialog.getByRole('button', { name: 'Start over' }).click()
  await expect(poolOf(dialog)).toHaveCount(0)
})

test('a question that was changed elsewhere is not written over by mistake', async ({ page, creator, openAs }) => {
  const author = await creator()
  const form = (text: string) => ({ question: { kind: 'number', text, value: 1 } })
  const { body: saved } = await author.send('POST', '/api/questions', form('How many?'))
  await openAs(author, '/create-course')
  await (await openPanel(page, 'Add Checks', 'Checks')).getByRole('button', { name: 'Question bank' }).click()
  await page.getByRole('button', { name: 'Edit: How many?' }).click()
  const edit = page.getByRole('dialog', { name: 'Edit question' })
  expect((await author.send('PUT', `/api/questions/${saved.id}`, { ...form('How many now?'), version: 1 })).status).toBe(200)
  await edit.getByLabel('Right number').fill('2')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit.getByText('The question was changed in the meantime.')).toBeVisible()
  await edit.getByRole('button', { name: 'Show what is saved' }).click()
  await expect(edit.getByRole('textbox', { name: 'Question' })).toHaveValue('How many now?')
  await expect(edit.getByLabel('Right number')).toHaveValue('1')
  await edit.getByLabel('Right number').fill('3')
  await edit.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(edit).toBeHidden()
  const { body } = await author.send('GET', `/api/questions?ids=${saved.id}`)
  expect(body).toMatchObject([{ version: 3, question: { text: 'How many now?', value: 3 } }])
})

test('on a phone, the fields of a question have room, and show all of a long line', async ({ page, creator, openAs }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  await openAs(await creator(), '/create-course')
  const dialog = await beginCheck(page)
  await dialog.getByRole('button', { name: 'Write a question' }).click()
  const question = questionDialog(page)
  const long = 'The rows of the left table that have no row in the right one are left out'
  for (const [kind, label] of [
    ['One answer', 'Option 1'],
    ['Several answers', 'Option 2'],
    ['Number', 'Right number'],
    ['Short text', 'Accepted answers'],
    ['Order', 'Line 1'],
    ['Match', 'Pair 1, right'],
    ['Gaps', 'Text with gaps'],
  ] as const) {
    await question.getByRole('radio', { name: kind }).check()
    const field = question.getByRole('textbox', { name: label, exact: true })
    const { width = 0 } = (await field.boundingBox()) ?? {}
    expect(width, kind).toBeGreaterThanOrEqual(260)
    if (kind !== 'Number') await field.fill(long)
    expect(await field.evaluate((one) => one.scrollHeight - one.clientHeight), kind).toBeLessThanOrEqual(0)
    expect(await question.evaluate((one) => one.scrollWidth - one.clientWidth), kind).toBeLessThanOrEqual(0)
  }
  // Lines stay lines.
  await question.getByRole('radio', { name: 'One answer' }).check()
  await question.getByRole('textbox', { name: 'Option 2' }).fill('one\ntwo')
  await expect(question.getByRole('textbox', { name: 'Option 2' })).toHaveValue('one two')
  await nothingFound(page)
})

test('a check is made on a phone, and by keyboard alone', async ({ page, creator, openAs }) => {
  await page.setViewportSize(sizes.phone)
  await openAs(await creator(), '/create-course')
  const dialog = await beginCheck(page)
  const type = async (label: string | RegExp, text: string) => {
    await tabTo(page, page.getByRole('dialog').last().getByRole('textbox', { name: label, exact: true }), String(label))
    await page.keyboard.type(text)
  }
  await type('Name', 'A very small check about threads')
  await tabTo(page, dialog.getByRole('button', { name: 'Write a question' }))
  await page.keyboard.press('Enter')
  const question = questionDialog(page)
  await type('Question', 'Which of the threads of a loom is the one that is tight while somebody weaves?')
  await type('Option 1', 'Warp')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A new line between')
  await expect(question.getByRole('textbox', { name: 'Option 2' })).toHaveValue('A new line between')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Space')
  await expect(question.getByLabel('Option 2 is right')).toBeChecked()
  await tabTo(page, question.getByRole('button', { name: 'Move option 2 up' }))
  await page.keyboard.press('Enter')
  await expect(question.getByRole('button', { name: 'Move option 1 up' })).toBeFocused()
  await expect(question.getByLabel('Option 1 is right')).toBeChecked()
  await tabTo(page, question.getByRole('button', { name: 'Remove option 3' }))
  await page.keyboard.press('Enter')
  await expect(question.getByRole('textbox', { name: 'Option 3' })).toBeFocused()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await tabTo(page, question.getByRole('button', { name: 'Add question' }))
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(dialog.getByRole('button', { name: 'Write a question' })).toBeFocused()
  await expect(poolOf(dialog)).toHaveCount(1)
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await tabTo(page, dialog.getByRole('button', { name: 'Create Check' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('checkbox', { name: 'A very small check about threads' })).toBeChecked()
})
