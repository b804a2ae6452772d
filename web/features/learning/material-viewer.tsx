import { type ReactNode, Suspense } from 'react'
import type { BookToLearn, MaterialToLearn } from '#contract/learning/learning.ts'
import {
  ArticleCard,
  DownloadCard,
  EpubViewer,
  type FileViewerProps,
  PdfViewer,
  Player,
  TextViewer,
  ViewerLoading,
} from '#web/features/viewers/index.ts'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { ShelfDrawing } from '#web/ui/first-drawings.tsx'

interface MaterialViewerProps {
  material: MaterialToLearn
  /** Reloads the materials, because their links expire. */
  readAgain: () => Promise<MaterialToLearn[]>
  onPlace: FileViewerProps['onPlace']
  whenEnded: (playAgain: () => void) => ReactNode
}

const bookViewers: Record<string, typeof PdfViewer> = { pdf: PdfViewer, epub: EpubViewer, txt: TextViewer }

/** The material, in the viewer for its kind. */
export function MaterialViewer({ material, readAgain, onPlace, whenEnded }: MaterialViewerProps) {
  const { id, link, place } = material
  const fresh = async () => {
    const found = (await readAgain()).find((material) => material.id === id)
    if (!found) throw new Error('the material is not there any more')
    return found
  }
  const viewedFile = (link: string) => ({ link, freshLink: async () => (await fresh()).link ?? link, place, onPlace })
  switch (material.kind) {
    case 'video':
      return link ? (
        <Player
          {...viewedFile(link)}
          name={material.name}
          captions={material.captions}
          freshCaptions={async () => captionsIn(await fresh())}
          whenEnded={whenEnded}
        />
      ) : (
        <MissingFile />
      )
    case 'book':
      return link ? <BookViewer book={material} file={viewedFile(link)} /> : <MissingFile />
    case 'article':
      return <ArticleCard article={material} />
  }
}

function BookViewer({ book, file }: { book: BookToLearn; file: FileViewerProps }) {
  const Viewer = bookViewers[book.extension.name]
  if (!Viewer) return <DownloadCard book={book} link={file.link} freshLink={file.freshLink} />
  return (
    <Suspense fallback={<ViewerLoading what="book" />}>
      <Viewer {...file} />
    </Suspense>
  )
}

const MissingFile = () => (
  <EmptyState drawing={<ShelfDrawing />}>The file of this material is missing. Its author can upload it again.</EmptyState>
)

const captionsIn = (material: MaterialToLearn) => (material.kind === 'video' ? material.captions : [])
