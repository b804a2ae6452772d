import { LessonText } from '#contract/materials/lesson-text.ts'
import { expect, test } from './authoring-fixtures.ts'
import { enterAs } from './fixtures.ts'
import { beginLesson, lessonText, paste } from './lesson-editor-fixtures.ts'

const far = 'https://elsewhere.example'
const bad = [
  'javascript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  `${far}/x`,
  `//elsewhere.example/x`,
  'vbscript:x',
  ' JaVaScRiPt:alert(1)',
  'file:///etc/passwd',
  'blob:https://elsewhere.example/x',
  '\\\\elsewhere.example\\x',
]

/** What somebody could copy on a hostile page, or send by the API. */
const inHtml = [
  ...[
    'script',
    'style',
    'iframe',
    'object',
    'embed',
    'form',
    'svg',
    'math',
    'base',
    'meta',
    'link',
    'template',
    'video',
    'audio',
    'noscript',
  ].flatMap((tag) => [
    `<${tag}>alert(1)</${tag}>`,
    `<${tag} src="${far}/x" href="${far}/x" data="${far}/x" onload="alert(1)">x</${tag}>`,
  ]),
  ...['onerror', 'onload', 'onclick', 'onfocus', 'onmouseover', 'ontoggle', 'onbegin', 'onanimationstart'].flatMap((handler) => [
    `<img src=x ${handler}=alert(1)>`,
    `<p ${handler}="alert(1)" autofocus tabindex=0>x</p>`,
    `<details open ${handler}="alert(1)"><summary>x</summary>y</details>`,
    `<svg><animate ${handler}=alert(1) /></svg>`,
  ]),
  ...bad.flatMap((link) => [
    `<a href="${link}">x</a>`,
    `<img src="${link}">`,
    `<img data-file="${link}" src="${link}">`,
    `<p style="background:url('${link}')">x</p>`,
    `<div data-tex="\\href{${link}}{x}"></div>`,
    `<span data-tex="\\includegraphics{${link}}">x</span>`,
    `<div data-callout="${link}">x</div>`,
    `<table background="${link}"><tr><td background="${link}">x</td></tr></table>`,
    `<pre><code class="language-${link}">x</code></pre>`,
    `<ol start="${link}"><li>x</li></ol>`,
    `<blockquote cite="${link}">x</blockquote>`,
    `<!--[if IE]><img src="${link}"><![endif]-->`,
    `<img srcset="${link} 1x"><picture><source srcset="${link}"></picture>`,
    `<math><mtext><img src="${link}" onerror=alert(1)></mtext></math>`,
    `<noscript><p title="</noscript><img src=x onerror=alert(1)>">`,
  ]),
  '<'.repeat(5000),
  '<ul><li>'.repeat(300),
  '<blockquote>'.repeat(300),
  '<table><tr><td>'.repeat(60),
  '\u202e<b>txet</b>\u0000\u0007',
]

const inMarkdown = [
  ...bad.flatMap((link) => [
    `# x\n\n[x](${link})`,
    `# x\n\n![x](${link})`,
    `# x\n\n<${link}>`,
    `# x\n\n[x]\n\n[x]: ${link}`,
    `# x\n\n<img src="${link}" onerror="alert(1)">`,
    `# x\n\n$\\href{${link}}{x}$`,
    `# x\n\n$$\\class{x}{\\includegraphics{${link}}}$$`,
    `# x\n\n\`\`\`"><img src=${link}>\nx\n\`\`\``,
  ]),
  ...[
    '\\def\\x{\\x\\x}\\x',
    '\\rule{99999em}{99999em}',
    '\\htmlId{x}{y}',
    '\\style{color:red}{x}',
    '{'.repeat(900),
    '\\frac'.repeat(150),
    '\\newcommand{\\a}{\\a\\a}\\a',
  ].map((tex) => `# x\n\n$$\n${tex}\n$$`),
  `# x\n\n${'> '.repeat(200)}x`,
  `# x\n\n${'- '.repeat(200)}x`,
  `# x\n\n${'['.repeat(2000)}`,
  `# x\n\n${'*'.repeat(3000)}`,
]

