export { ArticlesPanel } from './articles-panel.tsx'
export { BooksPanel } from './books-panel.tsx'
export { VideosPanel } from './videos-panel.tsx'
