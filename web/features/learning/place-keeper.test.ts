import assert from 'node:assert/strict'
import { beforeEach, mock, test } from 'node:test'
import type { OpenedPlace } from './learning.api.ts'
import { PlaceKeeper } from './place-keeper.ts'

const saved: OpenedPlace[] = []
let isOffline = false
const save = async (place: OpenedPlace) => {
  if (isOffline) throw new Error('offline')
  saved.push(place)
}
const pendingSaves = () => new Promise((resolve) => setImmediate(resolve))
const pass = async (milliseconds: number) => {
  mock.timers.tick(milliseconds)
  await pendingSaves()
}

beforeEach(() => {
  saved.length = 0
  isOffline = false
  mock.timers.reset()
  mock.timers.enable({ apis: ['setTimeout'] })
})

test('opening is saved at once, playing every ten seconds, and only the newest place', async () => {
  const keeper = new PlaceKeeper(save, [])
  keeper.opened(1)
  await pendingSaves()
  for (let second = 1; second <= 12; second++) {
    keeper.moved(1, String(second), false)
    await pass(1_000)
  }
  assert.deepEqual(saved, [{ materialId: 1 }, { materialId: 1, place: '10' }])
})

test('a pause or a turned page is saved soon, once for many pages', async () => {
  const keeper = new PlaceKeeper(save, [])
  keeper.moved(1, '41', false)
  for (const page of ['2', '3', '4']) {
    keeper.moved(1, page, true)
    await pass(500)
  }
  assert.deepEqual(saved, [])
  await pass(500)
  assert.deepEqual(saved, [{ materialId: 1, place: '4' }])
})

test('a pause at the second that was to wait does not wait any longer', async () => {
  const keeper = new PlaceKeeper(save, [])
  keeper.moved(1, '12', false)
  keeper.moved(1, '12', true)
  await pass(1_000)
  assert.deepEqual(saved, [{ materialId: 1, place: '12' }])
})

test('a place that is already saved is not saved again', async () => {
  const keeper = new PlaceKeeper(save, [[1, '7']])
  keeper.moved(1, '7', true)
  keeper.moved(1, '8', true)
  keeper.moved(1, '8', true)
  await pass(60_000)
  assert.deepEqual(saved, [{ materialId: 1, place: '8' }])
})

test('the place in the last material is saved before the next one is opened, one after the other', async () => {
  const keeper = new PlaceKeeper(save, [])
  keeper.moved(1, '30', false)
  keeper.opened(2)
  await pendingSaves()
  assert.deepEqual(saved, [{ materialId: 1, place: '30' }, { materialId: 2 }])
})

test('leaving saves at once, and the timer saves nothing more', async () => {
  const keeper = new PlaceKeeper(save, [])
  keeper.moved(1, '30', false)
  keeper.leave()
  await pass(60_000)
  assert.deepEqual(saved, [{ materialId: 1, place: '30' }])
})

test('a place that could not be saved is sent with the next, and never overwrites a newer one', async () => {
  const keeper = new PlaceKeeper(save, [])
  isOffline = true
  keeper.opened(1)
  await pendingSaves()
  keeper.moved(1, '5', true)
  await pass(1_000)
  keeper.leave()
  await pendingSaves()
  assert.deepEqual(saved, [])
  isOffline = false
  keeper.moved(1, '6', true)
  await pass(1_000)
  assert.deepEqual(saved, [{ materialId: 1, place: '6' }])
  keeper.moved(1, '7', true)
  keeper.leave()
  await pendingSaves()
  assert.equal(saved.length, 2)
})
