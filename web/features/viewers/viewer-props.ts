/** What every viewer of a private file needs. */
export interface FileViewerProps {
  /** As it was when the material was opened. It expires, so a viewer that goes on for longer asks for another. */
  link: string
  freshLink: () => Promise<string>
  /** Where the learner left it; null at the first time. */
  place: string | null
  /** Settled: the learner stopped or turned a page, and will stay there for a moment. */
  onPlace: (place: string, isSettled: boolean) => void
}
