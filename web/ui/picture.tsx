import { type PictureSize, pictureSet, pictureSizes } from '#contract/files/files.ts'
import classes from './picture.module.css'

interface PictureProps {
  link: string
  size: PictureSize
  /** `first`: the page's most important one. `soon`: in view from the start. Others load when they are scrolled to. */
  priority?: 'first' | 'soon' | undefined
}

/** 16:9. Decoration, because the name is always beside it. */
export function Picture({ link, size, priority }: PictureProps) {
  return (
    <img
      className={classes.picture}
      sizes={pictureSizes[size]}
      srcSet={pictureSet(link)}
      src={link}
      alt=""
      width={640}
      height={360}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : undefined}
      decoding="async"
    />
  )
}
