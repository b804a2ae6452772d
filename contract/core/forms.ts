import { z } from 'zod'
import { levelAnswers } from '../ratings/rating-counts.ts'
import { formLimits } from './form-limits.ts'
import { formerDomain, limits } from './limits.ts'
import { isoDate, line, otherwise, text, tooLong, whole, wholeNumber } from './text.ts'

/**
 * Small forms that the web checks before it sends them. They are apart from their endpoints because a visitor's first page needs some
 * endpoints, but neither a form nor zod.
 */

const name = line('Name', limits.name.max).min(1, 'Name is required.')
const likeAnEmail = 'Enter an email address like name@example.com.'
const email = z
  .string('Email address is required.')
  .trim()
  .min(1, 'Email address is required.')
  .max(limits.email.max, tooLong('Email address', limits.email.max))
  .regex(/^[^\s\p{Cc}@<>()",;:\\[\]]+@[^\s\p{Cc}@<>()",;:\\[\]]+\.[^\s\p{Cc}@<>()",;:\\[\]]+$/u, likeAnEmail)
  .refine((value) => !value.toLowerCase().endsWith(`@${formerDomain}`), likeAnEmail)
const password = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .min(limits.password.min, `Password must be at least ${limits.password.min} characters.`)
  .max(limits.password.max, tooLong('Password', limits.password.max))

export const RegisterForm = z.object({ name, email, password })
export const LoginForm = z.object({ email, password, rememberMe: otherwise(z.boolean(), false) })

export const ForgottenForm = z.object({ email })
export const NewPasswordForm = z.object({ password })

export const ProfileForm = z.object({
  name,
  position: otherwise(line('Position', limits.position.max), ''),
  email,
  /** A link that this portal made from the user's own upload, or empty for the default picture. */
  avatar: z.string().max(300).nullish(),
  /** Only needed to change the email address. */
  password: z.string().max(limits.password.max, tooLong('Password', limits.password.max)).nullish(),
})
export type ProfileForm = z.output<typeof ProfileForm>

export const PasswordForm = z.object({ currentPassword: password, newPassword: password })

/** `keepCertificates`: they stay valid, with the name on them. Otherwise they are withdrawn. */
export const DeletionForm = z.object({ keepCertificates: z.boolean('Choose what happens to your certificates.') })

export const PointsGrant = z.object({
  email,
  points: whole('Points', 1, 1_000_000),
  reason: line('Reason', limits.name.max).min(1, 'Reason is required.'),
})
export type PointsGrant = z.output<typeof PointsGrant>

/** A course for somebody else. */
export const GiftForm = z.object({
  email,
  message: otherwise(text('Message', 0, limits.gifts.message.max, tooLong('Message', limits.gifts.message.max)), ''),
})

export const CodeForm = z
  .object({
    reason: line('Reason', limits.name.max).min(1, 'Reason is required.'),
    points: whole('Points', formLimits.codes.points.min, formLimits.codes.points.max),
    uses: whole('Number of uses', formLimits.codes.uses.min, formLimits.codes.uses.max),
    lastDay: isoDate('Choose the last day.'),
  })
  .refine(({ points, uses }) => points * uses <= formLimits.codes.budget, {
    error: `Points times uses must be at most ${formLimits.codes.budget.toLocaleString('en-US')}.`,
    path: ['uses'],
  })
export type CodeForm = z.output<typeof CodeForm>

export const RedeemForm = z.object({ code: line('Code', 100).min(1, 'Enter a code.') })

export const SitePageForm = z.object({
  title: line('Title', formLimits.sitePage.title.max).min(1, 'Title is required.'),
  text: text('Text', 1, formLimits.sitePage.text.max),
})
export type SitePageForm = z.output<typeof SitePageForm>

/** What a goal says; its skills are a wish of the plan. */
export const GoalWords = z.object({
  name: line('Name', formLimits.goals.name.max).min(1, 'Name is required.'),
  sentence: line('Sentence', formLimits.goals.sentence.max).min(1, 'Sentence is required.'),
})

const { stars, minutes } = limits.rating
const whichHours = `Hours must be from ${minutes.min / 60} to ${minutes.max / 60}, in steps of a half.`

export const RatingForm = z.object({
  stars: wholeNumber(`Choose ${stars.min} to ${stars.max} stars.`, stars),
  text: otherwise(text('Text', 0, limits.rating.text.max, tooLong('Text', limits.rating.text.max)), ''),
  /** How long it took to learn the course, in half hours: 30, 60, 90. */
  minutes: wholeNumber(whichHours, minutes)
    .refine((value) => value % minutes.step === 0, whichHours)
    .nullish(),
  levelsReached: z.enum(levelAnswers, `Answer with ${levelAnswers.join(', ')} or nothing.`).nullish(),
})
export type RatingForm = z.output<typeof RatingForm>

/** Why something is reported. */
export const reportReasons = ['spam', 'offensive', 'misleading', 'copied', 'other'] as const
export type ReportReason = (typeof reportReasons)[number]

export const ReportForm = z.object({
  reason: z.enum(reportReasons, 'Choose a reason.'),
  text: otherwise(text('Text', 0, formLimits.reports.text.max, tooLong('Text', formLimits.reports.text.max)), ''),
})
/** Why an Admin hides something. Empty if it is kept. */
export const DecisionForm = z.object({
  reason: otherwise(text('Reason', 0, formLimits.reports.reason.max, tooLong('Reason', formLimits.reports.reason.max)), ''),
})

export const ReplyForm = z.object({ text: text('Reply', 1, limits.rating.reply.max) })
