/** A number as GIFT writes it: `3`, `3:0.5` with a tolerance, `2.5..3.5` as a range. */
export function readNumber(written: string): { value: number; tolerance: number } | undefined {
  const ends = written.split('..', 3).map(toNumber)
  const [from, to] = ends
  if (ends.length === 2 && from !== undefined && to !== undefined && from <= to)
    return { value: rounded((from + to) / 2), tolerance: rounded((to - from) / 2) }
  const parts = written.split(':', 3).map(toNumber)
  const [value, tolerance = 0] = parts
  if (value === undefined || parts.length > 2 || parts.includes(undefined)) return undefined
  return { value, tolerance }
}

function toNumber(text: string): number | undefined {
  const written = text.trim()
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i.test(written)) return undefined
  const number = Number(written)
  return Number.isFinite(number) ? number : undefined
}

/** Half of 3.1 + 3.2 would be 3.1500000000000004. */
const rounded = (number: number) => Number(number.toPrecision(12))
