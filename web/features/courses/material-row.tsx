import type { ReactNode } from 'react'
import { kindNames, type MaterialKind } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { counted, formatCalendarDay, minutesAndSeconds } from '#web/ui/format.ts'
import { ArticleIcon, BookIcon, VideoIcon } from '#web/ui/icons.tsx'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import classes from './material-row.module.css'

interface MaterialRowProps {
  material: Material
  /** The address of the preview; undefined if there is none, or the viewer may open everything. */
  preview: string | undefined
}

/** A material with its facts; a link only for users who may open it. */
export function MaterialRow({ material, preview }: MaterialRowProps) {
  const { icon, kind, facts } = materialFacts(material)
  return (
    <li className={classes.row}>
      {material.isLearned ? (
        <span className={classes.icon} data-learned>
          <CheckIcon />
          <VisuallyHidden>Learned</VisuallyHidden>
        </span>
      ) : (
        <span className={classes.icon}>{icon}</span>
      )}
      <div className={classes.text}>
        <div className={classes.name}>
          {material.link ? <OutsideLink href={material.link}>{material.name}</OutsideLink> : material.name}
        </div>
        <div className={classes.facts}>{[kind, ...facts].join(' · ')}</div>
      </div>
      <div className={classes.side}>
        {preview && (
          <LinkButton to={preview} variant="light" size="compact-sm" aria-label={`Preview: ${material.name}`}>
            Preview
          </LinkButton>
        )}
        <span className={classes.minutes}>{counted(material.learningMinutes, 'min', 'min')}</span>
      </div>
    </li>
  )
}

export const kindIcons: Record<MaterialKind, ReactNode> = { video: <VideoIcon />, book: <BookIcon />, article: <ArticleIcon /> }

/** The kind of a material and its facts. */
export const materialFacts = (material: Material) => ({
  icon: kindIcons[material.kind],
  kind: kindNames[material.kind],
  facts: listFacts(material),
})

function listFacts(material: Material): string[] {
  switch (material.kind) {
    case 'video':
      return [material.quality.name, minutesAndSeconds(material.duration)]
    case 'book': {
      const { extension, pagesCount, authors, publicationYear } = material
      const names = authors.map(({ fullName }) => fullName).join(', ')
      return [extension.name.toUpperCase(), counted(pagesCount, 'page'), names, String(publicationYear)].filter(Boolean)
    }
    case 'article':
      return [material.resource.name, formatCalendarDay(material.publicationDate)]
  }
}
