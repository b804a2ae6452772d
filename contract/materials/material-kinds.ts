import { kindNames } from './kind-words.ts'
import type { Material } from './materials.ts'

export type MaterialKind = Material['kind']
export type MaterialOf<Kind extends MaterialKind> = Extract<Material, { kind: Kind }>

/**
 * The kinds of material, in the order in which screens list them. What differs by kind is a table or a `switch` over all of them, so
 * that a new kind does not compile until it has its part everywhere. Apart from the schemas of materials, so that a screen that only
 * shows materials does not load zod.
 */
export const materialKinds = Object.keys(kindNames) as MaterialKind[]

export const isKind =
  <Kind extends MaterialKind>(kind: Kind) =>
  <Any extends Material>(material: Any): material is Extract<Any, { kind: Kind }> =>
    material.kind === kind
