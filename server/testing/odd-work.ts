import { badRequest } from '#server/core/errors.ts'

/** Tasks for tests of side threads, most of which fail. */
export const good = async (text: string) => `${text} done`
export const slow = async (text: string) => {
  await new Promise((resolve) => setTimeout(resolve, 200))
  return `${text} done`
}
export const refusing = async (text: string): Promise<string> => {
  throw badRequest(text, { field: text })
}
export const faulty = async (text: string): Promise<string> => {
  throw new Error(text)
}
/** Sleeps without ever returning to the event loop: as deaf as an endless loop, but it takes no core from other tests. */
export const endless = async (_text: string): Promise<string> => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
export const deadly = async (_text: string): Promise<string> => process.exit(3)
