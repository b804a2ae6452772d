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
import { useMemo, useState } from 'react'
import { hasHeading, moveInSections, moveSection, toBlocks } from '#contract/courses/sections.ts'
import type { Material } from '#contract/materials/materials.ts'
import { Button } from '#web/ui/button.tsx'
import classes from './course-part.module.css'
import { type MaterialActions, MaterialLine } from './material-line.tsx'
import { Section, sectionId } from './section-heading.tsx'
import { words } from './words.ts'

interface MaterialListProps {
  materials: Material[]
  actions: MaterialActions
  onOrder: (materials: Material[]) => void
  /** Says aloud what changed. */
  onAnnounce: (sentence: string) => void
}

/** The materials in learning order, with their numbers. Sections move with what is in them, and fold, so that a long course stays workable. */
export function MaterialList({ materials, actions, onOrder, onAnnounce }: MaterialListProps) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const [folded, setFolded] = useState<ReadonlySet<number>>(new Set())
  const [dragged, setDragged] = useState<'material' | 'section'>()
  const blocks = useMemo(() => toBlocks(materials), [materials])
  const numbers = useMemo(() => new Map(materials.map(({ id }, place) => [id, place + 1])), [materials])
  const sections = blocks.filter(([first]) => first && hasHeading(first))
  const blockKey = (block: Material[]) => block[0]?.id ?? 0
  const isFolded = (block: Material[]) => sections.includes(block) && folded.has(blockKey(block))
  const blockPlace = (id: unknown) => blocks.findIndex((block) => sectionId(block) === id)
  const materialPlace = (id: unknown) => materials.findIndex((material) => material.id === id)

  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(undefined)
    if (!over) return
    if (dragged === 'section') onOrder(moveSection(materials, blockPlace(active.id), blockPlace(over.id)))
    else onOrder(moveInSections(materials, materialPlace(active.id), materialPlace(over.id)))
  }
  const move = (block: Material[], steps: -1 | 1) => {
    const place = blocks.indexOf(block)
    onOrder(moveSection(materials, place, place + steps))
    const name = words.theSection({ section: block[0]?.section ?? '' })
    onAnnounce(words.isNumber({ name, place: sections.indexOf(block) + steps + 1, all: sections.length }))
  }
  const fold = (block: Material[]) => setFolded(folded.symmetricDifference(new Set([blockKey(block)])))
  const areAllFolded = sections.length > 0 && sections.every(isFolded)

  const materialLine = (material: Material) => (
    <MaterialLine
      key={material.id}
      material={material}
      number={numbers.get(material.id) ?? 0}
      isLast={numbers.get(material.id) === materials.length}
      isNoPlace={dragged === 'section'}
      actions={actions}
    />
  )
  const shownIds = useMemo(
    () => blocks.flatMap((block) => (folded.has(block[0]?.id ?? 0) ? [] : block.map(({ id }) => id))),
    [blocks, folded],
  )
  return (
    <>
      {sections.length > 1 && (
        <div>
          <Button
            variant="quiet"
            size="compact-sm"
            onClick={() => setFolded(new Set(areAllFolded ? [] : sections.map(blockKey)))}
          >
            {areAllFolded ? words.unfoldAll : words.foldAll}
          </Button>
        </div>
      )}
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements: announcementsFor(blocks), screenReaderInstructions: { draggable: words.draggingHelp } }}
        onDragStart={({ active }) => setDragged(typeof active.id === 'string' ? 'section' : 'material')}
        onDragCancel={() => setDragged(undefined)}
        onDragEnd={drop}
      >
        <SortableContext items={sections.map(sectionId)} strategy={verticalListSortingStrategy}>
          <ol className={classes.rows} aria-label={words.materialsOfCourse}>
            {blocks.map((block) =>
              sections.includes(block) ? (
                <Section
                  key={blockKey(block)}
                  block={block}
                  isFirst={block === sections[0]}
                  isLast={block === sections.at(-1)}
                  isFolded={isFolded(block)}
                  isNoPlace={dragged === 'material'}
                  onFold={() => fold(block)}
                  onMove={(steps) => move(block, steps)}
                  onSection={(section) => block[0] && actions.change(block[0], { section })}
                >
                  <SortableContext items={shownIds} strategy={verticalListSortingStrategy}>
                    {block.map(materialLine)}
                  </SortableContext>
                </Section>
              ) : (
                <SortableContext key="first" items={shownIds} strategy={verticalListSortingStrategy}>
                  {block.map(materialLine)}
                </SortableContext>
              ),
            )}
          </ol>
        </SortableContext>
      </DndContext>
    </>
  )
}

/** What a screen reader says while a material or a section is dragged: its name and its place, never its id. */
function announcementsFor(blocks: Material[][]): Announcements {
  const sections = blocks.filter(([first]) => first && hasHeading(first))
  const materials = blocks.flat()
  const spoken = (id: UniqueIdentifier) => {
    const isSection = typeof id === 'string'
    const place = isSection ? sections.findIndex((block) => sectionId(block) === id) : materials.findIndex((one) => one.id === id)
    const name = isSection
      ? words.theSection({ section: sections[place]?.[0]?.section ?? '' })
      : (materials[place]?.name ?? words.theMaterial)
    return { name, place: place + 1, all: isSection ? sections.length : materials.length }
  }
  return {
    onDragStart: ({ active }) => words.isPickedUp(spoken(active.id)),
    // At first it is over its own place; announcing that would interrupt the announcement of the start.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? words.wouldBe({ ...spoken(over.id), name: spoken(active.id).name }) : undefined,
    onDragEnd: ({ active, over }) => words.isPutDown({ ...spoken((over ?? active).id), name: spoken(active.id).name }),
    onDragCancel: ({ active }) => words.isBack(spoken(active.id)),
  }
}
