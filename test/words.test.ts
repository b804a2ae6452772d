import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import { test } from 'node:test'

/** Sentences that users stumbled over, and what is shown instead. */
const replaced = {
  'The way there in': 'Your plan: 4 courses',
  'of it known by then': '0.3 hours overlap with earlier steps',
  'The only way': 'Required: no other course gives these levels.',
  'Without it these levels cannot be reached': 'Required: no other course gives these levels.',
  'You log in or register first': 'Log in or register to buy.',
  'Your cart comes along': 'Your cart is kept.',
  'Who made it stays unknown': 'The author stays anonymous.',
  'Who is here, with points and courses': 'All users, with balance and progress.',
  'May stay empty': 'Optional.',
  'still holds': 'On track for February 10',
  'Nobody is named': 'Figures are anonymous and cover at least ten learners',
  'Go on without': 'Continue without them',
  'Look and decide': 'Review and decide',
  'in the time that a search has': 'in the time allowed for a search',
  'logged in nowhere else': 'You are not logged in anywhere else.',
  'asks for no code any more': 'Logging in no longer asks for a code.',
  'nobody is written to': 'Until then, no mails are sent.',
  'offers the skills alone': 'Until you add one, the home page shows only skills.',
  'Take back a part of the choice': 'No entries match. Remove a filter to see more.',
  'Go on learning': 'Continue learning',
}

test('a sentence that was replaced does not come back', async () => {
  const files = await Array.fromAsync(
    glob('{contract,media,server,web}/**/*.{ts,tsx,html}', { exclude: (name) => name === 'dist' }),
  )
  assert.ok(files.length > 50)
  for (const file of files) {
    // JSX breaks long sentences.
    const text = readFileSync(file, 'utf8').replaceAll(/\s+/g, ' ').toLowerCase()
    for (const [old, better] of Object.entries(replaced))
      assert.ok(!text.includes(old.toLowerCase()), `${file} says “${old}” instead of “${better}”`)
  }
})

test('no screen tells a learner to type a command', async () => {
  const files = await Array.fromAsync(glob('web/**/{,first-}words.ts'))
  assert.ok(files.length > 30)
  for (const file of files) assert.doesNotMatch(readFileSync(file, 'utf8'), /npm (run|start|test)|node scripts/, file)
})
