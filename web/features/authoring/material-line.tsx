import { useSortable } from '@dnd-kit/sortable'
import type { Material } from '#contract/materials.ts'
import { hasHeading } from '#contract/sections.ts'
import { factsOf } from '#web/features/courses/index.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '#web/ui/icons.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import partClasses from './course-part.module.css'
import { RemoveButton } from './course-part.tsx'
import classes from './material-line.module.css'
import { SectionHeading } from './section-heading.tsx'

interface MaterialLineProps {
  material: Material
  isFirst: boolean
  isLast: boolean
  isPreview: boolean
  /** Opens it to everybody, or closes it again. */
  onPreview: () => void
  /** Sets the heading above it; null removes it. */
  onSection: (section: string | null) => void
  onMove: (steps: -1 | 1) => void
  onRemove: () => void
}

/** Moved by its handle (pointer, touch, keyboard) or, for users who cannot drag, by its arrows. */
export function MaterialLine(props: MaterialLineProps) {
  const { material, isFirst, isLast, isPreview, onPreview, onSection, onMove, onRemove } = props
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: material.id,
  })
  const { icon, kind, facts } = factsOf(material)
  const moved = transform ? `translateY(${Math.round(transform.y)}px)` : undefined
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      className={classes.item}
      style={{ transform: moved, transition }}
    >
      {hasHeading(material) && <SectionHeading material={material} onSection={onSection} />}
      <div className={`${partClasses.row} ${classes.line}`}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-label={`Drag ${material.name}`}
          title="Drag to reorder"
        >
          <GripIcon />
        </button>
        <span className={classes.icon}>{icon}</span>
        <div className={partClasses.name}>
          {material.name}
          <div className={classes.facts}>
            <span>{[kind, ...facts].join(' · ')}</span>
            {!hasHeading(material) && (
              <button
                type="button"
                className={classes.addHeading}
                aria-label={`Add heading above ${material.name}`}
                onClick={() => onSection('')}
              >
                Add heading
              </button>
            )}
            <button
              type="button"
              className={classes.preview}
              aria-pressed={isPreview}
              aria-label={`Free preview: ${material.name}`}
              onClick={onPreview}
            >
              <span className={classes.box}>{isPreview && <CheckIcon />}</span>
              Free preview
            </button>
          </div>
        </div>
        <div className={classes.arrows}>
          <MoveButton
            className={classes.arrow}
            size={26}
            label={`Move up ${material.name}`}
            isIdle={isFirst}
            onMove={() => onMove(-1)}
          >
            <ArrowUpIcon />
          </MoveButton>
          <MoveButton
            className={classes.arrow}
            size={26}
            label={`Move down ${material.name}`}
            isIdle={isLast}
            onMove={() => onMove(1)}
          >
            <ArrowDownIcon />
          </MoveButton>
        </div>
        <RemoveButton name={material.name} onRemove={onRemove} />
      </div>
    </li>
  )
}
