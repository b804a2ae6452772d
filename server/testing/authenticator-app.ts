import assert from 'node:assert/strict'
import { Secret, TOTP } from 'otpauth'
import type { TestUser } from './build.ts'
import type { TestApp } from './test-app.ts'

/** The code that an app shows at this time of the test's clock, or so many seconds later. */
export const codeAt = ({ clock }: Pick<TestApp, 'clock'>, secret: string, seconds = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() + seconds * 1000 })

/** Switches the second step on. The code for it is used up, so time goes on to the next one. */
export async function switchOnApp(test: TestApp, user: TestUser): Promise<{ secret: string; recoveryCodes: string[] }> {
  const { secret } = (await test.as(user).post('/api/account/totp')).json()
  const response = await test.as(user).put('/api/account/totp', { code: codeAt(test, secret) })
  assert.equal(response.statusCode, 200, response.body)
  test.clock.move({ seconds: 30 })
  return { secret, recoveryCodes: response.json().recoveryCodes }
}
