export { renewBookmarks } from './bookmarks.queries.ts'
export { type CardRow, cardColumns, listCreatedCourses, toCard } from './cards.queries.ts'
export { coursesRoutes } from './courses.routes.ts'
export { drawThumbnail } from './draw-thumbnail.ts'
