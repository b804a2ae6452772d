import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import { moveInSections } from '#contract/sections.ts'
import { counted } from '#web/ui/format.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { suggestedPreview, withMaterial } from './course-draft.ts'
import classes from './course-part.module.css'
import { CoursePart, PanelButton } from './course-part.tsx'
import { MaterialLine } from './material-line.tsx'
import type { CourseFormState } from './use-editing.ts'
import type { Panel } from './use-panel.ts'

interface MaterialsPartProps {
  form: CourseFormState
  panel: Panel
}

/** In learning order, which dragging and the arrows change. The sentence for an empty list is the specification's. */
export function MaterialsPart({ form, panel }: MaterialsPartProps) {
  const { materials } = form.values
  const suggested = suggestedPreview(materials)
  const [announcement, setAnnouncement] = useState('')
  const errorId = useId()
  const describedBy = form.errors.materials ? errorId : undefined
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const placeOf = (id: unknown) => materials.findIndex((material) => material.id === id)

  const drop = ({ active, over }: DragEndEvent) => {
    if (over) form.setFieldValue('materials', moveInSections(materials, placeOf(active.id), placeOf(over.id)))
  }
  const move = (material: Material, steps: -1 | 1) => {
    const place = placeOf(material.id) + steps
    if (place < 0 || place >= materials.length) return
    form.setFieldValue('materials', moveInSections(materials, place - steps, place))
    setAnnouncement(`${material.name} is number ${place + 1} of ${materials.length} now.`)
  }
  const change = (material: Material, changes: Pick<Material, 'section' | 'isPreview'>) =>
    form.setFieldValue('materials', materials.with(placeOf(material.id), { ...material, ...changes }))
  const remove = (material: Material) => {
    form.setFieldValue('materials', withMaterial(form.values, material, false))
    form.validateField('materials')
    panel.focusButton('videos')
  }
  const minutes = materials.reduce((sum, { learningMinutes }) => sum + learningMinutes, 0)
  return (
    <CoursePart
      title="Materials"
      aside={minutes > 0 && <span className={classes.quiet}>{counted(minutes, 'minute')} to learn</span>}
      isEmpty={materials.length === 0}
      whenEmpty="Choose at least one material!"
      error={form.errors.materials}
      errorId={errorId}
      buttons={
        <>
          <PanelButton name="videos" panel={panel} describedBy={describedBy}>
            Add Videos
          </PanelButton>
          <PanelButton name="books" panel={panel} describedBy={describedBy}>
            Add Books
          </PanelButton>
          <PanelButton name="articles" panel={panel} describedBy={describedBy}>
            Add Articles
          </PanelButton>
        </>
      }
    >
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: announcementsFor(materials), screenReaderInstructions: { draggable: draggingHelp } }}
        onDragEnd={drop}
      >
        <SortableContext items={materials} strategy={verticalListSortingStrategy}>
          <ol className={classes.rows} aria-label="Materials of the course">
            {materials.map((material, place) => (
              <MaterialLine
                key={material.id}
                material={material}
                isFirst={place === 0}
                isLast={place === materials.length - 1}
                isPreview={material.isPreview ?? false}
                onPreview={() => change(material, { isPreview: !material.isPreview })}
                onSection={(section) => change(material, { section })}
                onMove={(steps) => move(material, steps)}
                onRemove={() => remove(material)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <p className={classes.hint}>{previewHelp + (suggested ? ` “${suggested.name}” is short: tick it to make it one.` : '')}</p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </CoursePart>
  )
}

const previewHelp = 'Anybody can open a free preview without buying the course.'

const draggingHelp =
  'To move a material, press Space, then the arrow keys, and Space again to put it down. Escape puts it back where it was.'

/** What a screen reader says while a material is dragged: its name and its place, never its id. */
function announcementsFor(materials: { id: number; name: string }[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => materials.find((material) => material.id === id)?.name ?? 'The material'
  const placeOf = (id: UniqueIdentifier) =>
    `number ${materials.findIndex((material) => material.id === id) + 1} of ${materials.length}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up. It is ${placeOf(active.id)}.`,
    // At first it is over its own place; announcing that would interrupt the announcement of the start.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} would be ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is put down as ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  }
}
