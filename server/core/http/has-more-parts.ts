/** Whether a body has more parts than so many, however they are nested: fields and items of lists. */
export function hasMoreParts(body: unknown, most: number): boolean {
  const open = [body]
  for (let count = 0; open.length > 0; ) {
    const part = open.pop()
    const inside = typeof part === 'object' && part !== null ? Object.values(part) : []
    count += inside.length
    if (count > most) return true
    open.push(...inside)
  }
  return false
}
