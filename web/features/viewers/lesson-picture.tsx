import { createContext, useContext, useState } from 'react'
import { PictureIcon } from '#web/ui/icons.tsx'
import classes from './lesson-text.module.css'
import { words } from './words.ts'

interface LessonPictures {
  /** By the ids of their files. */
  links: Record<string, string>
  /** Replaces the links, because they expire. */
  renew?: (() => Promise<void>) | undefined
}

/** The pictures of the lesson around, because a picture can be in a list of a list. */
export const LessonPicturesContext = createContext<LessonPictures>({ links: {} })

interface LessonPictureProps {
  file: string
  alt: string
}

/** A picture, or what it would show. If it cannot be loaded, its link may have expired: with a new one it is loaded once more. */
export function LessonPicture({ file, alt }: LessonPictureProps) {
  const { links, renew } = useContext(LessonPicturesContext)
  const [tries, setTries] = useState(0)
  const [hasFailed, setFailed] = useState(false)
  const [isLoaded, setLoaded] = useState(false)
  const link = links[file]
  if (!link || hasFailed) {
    return (
      <p className={classes.missing}>
        <PictureIcon />
        {alt || words.missingPicture}
      </p>
    )
  }
  const fail = async () => {
    setFailed(true)
    if (tries > 0 || !renew) return
    await renew()
    setTries(1)
    setFailed(false)
  }
  return (
    <img
      className={classes.picture}
      src={link}
      alt={alt}
      loading="lazy"
      decoding="async"
      data-loading={!isLoaded || undefined}
      onLoad={() => setLoaded(true)}
      onError={fail}
    />
  )
}
