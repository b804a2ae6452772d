export { mailNotifications } from './mail-notifications.ts'
export { measureStreams } from './measure-streams.ts'
export { forgetNotifications } from './notifications.queries.ts'
export { notificationsRoutes } from './notifications.routes.ts'
export {
  noteCourseUpdate,
  noteWaitingReports,
  notify,
  withdrawGift,
  withdrawReview,
  withdrawUpdate,
  withdrawWaitingReports,
} from './notify.ts'
export { notifyLearners } from './notify-learners.ts'
export { forgetPerson, ownData } from './personal-data.queries.ts'
