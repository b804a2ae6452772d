const format = new Intl.NumberFormat(undefined, { style: 'percent', maximumFractionDigits: 1 })

/** "45%" of 45, as the reader's language writes it. */
export const percent = (ofHundred: number) => format.format(ofHundred / 100)
