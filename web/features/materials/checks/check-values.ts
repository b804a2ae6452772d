import { z } from 'zod'
import { formLimits } from '#contract/core/form-limits.ts'
import { CheckFeedback, CheckForm, type CheckFormInput, type CheckToEdit } from '#contract/materials/checks.ts'

const figures = z.union([z.number(), z.string()])

export const pauseUnits = ['minutes', 'hours', 'days'] as const
const minutesIn = { minutes: 1, hours: 60, days: 24 * 60 }

/** What the form of a check holds. The questions are known by their ids, so that what is kept in the tab is small and never out of date. */
export const CheckValues = z.object({
  name: z.string(),
  learningMinutes: figures,
  ids: z.array(z.int()),
  questionsPerSkill: figures,
  passPercent: figures,
  attempts: figures,
  pause: figures,
  pauseUnit: z.enum(pauseUnits),
  timeLimitMinutes: figures,
  feedback: CheckFeedback,
})
export type CheckValues = z.output<typeof CheckValues>

export const newCheck: CheckValues = {
  name: '',
  learningMinutes: '',
  ids: [],
  questionsPerSkill: '',
  passPercent: formLimits.check.passPercent.default,
  attempts: '',
  pause: '',
  pauseUnit: 'hours',
  timeLimitMinutes: '',
  feedback: 'answers',
}

export const toCheckValues = (check: CheckToEdit): CheckValues => ({
  name: check.name,
  learningMinutes: check.learningMinutes,
  ids: check.questions.map(({ id }) => id),
  questionsPerSkill: check.questionsPerSkill ?? '',
  passPercent: check.passPercent,
  attempts: check.attempts ?? '',
  ...toPause(check.pauseMinutes),
  timeLimitMinutes: check.timeLimitMinutes ?? '',
  feedback: check.feedback,
})

/** In the largest unit that makes it a whole number. */
function toPause(minutes: number): Pick<CheckValues, 'pause' | 'pauseUnit'> {
  if (minutes === 0) return { pause: '', pauseUnit: 'hours' }
  const pauseUnit = [...pauseUnits].reverse().find((unit) => minutes % minutesIn[unit] === 0) ?? 'minutes'
  return { pause: minutes / minutesIn[pauseUnit], pauseUnit }
}

const orNull = (value: number | string) => (value === '' ? null : Number(value))

export const toCheckBody = (values: CheckValues): CheckFormInput => ({
  name: values.name,
  ...(values.learningMinutes !== '' && { learningMinutes: Number(values.learningMinutes) }),
  questions: values.ids.map((id) => ({ id })),
  questionsPerSkill: orNull(values.questionsPerSkill),
  passPercent: orNull(values.passPercent),
  attempts: orNull(values.attempts),
  pauseMinutes: Number(values.pause) * minutesIn[values.pauseUnit],
  timeLimitMinutes: orNull(values.timeLimitMinutes),
  feedback: values.feedback,
})

const fields: Record<string, string> = { questions: 'ids', pauseMinutes: 'pause' }

/** What the contract says about the values, by field, the topmost first. */
export function findCheckErrors(values: CheckValues): Record<string, string> {
  const checked = CheckForm.safeParse(toCheckBody(values))
  if (checked.success) return {}
  const errors: Record<string, string> = {}
  for (const { path, message } of checked.error.issues) {
    const name = String(path[0])
    errors[fields[name] ?? name] ??= message
  }
  return errors
}

/** What the summary is made from; what is only half typed counts as nothing. */
export function toRules(values: CheckValues) {
  const { questionsPerSkill, passPercent, attempts, pauseMinutes, timeLimitMinutes } = toCheckBody(values)
  const whole = (value: unknown) => (typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : null)
  return {
    questionsPerSkill: whole(questionsPerSkill),
    passPercent: whole(passPercent) ?? formLimits.check.passPercent.default,
    attempts: whole(attempts),
    pauseMinutes: whole(pauseMinutes) ?? 0,
    timeLimitMinutes: whole(timeLimitMinutes),
  }
}
