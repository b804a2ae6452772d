/** Calls `onSilence` when nothing was heard for `patience` milliseconds, however long everything takes together. */
export function watchSilence(patience: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, patience)
  return {
    /** What comes next may have another patience. */
    heard(next = patience) {
      clearTimeout(timer)
      timer = setTimeout(onSilence, next)
    },
    stop: () => clearTimeout(timer),
  }
}
