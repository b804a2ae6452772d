import type { ReportReason } from '#contract/core/forms.ts'
import type { ReportedThing } from '#contract/reports/reports.ts'

/** In the order of the form. */
export const reasons: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  offensive: 'Offensive',
  misleading: 'Wrong or misleading',
  copied: 'Copied from somebody else',
  other: 'Something else',
}

/** “Rating of “SQL from zero” by Sam Student”. */
export function reportedName({ what, course, author }: ReportedThing): string {
  const start = { course: 'Course', rating: 'Rating of', reply: 'Reply to a rating of' }[what]
  return `${start} “${course.name}” by ${author ?? 'a former user'}`
}
