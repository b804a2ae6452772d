import { limits } from '#contract/limits.ts'
import { PickerList } from '#web/ui/picker-list.tsx'
import { Facts } from './facts.tsx'
import { useDeleteVideo, videosQuery } from './materials.api.ts'
import type { PanelProps } from './panel-props.ts'
import { VideoForm } from './video-form.tsx'

export function VideosPanel({ chosenIds, onToggle }: PanelProps) {
  const remove = useDeleteVideo()
  return (
    <>
      <PickerList
        label="Videos"
        mode="many"
        list={videosQuery}
        rows={limits.pageSize.videos}
        nameOf={({ name }) => name}
        details={(video) => <Facts material={video} />}
        chosenIds={chosenIds}
        onToggle={onToggle}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty="You have no videos yet. Create the first one below."
      />
      <VideoForm onCreated={(video) => onToggle(video, true)} />
    </>
  )
}
