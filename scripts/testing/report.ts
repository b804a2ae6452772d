export interface Result {
  passed: number
  failed: number
  /** Seconds by test or by file of tests. */
  times: Map<string, number>
}

/** The slowest first, a line each. */
export function slowest(title: string, { times }: Result, count: number): string {
  const lines = [...times].sort(([, a], [, b]) => b - a).slice(0, count)
  const total = [...times.values()].reduce((sum, seconds) => sum + seconds, 0)
  return [
    `${title} (${Math.round(total)} s in all, ${times.size} of them):`,
    ...lines.map(([name, s]) => `${s.toFixed(1).padStart(7)} s  ${name}`),
  ].join('\n')
}

/** Measures phases, some of which run at the same time. */
export class Stopwatch {
  private readonly start = Date.now()
  private readonly lines: string[] = []

  async measure<T>(phase: string, work: Promise<T>): Promise<T> {
    const from = this.seconds()
    try {
      return await work
    } finally {
      this.lines.push(`${String(this.seconds() - from).padStart(5)} s  ${phase} (from second ${from} to ${this.seconds()})`)
    }
  }

  seconds = () => Math.round((Date.now() - this.start) / 1000)
  report = () => ['phases:', ...this.lines].join('\n')
}
