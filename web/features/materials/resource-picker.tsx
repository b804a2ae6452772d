import { useState } from 'react'
import { limits } from '#contract/core/limits.ts'
import { useSession } from '#web/core/session.ts'
import { CreateByName } from '#web/ui/create-by-name.tsx'
import { PickerList } from '#web/ui/picker-list.tsx'
import { resourcesQuery, useCreateResource, useDeleteResource } from './materials.api.ts'
import { PickerField } from './picker-field.tsx'
import { words } from './words.ts'

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
    <PickerField label={words.resource} button={resource?.name ?? words.chooseResource} isOpen={isOpen} onOpen={setOpen}>
      <PickerList
        label={words.resources}
        mode="one"
        list={resourcesQuery}
        rows={limits.pageSize.resources}
        getName={({ name }) => name}
        chosenIds={new Set(resource ? [resource.id] : [])}
        onToggle={(item, isChosen) => (isChosen ? choose(item) : onChoose(null))}
        canDelete={({ isOwn }) => isOwn || hasRole('Admin')}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty={words.noResources}
      />
      <CreateByName button={words.createResource} create={create} onCreated={choose} />
    </PickerField>
  )
}
