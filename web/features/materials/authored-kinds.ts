import type { ComponentType } from 'react'
import { deleteArticle, listArticles } from '#contract/materials/articles.ts'
import { kindLists } from '#contract/materials/authoring-words.ts'
import { deleteBook, listBooks } from '#contract/materials/books.ts'
import { deleteCheck, listChecks } from '#contract/materials/checks.ts'
import { deleteLesson, listLessons } from '#contract/materials/lessons.ts'
import type { MaterialKind, MaterialOf } from '#contract/materials/material-kinds.ts'
import { deleteVideo, listVideos } from '#contract/materials/videos.ts'
import { call, callPage, type Page } from '#web/core/call.ts'
import type { UploadFolder } from '#web/core/resumable-upload.ts'
import { ArticleForm } from './article-form.tsx'
import { BookForm } from './book-form.tsx'
import { CheckForm, checkDialogSize } from './checks/check-form.tsx'
import type { MaterialFormProps } from './form-props.ts'
import { LessonForm, lessonDialogSize } from './lessons/lesson-form.tsx'
import type { DeleteInput, ListInput } from './materials.api.ts'
import { VideoForm } from './video-form.tsx'

interface AuthoredKind<Item> {
  /** What the panel and its button say. */
  label: string
  /** The user's own. */
  list: (input: ListInput) => Promise<Page<Item>>
  remove: (input: DeleteInput) => Promise<unknown>
  /** Where files are uploaded to; undefined for materials without files. */
  folder?: UploadFolder
  /** How wide the dialog is in which it is changed. */
  dialogSize?: number
  Form: ComponentType<MaterialFormProps<Item>>
}

/** How authors work with each kind of material. */
export const authoredKinds: { [Kind in MaterialKind]: AuthoredKind<MaterialOf<Kind>> } = {
  video: {
    label: kindLists.video,
    list: (input) => callPage(listVideos, input),
    remove: (input) => call(deleteVideo, input),
    folder: 'videos',
    Form: VideoForm,
  },
  book: {
    label: kindLists.book,
    list: (input) => callPage(listBooks, input),
    remove: (input) => call(deleteBook, input),
    folder: 'books',
    Form: BookForm,
  },
  article: {
    label: kindLists.article,
    list: (input) => callPage(listArticles, input),
    remove: (input) => call(deleteArticle, input),
    Form: ArticleForm,
  },
  lesson: {
    label: kindLists.lesson,
    list: (input) => callPage(listLessons, input),
    remove: (input) => call(deleteLesson, input),
    dialogSize: lessonDialogSize,
    Form: LessonForm,
  },
  check: {
    label: kindLists.check,
    list: (input) => callPage(listChecks, input),
    remove: (input) => call(deleteCheck, input),
    dialogSize: checkDialogSize,
    Form: CheckForm,
  },
}
