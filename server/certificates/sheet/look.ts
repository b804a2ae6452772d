/** A4, landscape. All measures in points. */
export const page = { width: 841.89, height: 595.28 }
export const left = 78
export const right = page.width - left
export const top = 76
/** The width of the left column. */
export const column = 446
