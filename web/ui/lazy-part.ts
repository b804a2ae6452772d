import { type ComponentType, lazy } from 'react'

const pause = 3000

/**
 * A part of the page's frame whose code comes when it is needed. When it cannot come now, it is asked for again and again: that a
 * menu or a message has to wait for the connection is no reason to lose the page.
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
