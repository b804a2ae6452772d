/** The prefix of the keys of unfinished reviews. They are private, so they are removed at sign-out. */
export const reviewDrafts = 'coursewise-review-'
/** The prefix of the keys of answers in checks that the server does not have yet. They are private too. */
export const checkAnswers = 'coursewise-check-'
/** The key of the id of a session that came from the school's account. */
export const schoolSession = 'schoolSession'

/** Shared by all tabs and visits. */
export const storage = storageOver(() => localStorage)
/** For this tab, kept over reloads. */
export const tabStorage = storageOver(() => sessionStorage)

export type BrowserStorage = ReturnType<typeof storageOver>

/** A browser may forbid storage (blocked site data, some private modes). Then values are kept until the page is closed. */
function storageOver(own: () => Storage) {
  const memory = new Map<string, string>()
  const attempt = <T>(use: (storage: Storage) => T, otherwise: () => T): T => {
    try {
      return use(own())
    } catch {
      return otherwise()
    }
  }
  const remove = (key: string) => {
    memory.delete(key)
    attempt(
      (storage) => storage.removeItem(key),
      () => {},
    )
  }
  return {
    get: (key: string): string | null =>
      attempt(
        (storage) => storage.getItem(key),
        () => memory.get(key) ?? null,
      ),
    set: (key: string, value: string) =>
      attempt(
        (storage) => storage.setItem(key, value),
        () => void memory.set(key, value),
      ),
    remove,
    removeAll(prefix: string) {
      const stored = attempt(Object.keys, () => [])
      for (const key of [...memory.keys(), ...stored]) if (key.startsWith(prefix)) remove(key)
    },
  }
}
