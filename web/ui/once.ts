/** Made when it is first needed: what formats dates and numbers takes long to make, and the first screen should not wait for all of it. */
export function once<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}
