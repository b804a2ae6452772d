import type { createBrowserRouter } from 'react-router'

const patience = 200

/**
 * With its code and its first data in the page, the first screen is ready in a moment; until then the shape of a page that stands in
 * index.html stays. Where it takes longer, the screen's own skeleton comes instead.
 */
export function firstScreen(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    const stop = router.subscribe(({ initialized }) => initialized && done())
    const timer = setTimeout(done, patience)
    if (router.state.initialized) done()
    function done() {
      clearTimeout(timer)
      stop()
      resolve()
    }
  })
}
