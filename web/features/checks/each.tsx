import { Fragment, type ReactNode } from 'react'

/** Shows the parts of a question. They never change while it is shown, and are known by their places. */
export const each = (parts: readonly string[], show: (part: string, place: number) => ReactNode) =>
  parts.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: see above
    <Fragment key={place}>{show(part, place)}</Fragment>
  ))