test('hostile documents that are pasted load nothing, run nothing, and become texts that the server takes', async ({
  browser,
  baseURL,
  creator,
}) => {
  expect(inHtml.length + inMarkdown.length).toBeGreaterThanOrEqual(280)
  // Without the usual check of the console: the browser says there what it refused to read into a document that is never shown.
  await using context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  const signs: string[] = []
  context.on('request', (request) => {
    if (request.url().includes('elsewhere.example')) signs.push(request.url())
  })
  context.on('weberror', (error) => signs.push(String(error.error())))
  context.on('dialog', (dialog) => signs.push(dialog.message()))
  await enterAs(page, await creator())
  await page.goto('/create-course')
  const dialog = await beginLesson(page, 'Hostile')
  const text = lessonText(page)
  const documents = [
    ...inHtml.map((html) => ({ 'text/html': html, 'text/plain': 'x' })),
    ...inMarkdown.map((plain) => ({ 'text/plain': plain })),
  ]
  for (const [at, formats] of documents.entries()) {
    await text.click()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Words. ')
    await paste(page, formats)
    const found = await text.evaluate((element) =>
      [...element.querySelectorAll('*')].flatMap((part) => [
        ...(/^(script|style|iframe|object|embed|form|base|meta|link|video|audio|template|animate)$/.test(part.localName)
          ? [part.localName]
          : []),
        ...[...part.attributes]
          .filter(
            ({ name, value }) =>
              name.startsWith('on') ||
              /elsewhere|script:|data:text/i.test(
                name === 'data-tex' || name === 'href' ? value.replace(/^https:\/\/.*/, '') : value,
              ),
          )
          .map(({ name }) => name),
      ]),
    )
    expect(found, JSON.stringify(formats)).toEqual([])
    // As learners see it: formulas and colours too.
    if (at % 10 > 0) continue
    await dialog.getByRole('button', { name: 'Preview' }).click()
    await expect(dialog.getByText('Words.')).toBeVisible()
    await dialog.getByRole('button', { name: 'Write', exact: true }).click()
  }
  expect(signs).toEqual([])
})

test('hostile trees that are sent are refused, or lose what is not a part of a lesson', async ({ creator }) => {
  const author = await creator()
  const line = (part: object) => ({ type: 'doc', content: [{ type: 'paragraph', content: [part] }] })
  const link = (href: unknown) => line({ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] })
  const nested = (type: string, depth: number): object =>
    depth === 0
      ? { type: 'paragraph' }
      : {
          type,
          content: [type === 'bulletList' ? { type: 'listItem', content: [nested(type, depth - 1)] } : nested(type, depth - 1)],
        }
  const refused = [
    ...bad.filter((href) => href !== `${far}/x`).map(link),
    ...[null, 7, {}, [], 'https://good.example@elsewhere.example/', 'https://a b', 'ftp://x', ''].map(link),
    ...['script', 'html', 'iframe', 'image', 'embed', '__proto__', 'constructor', ''].map((type) => ({
      type: 'doc',
      content: [{ type, content: [{ type: 'text', text: 'x' }] }],
    })),
    ...['script', 'html', 'textStyle', 'underline', '__proto__'].map((type) =>
      line({ type: 'text', text: 'x', marks: [{ type }] }),
    ),
    ...['', '../x', 'https://elsewhere.example/x.png', 'a'.repeat(22), 'AbCdEfGhIjKlMnOpQrStUv'].map((file) => ({
      type: 'doc',
      content: [{ type: 'picture', attrs: { file, alt: 'x' } }],
    })),
    ...['bulletList', 'blockquote'].map((type) => ({ type: 'doc', content: [nested(type, 40)] })),
    line({ type: 'text', text: '\u0000' }),
    line({ type: 'text', text: 'x\u001b[31m' }),
    line({ type: 'formula', attrs: { tex: 'x'.repeat(1001) } }),
    { type: 'doc', content: [] },
    { type: 'doc' },
    { type: 'paragraph' },
    { type: 'doc', content: Array.from({ length: 2001 }, () => ({ type: 'paragraph' })) },
    line({ type: 'text', text: 'x'.repeat(200_001) }),
    'x',
    null,
    [],
  ]
  for (const text of refused) {
    const { status } = await author.send('POST', '/api/lessons', { name: 'Hostile', text })
    expect(status, JSON.stringify(text)?.slice(0, 300)).toBe(400)
  }
  const taken = [
    line({ type: 'text', text: '<script>alert(1)</script>', onclick: 'alert(1)' }),
    {
      type: 'doc',
      content: [
        { type: 'paragraph', attrs: { style: 'x', onclick: 'y' }, content: [{ type: 'text', text: 'x' }], innerHTML: '<b>' },
      ],
    },
    { ...line({ type: 'text', text: 'x' }), attrs: { onload: 'alert(1)' } },
  ]
  for (const text of taken) {
    const { status, body } = await author.send('POST', '/api/lessons', { name: 'Harmless', text })
    expect(status).toBe(201)
    const { body: found } = await author.send('GET', `/api/materials/${body.id}`)
    const { body: content } = await author.send('GET', found.link)
    expect(LessonText.parse(content.text)).toEqual(content.text)
    expect(JSON.stringify(content)).not.toMatch(/"onclick|"onload|"style|innerHTML/)
  }
})
