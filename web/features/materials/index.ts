export { ArticlesPanel, BooksPanel, VideosPanel } from './panels.tsx'
