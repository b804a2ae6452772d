import { Refused } from '#server/core/errors.ts'
import { pointsActs, returnEverything } from './points-acts.ts'
import { PointsWorld } from './points-world.ts'
import type { TestApp } from './test-app.ts'

interface Length {
  /** How many acts. */
  steps: number
  /** After how many the portal is compared with what the acts tell. */
  checkEvery: number
}

/** Random acts of random people. At the end everybody returns what they can. Returns how often each act was done or refused. */
export async function actAtRandom(t: TestApp, seed: number, { steps, checkEvery }: Length): Promise<Map<string, number>> {
  const world = await PointsWorld.begin(t, seed)
  const done = new Map<string, number>()
  for (let step = 0; step < steps; step++) {
    // The first acts make people and courses.
    const name = step < 4 ? 'register' : step < 7 ? 'publish' : chooseAct(world)
    const result = await doAct(world, name).catch((error) => {
      throw new Error(`${name} in step ${step} with seed ${seed}`, { cause: error })
    })
    done.set(result, (done.get(result) ?? 0) + 1)
    if (step % checkEvery === 0) await world.check(`seed ${seed}, step ${step}, ${result}`)
  }
  await world.check(`seed ${seed}, after all acts`)
  await returnEverything(world)
  await world.check(`seed ${seed}, after all returns`)
  return done
}

async function doAct(world: PointsWorld, name: string): Promise<string> {
  try {
    await pointsActs[name]?.[1](world)
    return name
  } catch (error) {
    if (error instanceof Refused) return `${name}, refused`
    throw error
  }
}

const weights = Object.values(pointsActs).reduce((sum, [weight]) => sum + weight, 0)

function chooseAct(world: PointsWorld): string {
  let left = world.random() * weights
  for (const [name, [weight]] of Object.entries(pointsActs)) {
    left -= weight
    if (left < 0) return name
  }
  return chooseAct(world)
}
