/** What every viewer of a private file needs. */
export interface FileViewerProps {
  /** From when the material was opened. It expires, so a viewer may need `freshLink` later. */
  link: string
  freshLink: () => Promise<string>
  /** Where the learner stopped; null the first time. */
  place: string | null
  /** `isSettled`: the learner stopped or turned a page, and will probably stay there for a while. */
  onPlace: (place: string, isSettled: boolean) => void
}
