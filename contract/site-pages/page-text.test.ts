import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plainPageText, readPageText } from './page-text.ts'

test('paragraphs, headings, lists and links are read; lines of a paragraph stay lines', () => {
  assert.deepEqual(
    readPageText('## Who we are\nOne line\nand another\n\n- a\n- [write](mailto:help@example.com)\n\nSee https://example.com/a.'),
    [
      { kind: 'heading', parts: ['Who we are'] },
      { kind: 'text', parts: ['One line', '\n', 'and another'] },
      { kind: 'list', items: [['a'], [{ text: 'write', href: 'mailto:help@example.com' }]] },
      { kind: 'text', parts: ['See ', { text: 'https://example.com/a', href: 'https://example.com/a' }, '.'] },
    ],
  )
  assert.equal(plainPageText('## Hi\n\n[here](https://a.example) it is'), 'Hi here it is')
})

test('only http, https and mailto become links, and HTML stays text', () => {
  for (const text of [
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert)',
    '[x](data:text/html,hi)',
    '[x](//evil.example)',
    '[x](/api/account)',
    '[x](https://)',
    '<a href="https:">x</a>',
    '<script>alert(1)</script>',
  ]) {
    const [block] = readPageText(text)
    assert.ok(block && block.kind === 'text' && block.parts.every((part) => typeof part === 'string'), text)
    assert.equal(plainPageText(text), text)
  }
})

test('a description links only to the web, and words that look like an address hide no other one', () => {
  assert.deepEqual(readPageText('[write](mailto:a@b.example) or [read](https://b.example/x)', 'web'), [
    { kind: 'text', parts: ['[write](mailto:a@b.example)', ' or ', { text: 'read', href: 'https://b.example/x' }] },
  ])
  for (const words of ['https://bank.example', 'WWW.bank.example'])
    assert.equal(plainPageText(`[${words}](https://evil.example/)`), 'https://evil.example/')
})

test('a text made to be slow to parse is read quickly', () => {
  // Processor time, not time on the clock: other tests run beside this one.
  const began = process.cpuUsage()
  for (const piece of ['[', '[a](', '[a](https://', '\n \n', 'https://', '- ', '[[[]]](mailto:'])
    readPageText(piece.repeat(20_000 / piece.length))
  assert.ok(process.cpuUsage(began).user < 500_000)
})
