import { type ComponentType, lazy } from 'react'

const pause = 3000

/**
 * A part of the layout whose code is loaded when it is needed. Loading is repeated until it succeeds, because a menu that waits for a
 * connection is no reason to replace the page with an error.
 */
export const lazyPart = <Props>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await keepTrying(load) }))

async function keepTrying<Part>(load: () => Promise<Part>): Promise<Part> {
  for (;;) {
    try {
      return await load()
    } catch {
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}
