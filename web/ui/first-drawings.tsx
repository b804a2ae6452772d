import type { ReactNode } from 'react'
import classes from './drawings.module.css'

/** Makes a small drawing for an empty state: quiet lines, one accent. */
export const drawing = (content: ReactNode) => () => (
  <svg className={classes.drawing} width="128" height="96" viewBox="0 0 128 96" aria-hidden="true">
    {content}
  </svg>
)

// Only the drawings that the first load needs are in this file. The others are in drawings.tsx.

/** A shelf with a gap. */
export const ShelfDrawing = drawing(
  <>
    <path className={classes.line} d="M14 78h100M22 78v8M106 78v8" />
    <rect className={classes.soft} x="26" y="34" width="14" height="44" rx="3" />
    <rect className={classes.soft} x="44" y="42" width="12" height="36" rx="3" />
    <rect className={classes.gap} x="60" y="30" width="16" height="48" rx="3" />
    <rect className={classes.accent} x="84" y="36" width="13" height="42" rx="3" transform="rotate(9 90 78)" />
    <path className={classes.onAccent} d="M88.5 46.5h6" transform="rotate(9 90 78)" />
  </>,
)

/** A signpost: the page was not found. */
export const SignpostDrawing = drawing(
  <>
    <path className={classes.line} d="M64 24v62M44 86h40" />
    <path className={classes.soft} d="M64 30h34l9 8-9 8H64z" />
    <path className={classes.accent} d="M64 50H36l-9 8 9 8h28z" />
    <path className={classes.onAccent} d="M42 58h14" />
    <circle className={classes.coin} cx="64" cy="20" r="5" />
  </>,
)
