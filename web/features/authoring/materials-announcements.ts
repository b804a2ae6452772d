import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'

export const draggingHelp =
  'To move a material, press Space, then the arrow keys, and Space again to put it down. Escape puts it back where it was.'

/** What is said while a material is dragged: its name and its place, never its id. */
export function announcementsFor(materials: { id: number; name: string }[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => materials.find((material) => material.id === id)?.name ?? 'The material'
  const placeOf = (id: UniqueIdentifier) =>
    `number ${materials.findIndex((material) => material.id === id) + 1} of ${materials.length}`
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up. It is ${placeOf(active.id)}.`,
    // Over its own place at first: that would take the word from what is said of the start.
    onDragOver: ({ active, over }) =>
      over && over.id !== active.id ? `${nameOf(active.id)} would be ${placeOf(over.id)}.` : undefined,
    onDragEnd: ({ active, over }) => `${nameOf(active.id)} is put down as ${placeOf((over ?? active).id)}.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back where it was.`,
  }
}
