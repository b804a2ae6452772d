import { limits } from '#contract/core/limits.ts'

/** About as high as the first page of so many ratings, in pixels, so that nothing below it moves when it has loaded. */
export const roomFor = (count: number) => Math.min(count, limits.pageSize.ratings) * 150
