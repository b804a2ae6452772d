import { limits } from '#contract/limits.ts'
import { ArticleForm } from './article-form.tsx'
import { BookForm } from './book-form.tsx'
import { MaterialPanel, type PanelProps } from './material-panel.tsx'
import { articlesQuery, booksQuery, useDeleteArticle, useDeleteBook, useDeleteVideo, videosQuery } from './materials.api.ts'
import { VideoForm } from './video-form.tsx'

const { pageSize } = limits

export function VideosPanel(props: PanelProps) {
  const onDelete = useDeleteVideo().mutateAsync
  const lists = { label: 'Videos', one: 'video', list: videosQuery, rows: pageSize.videos }
  return <MaterialPanel {...props} {...lists} folder="videos" Form={VideoForm} onDelete={onDelete} />
}

export function BooksPanel(props: PanelProps) {
  const onDelete = useDeleteBook().mutateAsync
  const lists = { label: 'Books', one: 'book', list: booksQuery, rows: pageSize.books }
  return <MaterialPanel {...props} {...lists} folder="books" Form={BookForm} onDelete={onDelete} />
}

export function ArticlesPanel(props: PanelProps) {
  const onDelete = useDeleteArticle().mutateAsync
  const lists = { label: 'Articles', one: 'article', list: articlesQuery, rows: pageSize.articles }
  return <MaterialPanel {...props} {...lists} Form={ArticleForm} onDelete={onDelete} />
}
