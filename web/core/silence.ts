/** Calls `onSilence` when nothing was heard for `patience` milliseconds, however long it takes in total. */
export function watchSilence(patience: number, onSilence: () => void) {
  let timer = setTimeout(onSilence, patience)
  return {
    /** The next wait may have another patience. */
    heard(next = patience) {
      clearTimeout(timer)
      timer = setTimeout(onSilence, next)
    },
    stop: () => clearTimeout(timer),
  }
}
