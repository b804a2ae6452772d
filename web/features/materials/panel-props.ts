import type { Material } from '#contract/materials.ts'

export interface PanelProps {
  /** The materials of the course, of whatever kind. */
  chosenIds: ReadonlySet<number>
  onToggle: (material: Material, attach: boolean) => void
}
