export { notificationsQuery, useMarkRead } from './notifications.api.ts'
