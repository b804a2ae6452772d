import {
  type Announcements,
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useState } from 'react'
import { ArrowDownIcon, ArrowUpIcon, GripIcon } from '#web/ui/icons.tsx'
import { MoveButton } from '#web/ui/move-button.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { AnswerProps } from './answer-props.ts'
import classes from './answers.module.css'
import { words } from './words.ts'

/** A list to sort, by dragging or, for those who cannot drag, by arrows. Until it is touched it is no answer. */
export function OrderAnswer({ question: { items }, answer, onAnswer }: AnswerProps<'order'>) {
  const [said, say] = useState('')
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const order = answer?.items ?? items.map((_, place) => place)
  const name = (item: number) => items[item] ?? ''
  const move = (from: number, to: number) => {
    const item = order[from]
    if (item === undefined || to < 0 || to >= order.length || from === to) return
    onAnswer({ kind: 'order', items: order.toSpliced(from, 1).toSpliced(to, 0, item) })
    say(words.isAtPlace({ item: name(item), place: to + 1, all: order.length }))
  }
  return (
    <>
      <p className={classes.help}>{words.orderHelp}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{
          announcements: announcementsFor(order, name),
          screenReaderInstructions: { draggable: words.dragHelp },
        }}
        onDragEnd={({ active, over }) => over && move(order.indexOf(toItem(active.id)), order.indexOf(toItem(over.id)))}
      >
        <SortableContext items={order.map(toId)} strategy={verticalListSortingStrategy}>
          <ol className={classes.order}>
            {order.map((item, place) => (
              <Line
                key={item}
                item={item}
                name={name(item)}
                place={place}
                isLast={place === order.length - 1}
                onMove={(steps) => move(place, place + steps)}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}

/** An id of 0 would be none. */
const toId = (item: number) => item + 1
const toItem = (id: UniqueIdentifier) => Number(id) - 1

interface LineProps {
  item: number
  name: string
  place: number
  isLast: boolean
  onMove: (steps: -1 | 1) => void
}

function Line({ item, name, place, isLast, onMove }: LineProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } = useSortable({
    id: toId(item),
  })
  const moved = transform ? `translateY(${Math.round(transform.y)}px)` : undefined
  return (
    <li
      ref={setNodeRef}
      className={classes.line}
      data-dragging={isDragging || undefined}
      style={{ transform: moved, transition }}
    >
      <button
        ref={setActivatorNodeRef}
        type="button"
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={words.drag({ item: name })}
      >
        <GripIcon />
      </button>
      <span className={classes.place}>{place + 1}</span>
      <span className={classes.item}>{name}</span>
      <MoveButton label={words.moveUp({ item: name })} size={40} isIdle={place === 0} onMove={() => onMove(-1)}>
        <ArrowUpIcon />
      </MoveButton>
      <MoveButton label={words.moveDown({ item: name })} size={40} isIdle={isLast} onMove={() => onMove(1)}>
        <ArrowDownIcon />
      </MoveButton>
    </li>
  )
}

/** What a screen reader says while an item is dragged. */
function announcementsFor(order: number[], name: (item: number) => string): Announcements {
  const spoken = (id: UniqueIdentifier, at = id) => ({
    item: name(toItem(id)),
    place: order.indexOf(toItem(at)) + 1,
    all: order.length,
  })
  return {
    onDragStart: ({ active }) => words.pickedUp(spoken(active.id)),
    // At first it is over its own place; announcing that would interrupt the announcement of the start.
    onDragOver: ({ active, over }) => (over && over.id !== active.id ? words.wouldBeAt(spoken(active.id, over.id)) : undefined),
    // Its new place is said below the list.
    onDragEnd: () => undefined,
    onDragCancel: ({ active }) => words.backAt(spoken(active.id)),
  }
}
