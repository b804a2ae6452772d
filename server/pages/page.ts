import type { Goal } from '#contract/goals/goals.ts'
import type { App, Parts } from '#server/core/app.ts'
import { type PreparedResponse, readAsGuest } from '#server/core/http/send-shared.ts'

/** What the page says about itself to browsers, search engines and sites that preview links. */
export interface Head {
  /** The screen's title; the name of the portal is added. */
  title: string
  description: string
  /** The canonical address. */
  path: string
  type?: 'website' | 'profile'
  /** A bitmap for link previews. */
  socialPicture?: string
  /** In the words of schema.org. */
  data?: object
  /** Anyone may open and share it, but search engines should not list it. */
  isUnlisted?: boolean
}

/** What the server can say about a page before the web app has started. */
export interface Described {
  head: Head
  /** The response to the first call of the screen. */
  first?: FirstResponse
  /** The layout on a phone, which decides what is shown before the web app has started. */
  shape?: 'list' | 'search' | 'plan' | 'course' | 'author' | 'entry'
  /** What the first page offers above the list. */
  goals?: Goal[]
  /** The address of the first picture on the screen. */
  picture?: string | undefined
}

export interface FirstResponse<T = unknown> {
  /** The address of the call, exactly as the web makes it. */
  url: string
  response: PreparedResponse<T>
}

export interface PageRequest {
  params: Record<string, string | undefined>
  query: URLSearchParams
  origin: string
}

/** Throws `notFound` when the page does not exist. */
export type Describe = (app: App, request: PageRequest) => Promise<Described> | Described

/** Guests who open the page and guests who make the call share one read. */
export async function firstResponse<T>(
  app: App,
  url: string,
  load: (parts: Parts) => Promise<PreparedResponse<T>>,
): Promise<FirstResponse<T>> {
  return { url, response: await readAsGuest(app, url, load) }
}
