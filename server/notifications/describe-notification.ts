import { paths } from '#contract/core/paths.ts'
import type { Notification } from '#contract/notifications/notifications.ts'
import type { NotificationRow } from './notifications.queries.ts'
import { actions, news } from './words.ts'

type Description = Pick<Notification, 'text' | 'action'>

/** What a notification says, in the bell and in mails. */
export function describeNotification(row: NotificationRow): Description {
  const { kind, courseId, courseName: course, isAuthor, times, points, draftId, draftName, routeId } = row
  const [reason, note, route] = [row.reason ?? '', row.note ?? '', row.routeName ?? '']
  const sales = { course, count: times, times: String(times), points: news.points({ count: points }) }
  const finalTask = paths.learnCourse(courseId, { view: 'final-task' })
  switch (kind) {
    case 'review-due':
      return {
        text: isAuthor ? news.reviewWaits({ course }) : news.reviewTask({ course }),
        action: { label: actions.reviewIt, path: finalTask },
      }
    case 'mark-given':
      return {
        text: news.taskReviewed({ course }),
        action: { label: actions.seeMark, path: finalTask },
      }
    case 'course-updated':
      return {
        text: note ? news.courseChangedBecause({ course, note }) : news.courseChanged({ course }),
        action: { label: actions.openCourse, path: paths.learnCourse(courseId) },
      }
    case 'points-granted':
      return {
        text: points < 0 ? news.pointsTakenBack({ count: -points, reason }) : news.pointsGranted({ count: points, reason }),
        action: { label: actions.seePoints, path: paths.profile() },
      }
    case 'course-sold':
      return {
        text: points > 0 ? news.courseSold(sales) : news.newStudents({ course, count: times }),
        action: { label: actions.openCourse, path: paths.course(courseId) },
      }
    case 'course-returned':
      return {
        text: points > 0 ? news.courseReturned(sales) : news.studentsLeft({ course, count: times }),
        action: { label: actions.seePoints, path: paths.profile() },
      }
    case 'gift-received':
      return { text: news.gotGift({ course }), action: { label: actions.seeGifts, path: paths.gifts() } }
    case 'gift-returned':
      return {
        text: points > 0 ? news.giftNotClaimedPointsBack({ course, count: points }) : news.giftNotClaimed({ course }),
        action: { label: actions.seeGifts, path: paths.gifts() },
      }
    case 'rated':
      return {
        text: news.newRatings({ course, count: times }),
        action: { label: actions.readRatings, path: paths.ratings(courseId) },
      }
    case 'course-approved':
      return {
        text: note ? news.approvedWithNote({ course, note }) : news.approved({ course }),
        action: { label: actions.openCourse, path: paths.course(courseId) },
      }
    case 'course-refused':
      return {
        text: news.notApproved({ course: draftName || course || news.unnamed, note }),
        action: { label: actions.changeIt, path: courseId ? paths.editCourse(courseId) : paths.createCourse(draftId ?? 0) },
      }
    case 'content-hidden':
      return {
        text: news.contentHidden({ course, note }),
        action: isAuthor
          ? { label: actions.openCourse, path: paths.course(courseId) }
          : { label: actions.openRatings, path: paths.ratings(courseId) },
      }
    case 'report-decided':
      return {
        text: news.reportDecided({ course, note }),
        action: { label: actions.seeNotifications, path: paths.notifications() },
      }
    case 'route-late':
      return {
        text: news.routeIsLate({ route }),
        action: { label: actions.seeWhatToDo, path: paths.route(routeId ?? 0) },
      }
    case 'reports-waiting':
      return {
        text: news.reportsWait,
        action: { label: actions.seeReports, path: paths.statistics('reports') },
      }
  }
}
