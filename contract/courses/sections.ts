interface InCourse {
  section?: string | null | undefined
}

/** A heading of a course and the materials under it; null for materials before the first heading. */
export interface Section<Item> {
  heading: string | null
  materials: Item[]
}

export function toSections<Item extends InCourse>(materials: Item[]): Section<Item>[] {
  const sections: Section<Item>[] = []
  for (const material of materials) {
    const last = sections.at(-1)
    if (last && !material.section) last.materials.push(material)
    else sections.push({ heading: material.section || null, materials: [material] })
  }
  return sections
}

/**
 * Moves a material. A heading stays with its section: the next material takes it over, unless the moved one was the only one. A material
 * that moves up to the first place of a section takes over its heading.
 */
export function moveInSections<Item extends InCourse>(materials: Item[], from: number, to: number): Item[] {
  const moved = materials[from]
  const target = materials[to]
  if (!moved || !target || from === to) return materials
  const rest = takenOut(materials, from)
  const isAlone = hasHeading(moved) && rest.headingLeft
  const takesOver = from > to && hasHeading(target) && !isAlone
  const placed = isAlone ? moved : { ...moved, section: takesOver ? target.section : null }
  const others = takesOver ? rest.materials.map((item) => (item === target ? { ...item, section: null } : item)) : rest.materials
  return others.toSpliced(to, 0, placed)
}

export const removeFromSections = <Item extends InCourse>(materials: Item[], place: number) =>
  place < 0 ? materials : takenOut(materials, place).materials

function takenOut<Item extends InCourse>(materials: Item[], place: number) {
  const heading = materials[place]?.section
  const next = materials[place + 1]
  const passesOn = heading !== undefined && heading !== null && next !== undefined && !hasHeading(next)
  const others = materials.toSpliced(place, 1)
  return {
    materials: passesOn ? others.with(place, { ...next, section: heading }) : others,
    headingLeft: !passesOn,
  }
}

/** An empty heading counts too: the author is about to write it. */
export const hasHeading = ({ section }: InCourse) => section !== null && section !== undefined

/** The sections as the editor shows them: an empty heading begins one too. */
export function toBlocks<Item extends InCourse>(materials: Item[]): Item[][] {
  const blocks: Item[][] = []
  for (const material of materials) {
    const last = blocks.at(-1)
    if (last && !hasHeading(material)) last.push(material)
    else blocks.push([material])
  }
  return blocks
}

/** Moves a section with all that is in it. What stands before the first heading has none to take along, and stays first. */
export function moveSection<Item extends InCourse>(materials: Item[], from: number, to: number): Item[] {
  const blocks = toBlocks(materials)
  const moved = blocks[from]
  const isHeaded = (block: Item[] | undefined) => block?.[0] !== undefined && hasHeading(block[0])
  if (!moved || from === to || !isHeaded(moved) || !isHeaded(blocks[to])) return materials
  return blocks.toSpliced(from, 1).toSpliced(to, 0, moved).flat()
}
