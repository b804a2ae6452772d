/** More at a time would only slow each other down. */
const atOnce = 2
let running = 0
const waiting: (() => void)[] = []

/** Uploads that were begun together take turns. */
export async function inTurn<T>(upload: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  else running++
  try {
    return await upload()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}
