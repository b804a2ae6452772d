import { limits } from '#contract/limits.ts'
import { CaptionsPart } from './captions-part.tsx'
import { MaterialPanel } from './material-panel.tsx'
import { useDeleteVideo, videosQuery } from './materials.api.ts'
import type { PanelProps } from './panel-props.ts'
import { VideoForm } from './video-form.tsx'

export function VideosPanel(props: PanelProps) {
  const remove = useDeleteVideo()
  return (
    <MaterialPanel
      {...props}
      label="Videos"
      one="video"
      list={videosQuery}
      rows={limits.pageSize.videos}
      onDelete={remove.mutateAsync}
      Form={VideoForm}
      more={({ id }) => <CaptionsPart videoId={id} />}
    />
  )
}
