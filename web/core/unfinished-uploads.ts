/**
 * Where the uploads of this tab stand, so that the same file goes on after a reload, or after a look at something else. Not longer
 * than the tab: the names of somebody's files are nobody else's business.
 */
export function unfinished(folder: string, file: File) {
  const key = ['upload', folder, file.name, file.size, file.lastModified].join(':')
  return {
    read: () => attempt(() => sessionStorage.getItem(key)),
    keep: (url: string) => attempt(() => sessionStorage.setItem(key, url)),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  }
}

/** A browser may forbid storage; the upload then begins anew. */
function attempt<T>(use: () => T): T | null {
  try {
    return use()
  } catch {
    return null
  }
}
