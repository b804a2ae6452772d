import { description, expect, makeCourse, part, test } from './authoring-fixtures.ts'

const formatted = `${description}

## Who it is for
People with hands.
And patience.

- [The guild](https://guild.example/weavers)
- [https://bank.example](https://evil.example/)
- [Mail](mailto:someone@example.com), [script](javascript:alert(1)) <b onclick="alert(1)">bold</b>`

test('a description is written with simple marks, previewed, and shown with safe links', async ({ page, creator, openAs }) => {
  const author = await creator('Vera Describes')
  const course = await makeCourse(author, 'Weaving, described')
  await openAs(author, `/courses/edit/${course.id}`)
  const about = part(page, 'About the course')
  await expect(about).toContainText('## Heading, - list item, [words](https://…) for a link.')
  await about.getByLabel('Description', { exact: true }).fill(formatted)
  await about.getByText('Preview of the description').click()
  await expect(about.getByRole('heading', { name: 'Who it is for', level: 3 })).toBeVisible()
  await expect(about.getByRole('link', { name: 'The guild' })).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()

  const shown = page.getByRole('region', { name: 'About this course' })
  await expect(shown.getByRole('heading', { name: 'Who it is for', level: 3 })).toBeVisible()
  await expect(shown.getByText('People with hands.And patience.')).toBeVisible()
  await expect(shown.getByRole('listitem')).toHaveCount(3)
  await expect(shown.getByRole('listitem').last()).toHaveText(
    '[Mail](mailto:someone@example.com), [script](javascript:alert(1)) <b onclick="alert(1)">bold</b>',
  )
  const links = shown.getByRole('link')
  await expect(links).toHaveText([/^The guild/, /^https:\/\/evil\.example\//])
  for (const link of await links.all()) {
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow ugc')
    await expect(link).toHaveAttribute('target', '_blank')
  }
})
