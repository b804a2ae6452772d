import { useMemo } from 'react'
import { formulaElements } from './formula-elements.ts'

/** A formula as MathML, or its TeX if that cannot be read. */
export function DrawnFormula({ tex, isBlock }: { tex: string; isBlock: boolean }) {
  const formula = useMemo(() => formulaElements(tex, isBlock), [tex, isBlock])
  return formula ?? <code>{tex}</code>
}
