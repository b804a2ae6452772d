/** The path in the book that an address in one of its files leads to, without the part after `#`. Undefined if it leads out of the book. */
export function pathIn(file: string, address: string): string | undefined {
  const root = 'https://book.invalid/'
  if (!URL.canParse(address, root)) return undefined
  const url = new URL(address, new URL(encodePath(file), root))
  return `${url.origin}/` === root ? decodePath(url.pathname.slice(1)) : undefined
}

export const anchorIn = (address: string) => {
  const at = address.indexOf('#')
  return at < 0 ? undefined : decodePath(address.slice(at + 1))
}

const encodePath = (path: string) => path.split('/').map(encodeURIComponent).join('/')

function decodePath(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
