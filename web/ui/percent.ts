import { locale } from './locale.ts'

const format = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })

/** "45%" of 45. */
export const percent = (ofHundred: number) => format.format(ofHundred / 100)
