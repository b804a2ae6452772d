import type { Material } from '#contract/materials.ts'
import { factsOf } from '#web/features/courses/index.ts'
import { counted } from '#web/ui/format.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import classes from './panel.module.css'

/** The dot stays with what is before it. */
const between = '\u00a0· '

/** What a material is made of, how long it takes, and the way to look at it. */
export function Facts({ material }: { material: Material }) {
  const { link, learningMinutes } = material
  return (
    <>
      {[...factsOf(material).facts, ''].join(between)}
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
