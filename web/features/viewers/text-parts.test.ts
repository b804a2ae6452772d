import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type ByteOrder, countParts, decodePart, findByteOrder, partRange, toBlocks } from './text-parts.ts'

/** The whole text, read part by part as the viewer does. */
function readParts(file: Uint8Array): string[] {
  const order = findByteOrder(file)
  return Array.from({ length: countParts(file.length) }, (_, number) => {
    const { begin, end } = partRange(number, file.length)
    return decodePart(file.subarray(begin, end), number, file.length, order)
  })
}

const utf16 = (text: string, order: ByteOrder) => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le')
  return order === 'utf-16le' ? bytes : bytes.swap16()
}

const line = 'Ein Satz über Größe, 文字 и кириллица 🙂, dann weiter. '
const texts = {
  'a short text': 'Ein Wort.\n',
  'lines of all lengths': Array.from({ length: 3000 }, (_, at) => [...line].slice(0, at % 50).join('')).join('\n'),
  'one line without an end': line.repeat(6000),
  'one word without an end': '文🙂'.repeat(50_000),
  'nothing but line ends': '\n'.repeat(200_000),
}
for (const [what, text] of Object.entries(texts)) {
  test(`${what}: the parts make the whole in any encoding, and none is empty or large`, () => {
    for (const file of [Buffer.from(text), utf16(text, 'utf-16le'), utf16(text, 'utf-16be')]) {
      const parts = readParts(file)
      assert.ok(parts.join('') === text)
      for (const part of parts) assert.ok(part.length > 0 && part.length <= 72 * 1024, String(part.length))
    }
  })
}

test('texts of one byte a letter are shown in their own letters', () => {
  const western = Buffer.from('Fa\xe7ade, \x93quoted\x94, Gr\xf6\xdfe\n'.repeat(5000), 'latin1')
  assert.equal(readParts(western).join(''), 'Façade, “quoted”, Größe\n'.repeat(5000))
  const cyrillic = Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xec, 0xe8, 0xf0])
  assert.equal(readParts(cyrillic).join(''), 'Привет мир')
})

test('lines end alike, however the file ends them', () => {
  assert.deepEqual(readParts(Buffer.from('one\r\ntwo\rthree\n')), ['one\ntwo\nthree\n'])
})

test('a file of any size has few blocks a part, of whole lines', () => {
  assert.equal(countParts(200 * 1024 * 1024), 3200)
  const blocks = toBlocks('\n'.repeat(68 * 1024))
  assert.ok(blocks.length < 200)
  const text = 'A line that is not very long.\n'.repeat(100)
  assert.equal(toBlocks(text).join(''), text)
  assert.ok(toBlocks(text).every((block) => block.endsWith('.\n')))
  assert.deepEqual(toBlocks(''), [])
})
