/** A4, lying. All measures in points. */
export const page = { width: 841.89, height: 595.28 }
export const left = 78
export const right = page.width - left
export const top = 76
/** The width of what stands on the left. */
export const column = 446
