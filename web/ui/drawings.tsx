import type { ReactNode } from 'react'
import classes from './drawings.module.css'

/** Makes a small drawing for an empty state: quiet lines, one accent. */
const drawing = (content: ReactNode) => () => (
  <svg className={classes.drawing} width="128" height="96" viewBox="0 0 128 96" aria-hidden="true">
    {content}
  </svg>
)

/** Scaffolding around something that is being built. */
export const ScaffoldDrawing = drawing(
  <>
    <path className={classes.line} d="M26 86V26M102 86V26M18 86h92M26 50h76M26 26h76M26 86l38-36M102 86 64 50" />
    <rect className={classes.accent} x="34" y="32" width="24" height="18" rx="3" />
    <rect className={classes.soft} x="61" y="32" width="16" height="18" rx="3" />
    <rect className={classes.gap} x="80" y="32" width="16" height="18" rx="3" />
  </>,
)

/** A sprout: levels grow with what is learned. */
export const SproutDrawing = drawing(
  <>
    <path className={classes.line} d="M24 82h80M64 82V46" />
    <path className={classes.accent} d="M64 58c0-14 10-22 26-22 0 15-10 22-26 22Z" />
    <path className={classes.soft} d="M64 68c0-12-9-19-24-19 0 13 9 19 24 19Z" />
    <circle className={classes.coin} cx="64" cy="34" r="5" />
  </>,
)

/** Stairs up to a flag: a route has steps with dates. */
export const StairsDrawing = drawing(
  <>
    <path className={classes.soft} d="M16 86V70h24V54h24V38h24v48Z" />
    <path className={classes.line} d="M8 86h112M88 38h20v48" />
    <path className={classes.line} d="M100 38V12" />
    <path className={classes.accent} d="M100 12h18l-5 7 5 7h-18Z" />
    <circle className={classes.coin} cx="52" cy="44" r="5" />
  </>,
)

/** A basket with nothing in it. */
export const BasketDrawing = drawing(
  <>
    <path className={classes.line} d="M42 42 54 18M86 42 74 18" />
    <path className={classes.soft} d="M28 42h72l-8 40H36z" />
    <path className={classes.gap} d="M50 52l3 20M64 52v20M78 52l-3 20" />
    <path className={classes.line} d="M22 42h84" />
    <circle className={classes.coin} cx="64" cy="26" r="5" />
  </>,
)

/** A heart on a card. */
export const HeartDrawing = drawing(
  <>
    <rect className={classes.soft} x="28" y="18" width="72" height="62" rx="6" />
    <path className={classes.gap} d="M40 68h48" />
    <path className={classes.accent} d="M64 58S46 49 46 38a9 9 0 0 1 18-2 9 9 0 0 1 18 2c0 11-18 20-18 20Z" />
    <circle className={classes.coin} cx="96" cy="20" r="5" />
  </>,
)

/** A magnifier over an empty sheet: nothing was found. */
export const NothingFoundDrawing = drawing(
  <>
    <rect className={classes.soft} x="30" y="16" width="50" height="66" rx="5" />
    <path className={classes.gap} d="M40 32h30M40 44h22M40 56h14" />
    <circle className={classes.line} cx="82" cy="54" r="17" />
    <path className={classes.line} d="m94.5 66.5 14 14" />
    <circle className={classes.accent} cx="82" cy="54" r="6" />
  </>,
)

/** A seal: something is done and yours. */
export const SealDrawing = drawing(
  <>
    <path className={classes.soft} d="M52 54v34l12-8 12 8V54" />
    <circle className={classes.accent} cx="64" cy="40" r="24" />
    <path className={classes.onAccent} d="m54 41 7 7 13-15" />
    <circle className={classes.coin} cx="96" cy="24" r="5" />
    <circle className={classes.coin} cx="32" cy="30" r="3" />
  </>,
)

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
