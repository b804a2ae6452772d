/** How many skills a search may ask for, which levels, and how many courses must be in the plan. */
export const searchLimits = { skills: { min: 1, max: 20 }, level: { min: 1, max: 100 }, musts: { max: 20 } } as const
