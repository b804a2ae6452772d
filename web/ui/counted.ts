import { locale } from './locale.ts'
import { once } from './once.ts'

const figures = once(() => new Intl.NumberFormat(locale))

/** "12,000" */
export const formatNumber = (value: number) => figures().format(value)

/** "1 course", "12,000 courses". */
export const counted = (count: number, one: string, many = `${one}s`) => `${formatNumber(count)} ${count === 1 ? one : many}`
