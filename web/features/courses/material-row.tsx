import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { Material } from '#contract/materials/materials.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import { materialFacts, opensByItself } from './material-facts.tsx'
import classes from './material-row.module.css'
import { words } from './words.ts'

interface MaterialRowProps {
  material: Material
  /** Undefined for a draft, which has no learning screen. */
  courseId: number | undefined
  /** The address of the preview; undefined if there is none, or the viewer may open everything. */
  preview: string | undefined
  /** Whether the viewer learns the course, and so may take its checks, which have no link. */
  isLearner: boolean
}

/** A material with its facts; a link only for users who may open it. */
export function MaterialRow({ material, courseId, preview, isLearner }: MaterialRowProps) {
  const { icon, kind, facts } = materialFacts(material)
  return (
    <li className={classes.row}>
      {material.isLearned ? (
        <span className={classes.icon} data-learned>
          <CheckIcon />
          <VisuallyHidden>{words.learned}</VisuallyHidden>
        </span>
      ) : (
        <span className={classes.icon}>{icon}</span>
      )}
      <div className={classes.text}>
        <div className={classes.name}>
          <MaterialName material={material} courseId={courseId} isLearner={isLearner} />
        </div>
        <div className={classes.facts}>{[kind, ...facts].join(' · ')}</div>
      </div>
      <div className={classes.side}>
        {preview && (
          <LinkButton to={preview} variant="light" size="compact-sm" aria-label={words.previewOf({ material: material.name })}>
            {words.preview}
          </LinkButton>
        )}
        <span className={classes.minutes}>{common.minutesInShort({ minutes: material.learningMinutes })}</span>
      </div>
    </li>
  )
}

type MaterialNameProps = Pick<MaterialRowProps, 'material' | 'courseId' | 'isLearner'>

function MaterialName({ material: { id, kind, name, link }, courseId, isLearner }: MaterialNameProps) {
  if (link && opensByItself[kind]) return <OutsideLink href={link}>{name}</OutsideLink>
  const isOpen = kind === 'check' ? isLearner : link !== null
  if (!isOpen || courseId === undefined) return name
  return (
    <Anchor component={Link} to={paths.learnCourse(courseId, { material: id })} inherit underline="hover">
      {name}
    </Anchor>
  )
}
