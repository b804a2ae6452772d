import type { ReactNode } from 'react'
import { isArticle, isBook, isVideo } from '#contract/material-kinds.ts'
import type { Material } from '#contract/materials.ts'
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
  const { icon, kind, facts } = factsOf(material)
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

export const materialKinds = [
  { is: isVideo, one: 'video', icon: <VideoIcon /> },
  { is: isBook, one: 'book', icon: <BookIcon /> },
  { is: isArticle, one: 'article', icon: <ArticleIcon /> },
]

/** The kind of a material and its facts. */
export function factsOf(material: Material): { icon: ReactNode; kind: string; facts: string[] } {
  if (isVideo(material)) {
    return { icon: <VideoIcon />, kind: 'Video', facts: [material.quality.name, minutesAndSeconds(material.duration)] }
  }
  if (isBook(material)) {
    const { extension, pagesCount, authors, publicationYear } = material
    const names = authors.map(({ fullName }) => fullName).join(', ')
    const facts = [extension.name.toUpperCase(), counted(pagesCount, 'page'), names, String(publicationYear)]
    return { icon: <BookIcon />, kind: 'Book', facts: facts.filter(Boolean) }
  }
  const { resource, publicationDate } = material
  return { icon: <ArticleIcon />, kind: 'Article', facts: [resource.name, formatCalendarDay(publicationDate)] }
}
