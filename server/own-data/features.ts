import * as accounts from '#server/accounts/index.ts'
import * as audit from '#server/audit/index.ts'
import * as cart from '#server/cart/index.ts'
import * as certificates from '#server/certificates/index.ts'
import * as checks from '#server/checks/index.ts'
import * as codes from '#server/codes/index.ts'
import type { PersonalData } from '#server/core/personal-data.ts'
import * as courses from '#server/courses/index.ts'
import * as drafts from '#server/drafts/index.ts'
import * as files from '#server/files/index.ts'
import * as finalTasks from '#server/final-tasks/index.ts'
import * as gifts from '#server/gifts/index.ts'
import * as keptPlans from '#server/kept-plans/index.ts'
import * as learning from '#server/learning/index.ts'
import * as learningRoutes from '#server/learning-routes/index.ts'
import * as mail from '#server/mail/index.ts'
import * as materials from '#server/materials/index.ts'
import * as notifications from '#server/notifications/index.ts'
import * as oidc from '#server/oidc/index.ts'
import * as placement from '#server/placement/index.ts'
import * as points from '#server/points/index.ts'
import * as ratings from '#server/ratings/index.ts'
import * as refunds from '#server/refunds/index.ts'
import * as reports from '#server/reports/index.ts'
import * as skills from '#server/skills/index.ts'
import * as wishlist from '#server/wishlist/index.ts'

/**
 * Everything that stores something about users. A new feature that does so is added here. The order is that of the deletion: certificates
 * look at skills and courses, courses are deleted before the materials in them, checks before their questions, gifts come after them like in a purchase, and the name is known until the end.
 */
export const features: PersonalData[] = [
  points,
  refunds,
  cart,
  wishlist,
  keptPlans,
  placement,
  reports,
  ratings,
  learning,
  learningRoutes,
  certificates,
  skills,
  drafts,
  courses,
  gifts,
  codes,
  finalTasks,
  materials,
  checks,
  files,
  notifications,
  mail,
  oidc,
  audit,
  accounts,
]
