import { z } from 'zod'
import { limits } from './limits.ts'
import { line, otherwise, text, tooLong, whole } from './text.ts'

/**
 * Small forms that the web checks before it sends them. They are apart from their endpoints because a visitor's first page needs some
 * endpoints, but neither a form nor zod.
 */

const name = line('Name', limits.name.max).min(1, 'Name is required.')
const email = z
  .string('Email address is required.')
  .trim()
  .min(1, 'Email address is required.')
  .max(limits.email.max, tooLong('Email address', limits.email.max))
  .regex(
    /^[^\s\p{Cc}@<>()",;:\\[\]]+@[^\s\p{Cc}@<>()",;:\\[\]]+\.[^\s\p{Cc}@<>()",;:\\[\]]+$/u,
    'Enter an email address like name@example.com.',
  )
const password = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .min(limits.password.min, `Password must be at least ${limits.password.min} characters.`)
  .max(limits.password.max, tooLong('Password', limits.password.max))

export const RegisterForm = z.object({ name, email, password })
export const LoginForm = z.object({ email, password, rememberMe: otherwise(z.boolean(), false) })

export const ProfileForm = z.object({
  name,
  position: otherwise(line('Position', limits.position.max), ''),
  email,
  /** A link that this portal made from the user's own upload, or empty for the default picture. */
  avatar: z.string().max(300).nullish(),
})
export type ProfileForm = z.output<typeof ProfileForm>

export const PasswordForm = z.object({ currentPassword: password, newPassword: password })

export const PointsGrant = z.object({
  email,
  points: whole('Points', 1, 1_000_000),
  reason: line('Reason', limits.name.max).min(1, 'Reason is required.'),
})
export type PointsGrant = z.output<typeof PointsGrant>

export const SitePageForm = z.object({
  title: line('Title', limits.sitePage.title.max).min(1, 'Title is required.'),
  text: text('Text', 1, limits.sitePage.text.max),
})
export type SitePageForm = z.output<typeof SitePageForm>
