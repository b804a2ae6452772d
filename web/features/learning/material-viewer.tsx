import { type ReactNode, Suspense } from 'react'
import type { MaterialToLearn } from '#contract/learning.ts'
import { isBook, isVideo } from '#contract/material-kinds.ts'
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
  if (!isVideo(material) && !isBook(material)) return <ArticleCard article={material} />
  if (!link) {
    return (
      <EmptyState drawing={<ShelfDrawing />}>The file of this material is missing. Its author can upload it again.</EmptyState>
    )
  }
  const fresh = async () => {
    const found = (await readAgain()).find((material) => material.id === id)
    if (!found) throw new Error('the material is not there any more')
    return found
  }
  const freshLink = async () => (await fresh()).link ?? link
  const file = { link, freshLink, place, onPlace }
  if (isVideo(material)) {
    return (
      <Player
        {...file}
        name={material.name}
        captions={material.captions}
        freshCaptions={async () => captionsOf(await fresh())}
        whenEnded={whenEnded}
      />
    )
  }
  const Viewer = bookViewers[material.extension.name]
  if (!Viewer) return <DownloadCard book={material} link={link} freshLink={freshLink} />
  return (
    <Suspense fallback={<ViewerLoading what="book" />}>
      <Viewer {...file} />
    </Suspense>
  )
}

const captionsOf = (material: MaterialToLearn) => (isVideo(material) ? material.captions : [])
