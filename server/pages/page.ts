import type { App } from '#server/core/app.ts'
import type { PreparedResponse } from '#server/core/http/send-shared.ts'

/** What the page says of itself to browsers, search engines and those who show links to it. */
export interface Head {
  /** As the screen has it; the name of the portal is added. */
  title: string
  description: string
  /** Its one address, whatever else leads there. */
  path: string
  type?: 'website' | 'profile'
  /** A bitmap for those who show a link to the page. */
  socialPicture?: string
  /** In the words of schema.org. */
  data?: object
  /** Anyone who has the address may open and share it, but search engines should not list it. */
  isUnlisted?: boolean
}

/** What the server knows of a page before the web app has started. */
export interface Described {
  head: Head
  /** The answer to the first call of the screen. */
  first?: FirstResponse
  /** How the screen is laid out on a phone; it decides what stands there before the web app has started. */
  shape?: 'list' | 'search' | 'course' | 'author' | 'entry'
  /** What the eye falls on first, by its address. */
  picture?: string | undefined
}

export interface FirstResponse<T = unknown> {
  /** Of the call, exactly as the web makes it. */
  url: string
  response: PreparedResponse<T>
}

export interface Asked {
  params: Record<string, string | undefined>
  query: URLSearchParams
  origin: string
}

/** Throws `notFound` when there is no such thing. */
export type Describe = (app: App, asked: Asked) => Promise<Described> | Described

/** Guests who open the page and guests who make the call share one reading. */
export async function firstResponse<T>(
  app: App,
  url: string,
  load: () => Promise<PreparedResponse<T>>,
): Promise<FirstResponse<T>> {
  return { url, response: await app.guestReads.read(url, load) }
}
