export { mailNotifications } from './mail-notifications.ts'
export { measureStreams } from './measure-streams.ts'
export { notificationsEndpoints } from './notifications.endpoints.ts'
export { forgetNotifications } from './notifications.queries.ts'
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
