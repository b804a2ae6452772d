/** What the portal can send, best first. */
const ours = ['br', 'gzip'] as const
export type Encoding = (typeof ours)[number]

/**
 * Those of our encodings that a client takes, in its order and then in ours, by RFC 9110, section 12.5.3. None of them: it is sent plain,
 * also to those who say nothing, although they would have to take anything.
 */
export function encodingsFor(header: string | undefined): Encoding[] {
  const weights = new Map((header ?? '').split(',').map(readItem))
  const weightOf = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'gzip' ? weights.get('x-gzip') : undefined) ?? weights.get('*') ?? 0
  const plain = weights.get('identity') ?? 0
  return ours
    .filter((encoding) => weightOf(encoding) > 0 && weightOf(encoding) >= plain)
    .sort((a, b) => weightOf(b) - weightOf(a))
}

/** `gzip;q=0.5` is taken half as gladly as `br`; `gzip;q=0`, or with a weight that is none, not at all. */
function readItem(item: string): [string, number] {
  const [name = '', ...parameters] = item.toLowerCase().split(';')
  const weight = parameters.map((parameter) => /^\s*q\s*=\s*(.*?)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined)
  if (weight === undefined) return [name.trim(), 1]
  return [name.trim(), /^(0(\.\d{0,3})?|1(\.0{0,3})?)$/.test(weight) ? Number(weight) : 0]
}
