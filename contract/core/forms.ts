import { z } from 'zod'
import { levelAnswers } from '../ratings/rating-counts.ts'
import { formLimits } from './form-limits.ts'
import { formerDomain, limits } from './limits.ts'
import { isoDate, line, otherwise, requiredLine, text, tooLong, whole, wholeNumber } from './text.ts'
import { checks, labels, words } from './words.ts'

/**
 * Small forms that the web checks before it sends them. They are apart from their endpoints because a visitor's first page needs some
 * endpoints, but neither a form nor zod.
 */

const name = requiredLine(labels.name, limits.name.max)
const noEmail = checks.required({ label: labels.email })
const email = z
  .string(noEmail)
  .trim()
  .min(1, noEmail)
  .max(limits.email.max, tooLong(labels.email, limits.email.max))
  .regex(/^[^\s\p{Cc}@<>()",;:\\[\]]+@[^\s\p{Cc}@<>()",;:\\[\]]+\.[^\s\p{Cc}@<>()",;:\\[\]]+$/u, words.likeAnEmail)
  .refine((value) => !value.toLowerCase().endsWith(`@${formerDomain}`), words.likeAnEmail)
const noPassword = checks.required({ label: labels.password })
const password = z
  .string(noPassword)
  .min(1, noPassword)
  .min(limits.password.min, checks.tooShort({ label: labels.password, min: limits.password.min }))
  .max(limits.password.max, tooLong(labels.password, limits.password.max))

export const RegisterForm = z.object({ name, email, password })
export const LoginForm = z.object({ email, password, rememberMe: otherwise(z.boolean(), false) })

export const ForgottenForm = z.object({ email })
export const NewPasswordForm = z.object({ password })

export const ProfileForm = z.object({
  name,
  position: otherwise(line(words.position, limits.position.max), ''),
  email,
  /** A link that this portal made from the user's own upload, or empty for the default picture. */
  avatar: z.string().max(300).nullish(),
  /** Only needed to change the email address. */
  password: z.string().max(limits.password.max, tooLong(labels.password, limits.password.max)).nullish(),
})
export type ProfileForm = z.output<typeof ProfileForm>

export const PasswordForm = z.object({ currentPassword: password, newPassword: password })

/** `keepCertificates`: they stay valid, with the name on them. Otherwise they are withdrawn. */
export const DeletionForm = z.object({ keepCertificates: z.boolean(words.chooseCertificates) })

export const PointsGrant = z.object({
  email,
  points: whole(labels.points, 1, 1_000_000),
  reason: requiredLine(labels.reason, limits.name.max),
})
export type PointsGrant = z.output<typeof PointsGrant>

/** A course for somebody else. */
export const GiftForm = z.object({
  email,
  message: otherwise(text(labels.message, 0, limits.gifts.message.max, tooLong(labels.message, limits.gifts.message.max)), ''),
})

export const CodeForm = z
  .object({
    reason: requiredLine(labels.reason, limits.name.max),
    points: whole(labels.points, formLimits.codes.points.min, formLimits.codes.points.max),
    uses: whole(words.uses, formLimits.codes.uses.min, formLimits.codes.uses.max),
    lastDay: isoDate(words.chooseLastDay),
  })
  .refine(({ points, uses }) => points * uses <= formLimits.codes.budget, {
    error: words.overBudget({ budget: formLimits.codes.budget }),
    path: ['uses'],
  })
export type CodeForm = z.output<typeof CodeForm>

export const RedeemForm = z.object({ code: line(words.code, 100).min(1, words.enterCode) })

export const SitePageForm = z.object({
  title: requiredLine(words.title, formLimits.sitePage.title.max),
  text: text(labels.text, 1, formLimits.sitePage.text.max),
})
export type SitePageForm = z.output<typeof SitePageForm>

/** What a goal says; its skills are a wish of the plan. */
export const GoalWords = z.object({
  name: requiredLine(labels.name, formLimits.goals.name.max),
  sentence: requiredLine(words.sentence, formLimits.goals.sentence.max),
})

const { stars, minutes } = limits.rating
const whichHours = words.whichHours({ min: String(minutes.min / 60), max: String(minutes.max / 60) })

export const RatingForm = z.object({
  stars: wholeNumber(words.chooseStars(stars), stars),
  text: otherwise(text(labels.text, 0, limits.rating.text.max, tooLong(labels.text, limits.rating.text.max)), ''),
  /** How long it took to learn the course, in half hours: 30, 60, 90. */
  minutes: wholeNumber(whichHours, minutes)
    .refine((value) => value % minutes.step === 0, whichHours)
    .nullish(),
  levelsReached: z.enum(levelAnswers, words.whichAnswers({ answers: levelAnswers.join(', ') })).nullish(),
})
export type RatingForm = z.output<typeof RatingForm>

/** Why something is reported. */
export const reportReasons = ['spam', 'offensive', 'misleading', 'copied', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const ReportForm = z.object({
  reason: z.enum(reportReasons, words.chooseReason),
  text: otherwise(text(labels.text, 0, formLimits.reports.text.max, tooLong(labels.text, formLimits.reports.text.max)), ''),
})
/** Why an Admin hides something. Empty if it is kept. */
export const DecisionForm = z.object({
  reason: otherwise(
    text(labels.reason, 0, formLimits.reports.reason.max, tooLong(labels.reason, formLimits.reports.reason.max)),
    '',
  ),
})

export const ReplyForm = z.object({ text: text(words.reply, 1, limits.rating.reply.max) })
