import type { ComponentType } from 'react'
import { limits } from '#contract/core/limits.ts'
import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import { ArticleForm } from './article-form.tsx'
import { BookForm } from './book-form.tsx'
import { MaterialPanel, type PanelProps } from './material-panel.tsx'
import { articlesQuery, booksQuery, useDeleteArticle, useDeleteBook, useDeleteVideo, videosQuery } from './materials.api.ts'
import { VideoForm } from './video-form.tsx'

const { pageSize } = limits

function VideosPanel(props: PanelProps) {
  const onDelete = useDeleteVideo().mutateAsync
  const lists = { label: 'Videos', one: 'video', list: videosQuery, rows: pageSize.videos }
  return <MaterialPanel {...props} {...lists} folder="videos" Form={VideoForm} onDelete={onDelete} />
}

function BooksPanel(props: PanelProps) {
  const onDelete = useDeleteBook().mutateAsync
  const lists = { label: 'Books', one: 'book', list: booksQuery, rows: pageSize.books }
  return <MaterialPanel {...props} {...lists} folder="books" Form={BookForm} onDelete={onDelete} />
}

function ArticlesPanel(props: PanelProps) {
  const onDelete = useDeleteArticle().mutateAsync
  const lists = { label: 'Articles', one: 'article', list: articlesQuery, rows: pageSize.articles }
  return <MaterialPanel {...props} {...lists} Form={ArticleForm} onDelete={onDelete} />
}

/** By the names of their addresses. */
export const materialPanels: Record<`${MaterialKind}s`, ComponentType<PanelProps>> = {
  videos: VideosPanel,
  books: BooksPanel,
  articles: ArticlesPanel,
}
