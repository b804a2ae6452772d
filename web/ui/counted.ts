import { once } from './once.ts'

const figures = once(() => new Intl.NumberFormat())

/** "1 course", "12,000 courses". */
export const counted = (count: number, one: string, many = `${one}s`) => `${figures().format(count)} ${count === 1 ? one : many}`
