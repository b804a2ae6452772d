import { paths } from '#contract/core/paths.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import type { NotificationRow } from './notifications.queries.ts'

type Description = Pick<Notification, 'text' | 'action'>

const count = (number: number, what: string) => `${number.toLocaleString('en-US')} ${what}${number === 1 ? '' : 's'}`

/** What a notification says, in the bell and in mails. */
export function describeNotification({
  kind,
  courseId,
  courseName,
  isAuthor,
  reason,
  times,
  points,
  draftId,
  draftName,
  note,
  routeId,
  routeName,
}: NotificationRow): Description {
  const finalTask = paths.learnCourse(courseId, { view: 'final-task' })
  switch (kind) {
    case 'review-due':
      return {
        text: isAuthor
          ? `A final task in “${courseName}” is waiting for your review.`
          : `Review a final task in “${courseName}”.`,
        action: { label: 'Review it', path: finalTask },
      }
    case 'mark-given':
      return {
        text: `Your final task in “${courseName}” was reviewed.`,
        action: { label: 'See your mark', path: finalTask },
      }
    case 'course-updated':
      return {
        text: note ? `“${courseName}” was changed: ${note}` : `The materials of “${courseName}” were changed.`,
        action: { label: 'Open the course', path: paths.learnCourse(courseId) },
      }
    case 'points-granted':
      return {
        text:
          points < 0
            ? `${count(-points, 'point')} ${points === -1 ? 'was' : 'were'} taken back: ${reason}`
            : `You received ${count(points, 'point')}: ${reason}`,
        action: { label: 'See your points', path: paths.profile() },
      }
    case 'course-sold':
      return {
        text:
          points > 0
            ? `“${courseName}” was sold ${times === 1 ? 'once' : `${times} times`} for ${count(points, 'point')}.`
            : `“${courseName}” has ${count(times, 'new student')}.`,
        action: { label: 'Open the course', path: paths.course(courseId) },
      }
    case 'course-returned':
      return {
        text:
          points > 0
            ? `“${courseName}” was returned ${times === 1 ? 'once' : `${times} times`} for ${count(points, 'point')}.`
            : `${count(times, 'student')} left “${courseName}”.`,
        action: { label: 'See your points', path: paths.profile() },
      }
    case 'gift-received':
      return { text: `You got “${courseName}” as a gift.`, action: { label: 'See your gifts', path: paths.gifts() } }
    case 'gift-returned':
      return {
        text: `Your gift “${courseName}” was not claimed.${points > 0 ? ` You got its ${count(points, 'point')} back.` : ''}`,
        action: { label: 'See your gifts', path: paths.gifts() },
      }
    case 'rated':
      return {
        text: `“${courseName}” has ${count(times, 'new rating')}.`,
        action: { label: 'Read the ratings', path: paths.ratings(courseId) },
      }
    case 'course-approved':
      return {
        text: `“${courseName}” was approved and is published.${note ? ` ${note}` : ''}`,
        action: { label: 'Open the course', path: paths.course(courseId) },
      }
    case 'course-refused':
      return {
        text: `“${draftName || courseName || 'Your course'}” was not approved: ${note}`,
        action: { label: 'Change it', path: courseId ? paths.editCourse(courseId) : paths.createCourse(draftId ?? 0) },
      }
    case 'content-hidden':
      return {
        text: `“${courseName}”: ${note}`,
        action: isAuthor
          ? { label: 'Open the course', path: paths.course(courseId) }
          : { label: 'Open the ratings', path: paths.ratings(courseId) },
      }
    case 'report-decided':
      return {
        text: `Thank you for your report about “${courseName}”: ${note}`,
        action: { label: 'See your notifications', path: paths.notifications() },
      }
    case 'route-late':
      return {
        text: `Your route “${routeName}” has fallen behind.`,
        action: { label: 'See what you can do', path: paths.route(routeId ?? 0) },
      }
    case 'reports-waiting':
      return {
        text: 'Reports are waiting for a decision.',
        action: { label: 'See the reports', path: paths.statistics('reports') },
      }
  }
}
