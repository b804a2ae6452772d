import { Fragment, type ReactNode } from 'react'

/** Shows the parts of a lesson one after the other. */
export const each = <Part,>(parts: readonly Part[] | undefined, show: (part: Part, place: number) => ReactNode) =>
  parts?.map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a lesson is read as a whole; a part is known by its place
    <Fragment key={place}>{show(part, place)}</Fragment>
  ))
