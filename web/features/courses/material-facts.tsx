import type { ReactNode } from 'react'
import { kindNames } from '#contract/materials/kind-words.ts'
import type { MaterialKind, MaterialOf } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import { icon } from '#web/ui/first-icons.tsx'
import { formatCalendarDay, minutesAndSeconds, percent } from '#web/ui/format.ts'
import { spanInWords } from '#web/ui/time-words.ts'
import { words } from './words.ts'

const VideoIcon = icon(
  <>
    <rect x="2.5" y="4" width="15" height="12" rx="2" />
    <path d="M8.6 7.5v5l4-2.5z" />
  </>,
)
const BookIcon = icon(
  <path d="M10 5.4C8.4 4.2 6 3.8 2.8 4v11.4c3.2-.2 5.6.2 7.2 1.4 1.6-1.2 4-1.6 7.2-1.4V4C14 3.8 11.6 4.2 10 5.4Zm0 0v11.2" />,
)
const ArticleIcon = icon(
  <>
    <path d="M5 2.8h6.6L15.5 7v10.2h-10.5z" />
    <path d="M11.4 3v4.2h4M7.6 10.4h5.2M7.6 13.4h5.2" />
  </>,
)

const LessonIcon = icon(
  <>
    <path d="M3.5 4.6H11" strokeWidth="2.4" />
    <path d="M3.5 8.8h13M3.5 12.4h13M3.5 16h8" />
  </>,
)

const QuestionsIcon = icon(
  <>
    <path d="m3 5.4 1.5 1.5 2.6-3M3 13.4l1.5 1.5 2.6-3" />
    <path d="M10 5.6h7M10 13.6h7" />
  </>,
)

export const kindIcons: Record<MaterialKind, ReactNode> = {
  video: <VideoIcon />,
  book: <BookIcon />,
  article: <ArticleIcon />,
  lesson: <LessonIcon />,
  check: <QuestionsIcon />,
}

const kindFacts: { [Kind in MaterialKind]: (material: MaterialOf<Kind>) => string[] } = {
  video: ({ quality, duration }) => [quality.name, minutesAndSeconds(duration)],
  book: ({ extension, pagesCount, authors, publicationYear }) => {
    const names = authors.map(({ fullName }) => fullName).join(', ')
    return [extension.name.toUpperCase(), words.pages({ count: pagesCount }), names, String(publicationYear)].filter(Boolean)
  },
  article: ({ resource, publicationDate }) => [resource.name, formatCalendarDay(publicationDate)],
  lesson: ({ wordsCount }) => [words.wordsCount({ count: wordsCount })],
  check: ({ questionsCount, passPercent, timeLimitMinutes }) => [
    words.questions({ count: questionsCount }),
    words.passMark({ percent: percent(passPercent) }),
    ...(timeLimitMinutes === null ? [] : [words.timeLimit({ time: spanInWords(timeLimitMinutes) })]),
  ],
}

/** The kind of a material and its facts. */
export const materialFacts = (material: Material) => ({
  icon: kindIcons[material.kind],
  kind: kindNames[material.kind],
  facts: listFacts(material),
})

function listFacts<Kind extends MaterialKind>(material: MaterialOf<Kind>): string[] {
  const kind: Kind = material.kind
  return kindFacts[kind](material)
}

/** Whether a browser shows what the link of a material leads to. That of a lesson leads to data for its viewer, and a check has none. */
export const opensByItself: Record<MaterialKind, boolean> = {
  video: true,
  book: true,
  article: true,
  lesson: false,
  check: false,
}
