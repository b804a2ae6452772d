import type { Material } from '#contract/materials/materials.ts'
import { materialFacts } from '#web/features/courses/index.ts'
import { counted } from '#web/ui/format.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import classes from './panel.module.css'

/** The non-breaking space keeps the dot at the end of a line. */
const between = '\u00a0· '

/** The facts of a material, with a link to open it. */
export function Facts({ material }: { material: Material }) {
  const { link, learningMinutes } = material
  return (
    <>
      {[...materialFacts(material).facts, ''].join(between)}
      <span className={classes.together}>
        {counted(learningMinutes, 'min', 'min')}
        {link && (
          <>
            {between}
            <OutsideLink href={link} isInText>
              Open
            </OutsideLink>
          </>
        )}
      </span>
    </>
  )
}
