import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineReader } from './call-lines.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

function readLines(pieces: Uint8Array[]): unknown[] {
  const lines: unknown[] = []
  const read = lineReader((line) => lines.push(line))
  for (const piece of pieces) read(piece)
  return lines
}

test('lines are read one by one, however they are cut', () => {
  const sent = bytes('{"kind":"plan","name":"Zürich → Ålesund"}\n{"kind":"done"}\n')
  const whole = [{ kind: 'plan', name: 'Zürich → Ålesund' }, { kind: 'done' }]
  assert.deepEqual(readLines([sent]), whole)
  for (let cut = 1; cut < sent.length; cut++)
    assert.deepEqual(readLines([sent.slice(0, cut), sent.slice(cut)]), whole, `cut at ${cut}`)
  assert.deepEqual(readLines([...sent].map((byte) => Uint8Array.of(byte))), whole)
})

test('a line is read when it ends, and empty ones are signs of life', () => {
  assert.deepEqual(readLines([bytes('\n\n{"done":1}')]), [])
  assert.deepEqual(readLines([bytes('\n\n{"done":1}'), bytes('\n')]), [{ done: 1 }])
})

test('the page of a proxy has no lines', () => {
  assert.deepEqual(readLines([bytes('<html>\n<body>502 Bad Gateway</body>\n</html>\n')]), [])
})
