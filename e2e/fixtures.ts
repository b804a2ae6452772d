import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type BrowserContext, test as base, type Disposable, expect, type Page } from '@playwright/test'
import { login, register, type TokenPair } from '#contract/accounts/accounts.ts'

export interface User {
  name: string
  email: string
  pair: TokenPair
}

/** The password of the demo's accounts and of every user that a test registers. */
export const password = 'Demo123!'

interface Fixtures {
  /**
   * Opens a page as somebody: with the session that a user got by registering, which only one browser may use, or with a new one for an
   * email address, through the API. Without a page (null), the next one that the test opens is theirs.
   */
  signIn: (who: User | string, path?: string | null) => Promise<void>
  /** A user who belongs to this test, registered through the API. */
  registerUser: (name?: string) => Promise<User>
  /** Fails the test for anything the browser reports: an error in a script, a violation of the content security policy, a dialog. */
  cleanBrowser: undefined
}

export const test = base.extend<Fixtures>({
  signIn: async ({ page, request }, use) => {
    await use(async (who, path = '/courses') => {
      await enterAs(page, typeof who === 'string' ? { pair: await logInByApi(request, who) } : who)
      if (path === null) return
      await page.goto(path)
      await expect(page.getByRole('button', { name: 'Logout' }).or(page.getByRole('button', { name: 'Menu' }))).toBeVisible()
    })
  },
  registerUser: async ({ request }, use) => {
    await use(async (name = 'Nora Newcomer') => {
      const email = freshEmail()
      const response = await request.post(register.url, { data: { name, email, password } })
      expect(response.status()).toBe(200)
      return { name, email, pair: await response.json() }
    })
  },
  cleanBrowser: [
    async ({ context }, use, testInfo) => {
      const reports: string[] = []
      const touched = new Set<string>()
      context.on('request', (request) => touched.add(partName(new URL(request.url()).pathname)))
      context.on('console', (message) => {
        // The browser reports every call that fails. Tests make calls that are refused, or find no portal or connection, on purpose.
        const isRefusedCall = /^Failed to load resource: .*(status of (4\d\d|503)|ERR_INTERNET_DISCONNECTED)/.test(message.text())
        if (message.type() === 'error' && !isRefusedCall) reports.push(message.text())
      })
      context.on('weberror', (error) => reports.push(String(error.error())))
      context.on('dialog', (dialog) => {
        // The browser asks before leaving unsaved work; the test wants to leave.
        if (dialog.type() === 'beforeunload') return void dialog.accept()
        reports.push(`dialog: ${dialog.message()}`)
        void dialog.dismiss()
      })
      await use(undefined)
      testInfo.annotations.push({ type: 'touched', description: [...touched].join(' ') })
      expect(reports).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

const entries = new WeakMap<BrowserContext, Disposable>()

/**
 * The next document that opens is this session's, at whatever address, and so are all later ones until it ends. Playwright's own way opens
 * a page for it, which takes a fifth of what a test's first screen takes.
 */
export async function enterAs(page: Page, { pair }: Pick<User, 'pair'>) {
  const context = page.context()
  await entries.get(context)?.dispose()
  const entry = await context.addInitScript(({ accessToken, refreshToken }) => {
    // What is shown in a sandbox has no storage. The portal renews the tokens, so they are stored only once.
    if (origin === 'null' || localStorage.getItem('entered') === accessToken) return
    localStorage.setItem('entered', accessToken)
    localStorage.setItem('jwt', accessToken)
    localStorage.setItem('refreshToken', refreshToken)
  }, pair)
  entries.set(context, entry)
}

/** The name of the code that is loaded, or the address of a call. `npm test -- --changed` finds by them whom a change reaches. */
const partName = (path: string) => /^\/assets\/(.+)-[\w-]{7}\.js$/.exec(path)?.[1] ?? path

async function logInByApi(request: APIRequestContext, email: string): Promise<TokenPair> {
  const response = await request.post(login.url, { data: { email, password } })
  expect(response.status()).toBe(200)
  return response.json()
}

export const freshEmail = () => `user-${randomUUID()}@example.test`

/** Coming from the registration, whose fields have the same names, its screen stays until the next one is loaded. */
export async function fillLogin(page: Page, email: string, secret = password) {
  await expect(page.getByRole('button', { name: 'Login', exact: true })).toBeVisible()
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(secret)
}

/** Through the login screen, which also sends the guest's cart. */
export async function logIn(page: Page, email: string) {
  await page.goto('/account/login')
  await fillLogin(page, email)
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page).toHaveURL('/courses')
}

/** The next call of this address reaches the server, but its response is lost. */
export const loseResponse = (page: Page, url: string) =>
  page.route(
    `**${url}`,
    async (route) => {
      await route.fetch()
      await route.abort('internetdisconnected')
    },
    { times: 1 },
  )

/** For tests that wait until the network is idle, which it never is while the stream of notifications is open. */
export const withoutStream = (page: Page) =>
  page.route('**/api/notifications/stream', (route) => route.abort('internetdisconnected'))

/** The tokens in the browser's storage, under the specification's keys. */
export const storedPair = (page: Page): Promise<TokenPair> =>
  page.evaluate(() => ({
    accessToken: localStorage.getItem('jwt') ?? '',
    refreshToken: localStorage.getItem('refreshToken') ?? '',
  }))

/** A stored session is renewed whenever a page starts. */
export async function reloadAndRenew(page: Page) {
  const renewal = page.waitForResponse('**/api/tokens/refresh')
  await page.reload()
  return (await renewal).status()
}

/** Other tests add to the audit log at the same time, so what an Admin did may be on its second or third page. */
export async function expectInAuditLog(page: Page, text: string) {
  for (const number of [1, 2, 3]) {
    await page.goto(`/statistics/audit?page=${number}`)
    const log = page.getByRole('table', { name: 'Audit log' })
    await expect(log.getByRole('row').nth(1)).toBeVisible()
    if ((await log.getByText(text).count()) > 0) return
  }
  throw new Error(`The audit log has no “${text}”.`)
}
