/** A browser may forbid storage (blocked site data, some private modes). The portal then remembers until the page is closed. */
const memory = new Map<string, string>()

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
  remove(key: string) {
    memory.delete(key)
    try {
      localStorage.removeItem(key)
    } catch {
      // Nothing was kept there.
    }
  },
}
