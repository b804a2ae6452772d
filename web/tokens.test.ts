import assert from 'node:assert/strict'
import { globSync, readFileSync } from 'node:fs'
import { test } from 'node:test'

const sheets = globSync('web/**/*.module.css', { exclude: ['web/dist/**'] })

/** Values that are defined once: colours in tokens.css; sizes, weights and corners in theme.ts. */
const adHoc: [what: string, pattern: RegExp][] = [
  ['a colour', /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/gi],
  ['a size of letters', /font-size:[^;]*?\d(?:px|rem)/g],
  ['a weight of letters', /font-weight: \d+/g],
  ['a corner', /border-radius:[^;]*?(?:[3-9]|\d\d+)px/g],
]

test('the style sheets of screens take colours, letters and corners from the tokens', () => {
  assert.ok(sheets.length > 50)
  const found = sheets.flatMap((sheet) => {
    const text = readFileSync(sheet, 'utf8')
    return adHoc.flatMap(([what, pattern]) => [...text.matchAll(pattern)].map(([value]) => `${sheet}: ${what}, ${value}`))
  })
  assert.deepEqual(found, [])
})
