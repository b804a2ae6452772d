import assert from 'node:assert/strict'
import { test } from 'node:test'
import { checkLedger } from '#server/points/index.ts'
import { startTwoServers } from './open-servers.ts'
import { enter, insertCourses, sendAs } from './portal-process.ts'

const author = 'author@example.com'
const { db, server } = await startTwoServers({ ADMIN_EMAIL: author, ADMIN_PASSWORD: 'a long secret' })

test('fifty buys of one cart at once through two servers charge once, a hundred times over', async () => {
  await insertCourses(db, author, 400)
  const buyer = await enter(server(0), 'buyer@example.com', 'a long secret', 'register')
  const balance = async () => (await sendAs(buyer, 'GET', `${server(1)}/api/account`)).body?.balance as number

  for (let round = 0; round < 100; round++) {
    const before = await balance()
    const prices: number[] = []
    for (const courseId of [1, 2, 3].map((number) => round * 3 + number)) {
      assert.equal((await sendAs(buyer, 'PUT', `${server(0)}/api/shopping-cart/add-to-cart/${courseId}`)).status, 200)
      prices.push(courseId % 7)
    }
    const responses = await Promise.all(
      Array.from({ length: 50 }, (_, number) => sendAs(buyer, 'PUT', `${server(number)}/api/shopping-cart/buy`)),
    )
    assert.equal(responses.filter((response) => response.status === 200).length, 1, `round ${round}`)
    assert.equal(responses.filter((response) => response.status === 400).length, 49)
    assert.equal(await balance(), before - prices.reduce((sum, price) => sum + price, 0))
  }
  assert.deepEqual(
    (await checkLedger(db, new Date())).filter(({ breaches }) => breaches > 0),
    [],
  )
})
