import type { Material } from '#contract/materials/materials.ts'
import { materialFacts, opensByItself } from '#web/features/courses/index.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { common } from '#web/ui/words.ts'
import classes from './panel.module.css'
import { words } from './words.ts'

/** The non-breaking space keeps the dot at the end of a line. */
const between = '\u00a0· '

/** The facts of a material, with a link to open it; a lesson is opened by changing it. */
export function Facts({ material }: { material: Material }) {
  const { link, learningMinutes } = material
  return (
    <>
      {[...materialFacts(material).facts, ''].join(between)}
      <span className={classes.together}>
        {common.minutesInShort({ minutes: learningMinutes })}
        {link && opensByItself[material.kind] && (
          <>
            {between}
            <OutsideLink href={link} isInText>
              {words.open}
            </OutsideLink>
          </>
        )}
      </span>
    </>
  )
}
