import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { VisuallyHidden } from '@mantine/core'
import { useId, useState } from 'react'
import type { Material } from '#contract/materials.ts'
import { moveInSections } from '#contract/sections.ts'
import { counted } from '#web/ui/format.ts'
import { withMaterial } from './course-draft.ts'
import classes from './course-part.module.css'
import { CoursePart } from './course-part.tsx'
import { MaterialLine } from './material-line.tsx'
import { announcementsFor, draggingHelp } from './materials-announcements.ts'
import { PanelButton } from './panel-button.tsx'
import type { CourseFormState } from './use-editing.ts'
import { type Panel, panelButtonId } from './use-panel.ts'

/** In the order to learn them, which dragging and the arrows change. The sentence for an empty list is the specification's. */
export function MaterialsPart({ form, panel }: { form: CourseFormState; panel: Panel }) {
  const { materials } = form.values
  const [said, setSaid] = useState('')
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
    setSaid(`${material.name} is number ${place + 1} of ${materials.length} now.`)
  }
  const setSection = (material: Material, section: string | null) =>
    form.setFieldValue('materials', materials.with(placeOf(material.id), { ...material, section }))
  const remove = (material: Material) => {
    form.setFieldValue('materials', withMaterial(form.values, material, false))
    form.validateField('materials')
    document.getElementById(panelButtonId('videos'))?.focus()
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
                onSection={(section) => setSection(material, section)}
                onMove={(steps) => move(material, steps)}
                onRemove={() => remove(material)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </CoursePart>
  )
}
