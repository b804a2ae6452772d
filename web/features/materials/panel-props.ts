import type { Material } from '#contract/materials.ts'

export interface PanelProps {
  /** The materials of the course, of whatever kind. */
  chosenIds: ReadonlySet<number>
  onToggle: (material: Material, attach: boolean) => void
  /** It has another name, or other facts, from now on. */
  onChange: (material: Material) => void
}
