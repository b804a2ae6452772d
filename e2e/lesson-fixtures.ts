import type { APIRequestContext } from '@playwright/test'
import sharp from 'sharp'
import { type PictureFile, uploadLessonPicture } from '#contract/files/files.ts'
import type { Block, Inline, LessonText } from '#contract/materials/lesson-text.ts'
import { courseForm, expect, type Person } from './authoring-fixtures.ts'

export const lessonNames = { free: 'Loops by example', paid: 'Loops in depth' }

/** A course with two lessons, of which the first is a preview. */
export async function makeLessonCourse(request: APIRequestContext, author: Person, price = 0) {
  const picture = await uploadPicture(request, author)
  const made = async (url: string, data: object): Promise<{ id: number; name: string }> => {
    const { status, body } = await author.send('POST', url, data)
    expect(status, JSON.stringify(body)).toBe(201)
    return body
  }
  const free = await made('/api/lessons', { name: lessonNames.free, text: everyBlock(picture.id) })
  const paid = await made('/api/lessons', { name: lessonNames.paid, text: hostileCode })
  const { id } = await made('/api/courses', {
    ...courseForm,
    price,
    skills: [{ ...(await made('/api/skills', { name: author.own('Looping') })), level: 2 }],
    materials: [
      { id: free.id, isPreview: true },
      { id: paid.id, isPreview: false },
    ],
  })
  return { id, free, paid }
}

export async function uploadPicture(request: APIRequestContext, { pair }: Person): Promise<PictureFile> {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="240"><rect width="640" height="240" fill="#dcddfb"/>
    <path d="M170 120a60 60 0 1 1 60 60h180a60 60 0 1 0-60-60" fill="none" stroke="#5b5bd6" stroke-width="12"/></svg>`
  const response = await request.post(uploadLessonPicture.url, {
    headers: { authorization: `Bearer ${pair.accessToken}` },
    multipart: { file: { name: 'loop.png', mimeType: 'image/png', buffer: await sharp(Buffer.from(drawing)).png().toBuffer() } },
  })
  expect(response.status()).toBe(201)
  return response.json()
}

const lesson = (...content: Block[]): LessonText => ({ type: 'doc', content })
const text = (text: string, ...marks: ('bold' | 'italic' | 'strike' | 'code')[]): Inline => ({
  type: 'text',
  text,
  marks: marks.map((type) => ({ type })),
})
const paragraph = (...parts: (string | Inline)[]): Extract<Block, { type: 'paragraph' }> => ({
  type: 'paragraph',
  content: parts.map((part) => (typeof part === 'string' ? text(part) : part)),
})
const heading = (level: 2 | 3 | 4, name: string): Block => ({ type: 'heading', attrs: { level }, content: [text(name)] })
const items = (...names: string[]) =>
  names.map((name) => ({ type: 'listItem' as const, content: [paragraph(name)] as [ReturnType<typeof paragraph>] }))
const cells = (type: 'tableHeader' | 'tableCell', ...names: string[]) =>
  names.map((name) => ({ type, content: [paragraph(name)] }))
const link = (text: string, bold = false): Inline => ({
  type: 'text',
  text,
  marks: [{ type: 'link', attrs: { href: 'https://loops.example/reference' } }, ...(bold ? [{ type: 'bold' as const }] : [])],
})

const long =
  'A loop repeats what is inside it. Before you write one, say in a sentence what has to be true when it ends, and what changes with each round. '

const code = `# The sum of all even numbers
def even_sum(numbers):
    total = 0
    for number in numbers:
        if number % 2 == 0:
            total += number
    return total

print(f"The sum is {even_sum(range(101))}, which is a line that is far too long to fit on the screen of a telephone")`

const codeBlock = (language: string | null, text: string): Block => ({
  type: 'codeBlock',
  attrs: { language },
  content: [{ type: 'text', text }],
})

/** The first code would keep the colours busy for minutes. */
const hostileCode = lesson(
  paragraph('Only for learners of the course.'),
  codeBlock('markdown', '[]('.repeat(6000)),
  codeBlock('python', 'def after_all(): pass'),
)

/** Each kind of block and of mark, and enough of them to scroll. */
export const everyBlock = (picture: string): LessonText =>
  lesson(
    paragraph(
      'Computers repeat ',
      text('without', 'italic'),
      ' getting ',
      text('tired', 'bold'),
      '. ',
      text('You'),
      ' do not. ',
      text('Not yet.', 'strike'),
    ),
    heading(2, 'What a loop is'),
    paragraph(
      long.repeat(2),
      'In code it begins with ',
      text('for', 'code'),
      ' or ',
      text('while', 'code'),
      '.',
      { type: 'hardBreak' },
      'More is in ',
      link('the '),
      link('full', true),
      link(' reference'),
      '.',
    ),
    {
      type: 'callout',
      attrs: { kind: 'note' },
      content: [paragraph('Try every example: run ', text('loops.py', 'code'), ' and change it.')],
    },
    heading(3, 'Two kinds'),
    {
      type: 'bulletList',
      content: [
        ...items('Counting loops'),
        {
          type: 'listItem',
          content: [paragraph('Waiting loops'), { type: 'bulletList', content: items('that end', 'that never end') }],
        },
      ],
    },
    { type: 'orderedList', attrs: { start: 3 }, content: items('Read the question', 'Write the loop') },
    heading(3, 'In Python'),
    codeBlock('python', code),
    codeBlock(null, '10 PRINT "HELLO"\n20 GOTO 10'),
    heading(2, 'How long it takes'),
    paragraph('The sum has a formula: ', { type: 'formula', attrs: { tex: 'n^2 + n' } }, ' halved.'),
    { type: 'formulaBlock', attrs: { tex: '\\sum_{i=1}^{n} i = \\frac{n(n+1)}{2}' } },
    { type: 'formulaBlock', attrs: { tex: '\\frac{unfinished' } },
    {
      type: 'table',
      content: [
        {
          type: 'tableRow',
          content: cells('tableHeader', 'Loop', 'Rounds', 'Time on an old computer', 'Time on a new computer'),
        },
        { type: 'tableRow', content: [...cells('tableHeader', 'One'), ...cells('tableCell', '1,000', '2 ms', '0.1 ms')] },
        {
          type: 'tableRow',
          content: [...cells('tableHeader', 'One in another'), ...cells('tableCell', '1,000,000', '2 s', '0.1 s')],
        },
      ],
    },
    { type: 'callout', attrs: { kind: 'warning' }, content: [paragraph('A loop in a loop in a loop is rarely what you need.')] },
    heading(2, 'A picture of it'),
    { type: 'picture', attrs: { file: picture, alt: 'A line that comes back to where it began' } },
    { type: 'blockquote', content: [paragraph('To iterate is human, to recurse divine.')] },
    {
      type: 'details',
      content: [
        { type: 'detailsSummary', content: [text('Show the answer')] },
        { type: 'detailsContent', content: [paragraph('The loop ends after ', text('ten', 'bold'), ' rounds.')] },
      ],
    },
    { type: 'horizontalRule' },
    heading(2, 'To think about'),
    heading(4, 'Before you go on'),
    ...Array.from({ length: 12 }, (_, at) => paragraph(`Thought ${at + 1}. ${long.repeat(2)}`)),
  )
