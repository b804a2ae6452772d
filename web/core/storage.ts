/** A browser may forbid storage (blocked site data, some private modes). The portal then remembers until the page is closed. */
const memory = new Map<string, string>()

/** How the keys of reviews that are being written begin. They hold what one learner says of another, so they go at sign-out. */
export const reviewDrafts = 'coursewise-review-'

export const storage = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key)
    } catch {
      return memory.get(key) ?? null
    }
  },
  set(key: string, value: string) {
    try {
      localStorage.setItem(key, value)
    } catch {
      memory.set(key, value)
    }
  },
  removeAll(prefix: string) {
    for (const key of keys()) if (key.startsWith(prefix)) storage.remove(key)
  },
  remove(key: string) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept there.
    }
  },
}

function keys(): string[] {
  try {
    return [...memory.keys(), ...Object.keys(localStorage)]
  } catch {
    return [...memory.keys()]
  }
}
