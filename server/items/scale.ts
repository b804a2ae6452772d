/**
 * From a stated level to the scale of abilities. On it, those who say that they know a level are spread around its mark with a standard
 * deviation of 1, and a question is answered right by half of those whose ability is its difficulty (without guessing).
 *
 * | level      |    1 |    2 |    3 |    4 |    5 |   6 |   7 |   8 |   9 |  10 |
 * | difficulty | −1.8 | −1.4 | −1.0 | −0.6 | −0.2 | 0.2 | 0.6 | 1.0 | 1.4 | 1.8 |
 * | mark       | −1.3 | −0.9 | −0.5 | −0.1 |  0.3 | 0.7 | 1.1 | 1.5 | 1.9 | 2.3 |
 *
 * Somebody knows a level who answers two of three of its questions right, without guessing: that is the mark.
 */
export const levelStep = 0.4
const middle = 5.5

/** How well a question tells those who know from those who do not, until answers say more. */
export const usualDiscrimination = 1.4

/** What answers say about it is believed within these limits. */
export const clampDiscrimination = (discrimination: number) => Math.min(2.2, Math.max(0.7, discrimination))

/** How far the difficulty of a question is from its stated level, as a standard deviation: a level and a quarter. */
export const statedSpread = 0.5

export const difficultyOf = (level: number) => (level - middle) * levelStep

export const markOf = (level: number) => difficultyOf(level) + Math.log(2) / usualDiscrimination
