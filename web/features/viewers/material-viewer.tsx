import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { LearnableOf, MaterialToLearn } from '#contract/learning/learning.ts'
import { openLinks } from '#contract/materials/kind-words.ts'
import type { MaterialKind } from '#contract/materials/material-kinds.ts'
import { materialFacts } from '#web/features/courses/index.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'
import { formatCalendarDay } from '#web/ui/format.ts'
import { CheckCard } from './check-card.tsx'
import { DownloadCard } from './download-card.tsx'
import { LinkCard } from './link-card.tsx'
import { Player } from './player.tsx'
import type { FileViewerProps } from './viewer-props.ts'
import { ViewerLoading } from './viewer-state.tsx'
import { words } from './words.ts'

interface MaterialViewerProps<Kind extends MaterialKind> {
  material: LearnableOf<Kind>
  /** Reloads the materials, because their links expire. */
  readAgain: () => Promise<MaterialToLearn[]>
  onPlace: FileViewerProps['onPlace']
  whenEnded: (playAgain: () => void) => ReactNode
  /** What a check is taken with, or its questions for an Admin. Elsewhere it is only described. */
  checkPanel?: ReactNode
}

/** The material, in the viewer for its kind. */
export function MaterialViewer<Kind extends MaterialKind>(props: MaterialViewerProps<Kind>) {
  const kind: Kind = props.material.kind
  const Viewer: ComponentType<MaterialViewerProps<Kind>> = viewers[kind]
  return <Viewer {...props} />
}

const viewers: { [Kind in MaterialKind]: ComponentType<MaterialViewerProps<Kind>> } = {
  video: VideoViewer,
  book: BookViewer,
  article: ({ material, material: { link, resource, publicationDate } }) => (
    <LinkCard icon={materialFacts(material).icon} link={link} action={openLinks.article}>
      {words.from({
        resource: resource.name,
        strong: (text) => <strong>{text}</strong>,
        day: formatCalendarDay(publicationDate),
        time: (text) => <time dateTime={publicationDate}>{text}</time>,
      })}
    </LinkCard>
  ),
  lesson: OpenedLesson,
  check: ({ material, checkPanel }) => checkPanel ?? <CheckCard icon={materialFacts(material).icon} check={material} />,
}

function VideoViewer(props: MaterialViewerProps<'video'>) {
  const { name, captions } = props.material
  const file = viewedFile(props)
  if (!file) return <MissingFile />
  const freshCaptions = async () => (await fresh(props)).captions
  return <Player {...file} {...{ name, captions, freshCaptions }} whenEnded={props.whenEnded} />
}

/** The code for books is loaded with the first book. */
const bookViewers: Record<string, ComponentType<FileViewerProps>> = {
  pdf: lazy(() => import('./pdf-viewer.tsx').then((module) => ({ default: module.PdfViewer }))),
  epub: lazy(() => import('./epub-viewer.tsx').then((module) => ({ default: module.EpubViewer }))),
  txt: lazy(() => import('./text-viewer.tsx').then((module) => ({ default: module.TextViewer }))),
}

function BookViewer(props: MaterialViewerProps<'book'>) {
  const file = viewedFile(props)
  if (!file) return <MissingFile />
  const Viewer = bookViewers[props.material.extension.name]
  if (!Viewer) return <DownloadCard book={props.material} link={file.link} freshLink={file.freshLink} />
  return (
    <Suspense fallback={<ViewerLoading />}>
      <Viewer {...file} />
    </Suspense>
  )
}

const LessonViewer = lazy(() => import('./lesson-viewer.tsx').then((module) => ({ default: module.LessonViewer })))

function OpenedLesson(props: MaterialViewerProps<'lesson'>) {
  const file = viewedFile(props)
  if (!file) return <MissingFile />
  return (
    <Suspense fallback={<ViewerLoading label={words.openingLesson} />}>
      <LessonViewer {...file} name={props.material.name} />
    </Suspense>
  )
}

const MissingFile = () => <EmptyState drawing={<ShelfDrawing />}>{words.missingFile}</EmptyState>

function viewedFile<Kind extends MaterialKind>(props: MaterialViewerProps<Kind>): FileViewerProps | undefined {
  const { link, place } = props.material
  return link ? { link, freshLink: async () => (await fresh(props)).link ?? link, place, onPlace: props.onPlace } : undefined
}

async function fresh<Kind extends MaterialKind>({ material: { id }, readAgain }: MaterialViewerProps<Kind>) {
  const found = (await readAgain()).find((material) => material.id === id)
  if (!found) throw new Error('the material is not there any more')
  return found as LearnableOf<Kind>
}
