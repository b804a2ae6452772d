import { useQueryClient } from '@tanstack/react-query'
import { Suspense } from 'react'
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
import { Button } from '#web/ui/button.tsx'
import { ShelfDrawing } from '#web/ui/drawings.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { courseToLearnQuery } from './learning.api.ts'

interface MaterialViewerProps {
  courseId: number
  material: MaterialToLearn
  onPlace: FileViewerProps['onPlace']
  end: Omit<EndOfVideoProps, 'onAgain'>
}

const bookViewers: Record<string, typeof PdfViewer> = { pdf: PdfViewer, epub: EpubViewer, txt: TextViewer }

/** The material, in the viewer for its kind. */
export function MaterialViewer({ courseId, material, onPlace, end }: MaterialViewerProps) {
  const readAgain = useReadAgain(courseId, material.id)
  const { link, place } = material
  if (!isVideo(material) && !isBook(material)) return <ArticleCard article={material} />
  if (!link) {
    return (
      <EmptyState drawing={<ShelfDrawing />}>The file of this material is missing. Its author can upload it again.</EmptyState>
    )
  }
  const freshLink = async () => (await readAgain()).link ?? link
  const file = { link, freshLink, place, onPlace }
  if (isVideo(material)) {
    return (
      <Player
        {...file}
        name={material.name}
        captions={material.captions}
        freshCaptions={async () => captionsOf(await readAgain())}
        whenEnded={(playAgain) => <EndOfVideo {...end} onAgain={playAgain} />}
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

/** Reloads a material, because its links expire. */
function useReadAgain(courseId: number, materialId: number) {
  const client = useQueryClient()
  return async () => {
    const course = await client.fetchQuery({ ...courseToLearnQuery(courseId), staleTime: 0 })
    const material = course.materials.find(({ id }) => id === materialId)
    if (!material) throw new Error('the material has left the course')
    return material
  }
}

interface EndOfVideoProps {
  /** Undefined if there is no next material. */
  onNext: (() => void) | undefined
  /** Undefined if there is nothing to mark. */
  onMark: (() => void) | undefined
  onAgain: () => void
}

/** What to do after a video. Nothing happens by itself, because only the learner knows whether it is learned. */
function EndOfVideo({ onNext, onMark, onAgain }: EndOfVideoProps) {
  return (
    <>
      {onMark && <Button onClick={onMark}>{onNext ? 'Mark as learned and go on' : 'Mark as learned'}</Button>}
      {!onMark && onNext && <Button onClick={onNext}>Go on</Button>}
      <Button variant="default" onClick={onAgain}>
        Watch again
      </Button>
    </>
  )
}
