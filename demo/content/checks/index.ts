import type { QuestionInput } from '#contract/checks/questions.ts'
import { accessibility, accessiblePages, accounting, git, kindInterfaces } from './design-and-business.ts'
import { advancedJavascript, firstGit, htmlAndCss, javascript, services } from './javascript.ts'
import {
  astronomy,
  communication,
  english,
  musicTheory,
  observation,
  physics,
  recovery,
  smallPlans,
  stressManagement,
  studyHabits,
  writing,
} from './other-fields.ts'
import { advancedPython, dataCleaning, problemSolving, python, testing } from './python.ts'
import { advancedSpanish, listening, spanish } from './spanish.ts'
import { advancedSql, apiDesign, dataModelling, designingDatabases, sql } from './sql.ts'
import { criticalThinking, ledgerSheets, spreadsheets, statistics } from './statistics.ts'
import type { DemoCheckText, SkillQuestions } from './types.ts'

export type * from './types.ts'

/**
 * Every check by its name. Where so many questions of a skill are drawn, the pool has so few of lower levels that every attempt asks three of
 * the level that its course teaches: then the level counts as shown. The questions of a subject are in several courses, because a placement
 * asks none of courses that somebody may buy.
 */
const checks = {
  'Check: one table': { pools: [part(sql, [1, 2], inThirds(0, 1))], questionsPerSkill: 14, passPercent: 70 },
  'Check: several tables': {
    pools: [part(sql, [3, 4], inThirds(0, 1)), dataModelling],
    questionsPerSkill: 14,
    passPercent: 65,
    attempts: 5,
    pauseMinutes: 60,
    timeLimitMinutes: 60,
  },
  'Check: tables that stay correct': {
    pools: [part(sql, [3, 4], inThirds(2)), advancedSql, designingDatabases, apiDesign],
    questionsPerSkill: 8,
    passPercent: 65,
  },
  'Check: first programs': { pools: [part(python, [1, 2], inThirds(0, 1))], questionsPerSkill: 14, passPercent: 70 },
  'Check: programs for every day': { pools: [part(python, [3], inThirds(0, 1)), problemSolving, dataCleaning], passPercent: 65 },
  'Check: Python that others can trust': {
    pools: [advancedPython, testing, problemSolving],
    questionsPerSkill: 16,
    passPercent: 65,
    attempts: 3,
    pauseMinutes: 24 * 60,
  },
  'Check: values and the page': { pools: [part(javascript, [1, 2], inThirds(0, 1))], questionsPerSkill: 14, passPercent: 70 },
  'Check: pages that answer': {
    pools: [part(javascript, [3, 4], inThirds(0, 1)), htmlAndCss, problemSolving, firstGit],
    questionsPerSkill: 12,
    passPercent: 65,
  },
  // Testing is not asked about: the levels of this course are what its author states.
  'Check: a service that others rely on': {
    pools: [part(javascript, [1, 2, 3, 4], inThirds(2)), advancedJavascript, services, part(sql, [1, 2], inThirds(2))],
    questionsPerSkill: 10,
    passPercent: 65,
    attempts: 4,
  },
  // What models are built with; of models themselves, an exercise says more.
  'Check: before the first model': {
    pools: [
      part(python, [1, 2, 3], inThirds(2)),
      part(statistics, [1, 2, 3], inQuarters(2)),
      part(statistics, [4, 5], inQuarters(2, 3)),
    ],
    questionsPerSkill: 10,
    passPercent: 65,
  },
  'Check: reading figures': { pools: [part(statistics, [1, 2, 3], inQuarters(0, 1))], questionsPerSkill: 12, passPercent: 70 },
  'Check: deciding under uncertainty': {
    pools: [part(statistics, [4, 5], inQuarters(0, 1)), part(criticalThinking, [3]), spreadsheets],
    passPercent: 65,
    feedback: 'marks',
  },
  'Check: the figures of a report': { pools: [part(statistics, [1, 2, 3], inQuarters(3))], passPercent: 65 },
  'Check: first words': { pools: [part(spanish, [1], inQuarters(0, 1))], passPercent: 70 },
  'Check: two weeks on the road': { pools: [part(spanish, [2, 3], inQuarters(0, 1)), listening], passPercent: 65 },
  // Nobody can show by typing that they speak.
  'Check: what a conversation needs': {
    pools: [part(spanish, [1, 2, 3], inQuarters(2)), advancedSpanish],
    questionsPerSkill: 16,
    passPercent: 70,
  },
  'Check: the words behind the sounds': { pools: [part(spanish, [1, 2, 3], inQuarters(3))], passPercent: 65 },
  'Check: what Git keeps': { pools: [git], passPercent: 70 },
  'Check: what the accounts say': { pools: [accounting, ledgerSheets, part(criticalThinking, [1])], passPercent: 65 },
  'Check: clear at work': { pools: [english, writing, communication], passPercent: 65 },
  'Check: pages for everybody': { pools: [accessibility, accessiblePages, kindInterfaces], passPercent: 65 },
  'Check: at home in the sky': { pools: [astronomy, observation, physics], passPercent: 65 },
  // The ear is not asked.
  'Check: what stands on the staff': { pools: [musicTheory], passPercent: 75 },
  'Check: nights and evenings': { pools: [recovery, stressManagement], passPercent: 65, feedback: 'percent' },
  'Check: how learning works': { pools: [studyHabits, smallPlans], passPercent: 65 },
} satisfies Record<string, DemoCheckText>
export const demoChecks: Record<string, DemoCheckText> = checks
export type DemoCheckName = keyof typeof checks

/** The questions of a check in the order of its pools, with the skill and level that each shows. */
export const listQuestions = ({ pools }: DemoCheckText): { skill: string; level: number; question: QuestionInput }[] =>
  pools.flatMap(({ skill, levels }) =>
    Object.entries(levels).flatMap(([level, questions]) =>
      questions.map((question) => ({ skill, level: Number(level), question })),
    ),
  )

/** The questions of these levels, all of them or those at certain places. */
function part(
  { skill, levels }: SkillQuestions,
  wanted: number[],
  takes: (place: number) => boolean = () => true,
): SkillQuestions {
  const taken = (level: number) => (levels[level] ?? []).filter((_, place) => takes(place))
  return { skill, levels: Object.fromEntries(wanted.map((level) => [level, taken(level)])) }
}

function inThirds(...rests: number[]): (place: number) => boolean {
  return (place) => rests.includes(place % 3)
}

function inQuarters(...rests: number[]): (place: number) => boolean {
  return (place) => rests.includes(place % 4)
}
