import { Suspense } from 'react'
import { lazyPart } from '#web/ui/lazy-part.ts'
import classes from './lesson-formula.module.css'
import { Sideways } from './sideways.tsx'
import { words } from './words.ts'

const DrawnFormula = lazyPart(async () => (await import('./drawn-formula.tsx')).DrawnFormula)

interface FormulaProps {
  tex: string
  isBlock?: boolean
}

/** A formula in a line. Its TeX is shown until the code that draws it has loaded. */
export const Formula = ({ tex, isBlock = false }: FormulaProps) => (
  <span dir="ltr" className={classes.formula} data-block={isBlock || undefined}>
    <Suspense fallback={<code>{tex}</code>}>
      <DrawnFormula tex={tex} isBlock={isBlock} />
    </Suspense>
  </span>
)

export const FormulaBlock = ({ tex }: { tex: string }) => (
  <Sideways label={words.formula}>
    <Formula tex={tex} isBlock />
  </Sideways>
)
