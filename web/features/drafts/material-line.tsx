import { useSortable } from '@dnd-kit/sortable'
import { memo } from 'react'
import { hasHeading } from '#contract/courses/sections.ts'
import type { Material } from '#contract/materials/materials.ts'
import { materialFacts } from '#web/features/courses/index.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '#web/ui/icons.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import { canBePreview } from './course-draft.ts'
import partClasses from './course-part.module.css'
import { RemoveButton } from './course-part.tsx'
import classes from './material-line.module.css'
import { words } from './words.ts'

export interface MaterialActions {
  /** Changes its heading (null removes it), or opens it to everybody. */
  change: (material: Material, changes: Pick<Material, 'section' | 'isPreview'>) => void
  move: (material: Material, steps: -1 | 1) => void
  remove: (material: Material) => void
  /** Shows its file or page in a new tab. */
  open: (material: Material) => void
  /** Renames it, or replaces its file or link. */
  edit: (material: Material) => void
}

interface MaterialLineProps {
  material: Material
  /** Its place in the course, from 1. */
  number: number
  isLast: boolean
  /** While a section is dragged, materials are no places for it. */
  isNoPlace: boolean
  /** Always the same object, so that a line is drawn again only when its material changes. */
  actions: MaterialActions
}

/** Moved by its handle (pointer, touch, keyboard) or, for users who cannot drag, by its arrows. */
export const MaterialLine = memo(({ material, number, isLast, isNoPlace, actions }: MaterialLineProps) => {
  const sortable = useSortable({ id: material.id, disabled: { droppable: isNoPlace } })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable
  const { icon, kind, facts } = materialFacts(material)
  const { name, isPreview = false } = material
  const moved = transform ? `translateY(${Math.round(transform.y)}px)` : undefined
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      className={classes.item}
      style={{ transform: moved, transition }}
    >
      <div className={`${partClasses.row} ${classes.line}`}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-label={words.drag({ name })}
          title={words.dragToReorder}
        >
          <GripIcon />
        </button>
        <span className={classes.number}>{number}</span>
        <span className={classes.icon}>{icon}</span>
        <div className={partClasses.name}>
          {name}
          <div className={classes.facts}>
            <span>{[kind, ...facts].join(' · ')}</span>
            <button
              type="button"
              className={classes.action}
              aria-label={words.openNamed({ name })}
              onClick={() => actions.open(material)}
            >
              {words.open}
            </button>
            <button
              type="button"
              className={classes.action}
              aria-label={words.editNamed({ name })}
              onClick={() => actions.edit(material)}
            >
              {words.edit}
            </button>
            {!hasHeading(material) && (
              <button
                type="button"
                className={classes.action}
                aria-label={words.addHeadingAbove({ name })}
                onClick={() => actions.change(material, { section: '' })}
              >
                {words.addHeading}
              </button>
            )}
            {canBePreview(material) && (
              <button
                type="button"
                className={classes.preview}
                aria-pressed={isPreview}
                aria-label={words.freePreviewNamed({ name })}
                onClick={() => actions.change(material, { isPreview: !isPreview })}
              >
                <span className={classes.box}>{isPreview && <CheckIcon />}</span>
                {words.freePreview}
              </button>
            )}
          </div>
        </div>
        <div className={classes.arrows}>
          <MoveButton
            className={classes.arrow}
            size={26}
            label={words.moveUp({ name })}
            isIdle={number === 1}
            onMove={() => actions.move(material, -1)}
          >
            <ArrowUpIcon />
          </MoveButton>
          <MoveButton
            className={classes.arrow}
            size={26}
            label={words.moveDown({ name })}
            isIdle={isLast}
            onMove={() => actions.move(material, 1)}
          >
            <ArrowDownIcon />
          </MoveButton>
        </div>
        <RemoveButton name={name} onRemove={() => actions.remove(material)} />
      </div>
    </li>
  )
})
