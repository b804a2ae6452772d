/** The encodings that the portal can send, best first. */
const ours = ['br', 'gzip'] as const
export type Encoding = (typeof ours)[number]

/**
 * Returns which of our encodings a client accepts, sorted by its preference and then by ours (RFC 9110, section 12.5.3). If none, the
 * response is sent plain, also to clients that send no header, although the RFC would let us send them anything.
 */
export function encodingsFor(header = ''): readonly Encoding[] {
  const before = known.get(header)
  if (before) return before
  const found = readHeader(header)
  if (known.size === mostKnown) known.clear()
  known.set(header, found)
  return found
}

/** Browsers send a handful of different headers, with every request. */
const known = new Map<string, readonly Encoding[]>()
const mostKnown = 100

function readHeader(header: string): Encoding[] {
  const weights = new Map(header.split(',').map(readItem))
  const askedWeight = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  return ours
    .filter((encoding) => askedWeight(encoding) > 0 && askedWeight(encoding) >= plain)
    .sort((a, b) => askedWeight(b) - askedWeight(a))
}

/** `br, gzip;q=0.5` prefers br. `gzip;q=0`, or a malformed weight, means that gzip is not accepted. */
function readItem(item: string): [string, number] {
  const [name = '', ...parameters] = item.toLowerCase().split(';')
  const weight = parameters.map((parameter) => /^\s*q\s*=\s*(.*?)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined)
  if (weight === undefined) return [name.trim(), 1]
  return [name.trim(), /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0]
}
