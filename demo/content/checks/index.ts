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
 * the level that its course teaches: then the level counts as shown.
 */
const checks = {
  'Check: one table': { pools: [levels(sql, 1, 2)], questionsPerSkill: 10, passPercent: 70 },
  'Check: several tables': {
    pools: [levels(sql, 3, 4), dataModelling],
    questionsPerSkill: 20,
    passPercent: 65,
    attempts: 5,
    pauseMinutes: 60,
    timeLimitMinutes: 60,
  },
  'Check: tables that stay correct': {
    pools: [advancedSql, designingDatabases, apiDesign],
    questionsPerSkill: 8,
    passPercent: 65,
  },
  'Check: first programs': { pools: [levels(python, 1, 2)], questionsPerSkill: 10, passPercent: 70 },
  'Check: programs for every day': {
    pools: [levels(python, 3), problemSolving, dataCleaning],
    passPercent: 65,
  },
  'Check: Python that others can trust': {
    pools: [advancedPython, testing, problemSolving],
    questionsPerSkill: 16,
    passPercent: 65,
    attempts: 3,
    pauseMinutes: 24 * 60,
  },
  'Check: values and the page': { pools: [levels(javascript, 1, 2)], questionsPerSkill: 10, passPercent: 70 },
  'Check: pages that answer': {
    pools: [levels(javascript, 3, 4), htmlAndCss, problemSolving, firstGit],
    questionsPerSkill: 16,
    passPercent: 65,
  },
  // Testing and SQL are not asked about: the levels of this course are what its author states.
  'Check: a service that others rely on': {
    pools: [advancedJavascript, services],
    questionsPerSkill: 8,
    passPercent: 65,
    attempts: 4,
  },
  'Check: reading figures': { pools: [levels(statistics, 1, 2, 3)], questionsPerSkill: 12, passPercent: 70 },
  'Check: deciding under uncertainty': {
    pools: [levels(statistics, 4, 5), levels(criticalThinking, 3), spreadsheets],
    questionsPerSkill: 15,
    passPercent: 65,
    feedback: 'marks',
  },
  'Check: first words': { pools: [levels(spanish, 1)], questionsPerSkill: 8, passPercent: 70 },
  'Check: two weeks on the road': { pools: [levels(spanish, 2, 3), listening], questionsPerSkill: 16, passPercent: 65 },
  // Nobody can show by typing that they speak.
  'Check: what a conversation needs': { pools: [advancedSpanish], questionsPerSkill: 16, passPercent: 70 },
  'Check: what Git keeps': { pools: [git], passPercent: 70 },
  'Check: what the accounts say': { pools: [accounting, ledgerSheets, levels(criticalThinking, 1)], passPercent: 65 },
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

/** The questions of these levels alone. */
function levels({ skill, levels }: SkillQuestions, ...wanted: number[]): SkillQuestions {
  return { skill, levels: Object.fromEntries(wanted.map((level) => [level, levels[level] ?? []])) }
}
