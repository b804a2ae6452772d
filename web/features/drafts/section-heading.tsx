import { useSortable } from '@dnd-kit/sortable'
import { CloseButton, TextInput } from '@mantine/core'
import { type ReactNode, useEffect, useRef } from 'react'
import { limits } from '#contract/core/limits.ts'
import type { Material } from '#contract/materials/materials.ts'
import { ChevronDownIcon } from '#web/ui/first-icons.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '#web/ui/icons.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import { common } from '#web/ui/words.ts'
import classes from './material-line.module.css'
import { words } from './words.ts'

/** The id of a section for dragging; materials have numbers. */
export const sectionId = (block: Material[]) => `section-${block[0]?.id}`

interface SectionProps {
  block: Material[]
  isFirst: boolean
  isLast: boolean
  isFolded: boolean
  /** While a material is dragged, sections are no places for it. */
  isNoPlace: boolean
  onFold: () => void
  onMove: (steps: -1 | 1) => void
  onSection: (section: string | null) => void
  children: ReactNode
}

/** A heading and the materials under it, which move and fold together. */
export function Section({ block, isFirst, isLast, isFolded, isNoPlace, onFold, onMove, onSection, children }: SectionProps) {
  const sortable = useSortable({ id: sectionId(block), disabled: { droppable: isNoPlace } })
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = sortable
  const moved = transform ? `translateY(${Math.round(transform.y)}px)` : undefined
  const [first] = block
  if (!first) return null
  const section = first.section || words.unnamedSection
  const minutes = block.reduce((sum, { learningMinutes }) => sum + learningMinutes, 0)
  return (
    <li
      ref={setNodeRef}
      data-dragging={isDragging || undefined}
      className={classes.section}
      style={{ transform: moved, transition }}
    >
      <div className={classes.headingLine}>
        <button
          ref={setActivatorNodeRef}
          type="button"
          className={classes.handle}
          {...attributes}
          {...listeners}
          aria-label={words.moveSection({ section })}
          title={words.dragSection}
        >
          <GripIcon />
        </button>
        <IconButton
          className={classes.fold}
          size={32}
          label={(isFolded ? words.unfoldSection : words.foldSection)({ section })}
          aria-expanded={!isFolded}
          onClick={onFold}
        >
          <ChevronDownIcon />
        </IconButton>
        <SectionHeading material={first} onSection={onSection} />
        <div className={classes.arrows}>
          <MoveButton
            className={classes.arrow}
            size={26}
            label={words.moveSectionUp({ section })}
            isIdle={isFirst}
            onMove={() => onMove(-1)}
          >
            <ArrowUpIcon />
          </MoveButton>
          <MoveButton
            className={classes.arrow}
            size={26}
            label={words.moveSectionDown({ section })}
            isIdle={isLast}
            onMove={() => onMove(1)}
          >
            <ArrowDownIcon />
          </MoveButton>
        </div>
      </div>
      {isFolded ? (
        <p className={classes.folded}>
          {words.sectionFacts({
            materials: common.materials({ count: block.length }),
            minutes: common.minutes({ count: minutes }),
          })}
        </p>
      ) : (
        <ol className={classes.lines} aria-label={words.section({ section })}>
          {children}
        </ol>
      )}
    </li>
  )
}

interface SectionHeadingProps {
  material: Material
  onSection: (section: string | null) => void
}

/** The heading of a section of the course. An empty one is no heading. */
function SectionHeading({ material: { name, section }, onSection }: SectionHeadingProps) {
  const field = useRef<HTMLInputElement>(null)
  const isNew = useRef(section === '')
  // The button that added it was unmounted.
  useEffect(() => {
    if (isNew.current) field.current?.focus()
  }, [])
  return (
    <TextInput
      ref={field}
      className={classes.heading}
      size="sm"
      aria-label={words.headingAbove({ name })}
      placeholder={words.heading}
      autoComplete="off"
      maxLength={limits.course.section.max}
      value={section ?? ''}
      rightSection={<CloseButton size="sm" aria-label={words.removeHeading({ name })} onClick={() => onSection(null)} />}
      onChange={(event) => onSection(event.currentTarget.value)}
      // Enter would save the course.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  )
}
