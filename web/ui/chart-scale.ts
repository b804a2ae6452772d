/** The end of the scale: a round number, at least the largest value, with a whole half. */
export function scaleTop(largest: number): number {
  const half = Math.max(largest, 2) / 2
  const step = 2 * 10 ** Math.floor(Math.log10(half))
  return Math.ceil((half * 2) / step) * step
}

/** The labels below the bars: a few of them at equal distances, none so late that its label would not fit. */
export function scaleMarks(count: number, most = 6): number[] {
  const step = Math.ceil(count / most)
  return Array.from({ length: count }, (_, place) => place).filter((place) => place % step === 0 && place <= count * 0.9)
}
