import { useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import { useSession } from '#web/core/session.ts'
import { CreateByName } from '#web/ui/create-by-name.tsx'
import { PickerList } from '#web/ui/picker-list.tsx'
import { resourcesQuery, useCreateResource, useDeleteResource } from './materials.api.ts'
import { PickerField } from './picker-field.tsx'

interface Named {
  id: number
  name: string
}

interface ResourcePickerProps {
  resource: Named | null
  onChoose: (resource: Named | null) => void
}

/** Where an article was published. Choosing one closes the list. */
export function ResourcePicker({ resource, onChoose }: ResourcePickerProps) {
  const [isOpen, setOpen] = useState(false)
  const { hasRole } = useSession()
  const create = useCreateResource()
  const remove = useDeleteResource()
  const choose = ({ id, name }: Named) => {
    onChoose({ id, name })
    setOpen(false)
  }
  return (
    <PickerField label="Resource" button={resource?.name ?? 'Choose resource'} isOpen={isOpen} onOpen={setOpen}>
      <PickerList
        label="Resources"
        mode="one"
        list={resourcesQuery}
        rows={limits.pageSize.resources}
        getName={({ name }) => name}
        chosenIds={new Set(resource ? [resource.id] : [])}
        onToggle={(item, isChosen) => (isChosen ? choose(item) : onChoose(null))}
        canDelete={({ isOwn }) => isOwn || hasRole('Admin')}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty="There are no resources yet."
      />
      <CreateByName button="Create Resource" create={create} onCreated={choose} />
    </PickerField>
  )
}
