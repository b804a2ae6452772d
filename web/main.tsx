import './setup.ts'
import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { paths } from '#contract/core/paths.ts'
import { componentDefaults } from './component-defaults.ts'
import { isNotSignedIn } from './core/call-error.ts'
import { queryClient } from './core/query-client.ts'
import { onSessionChange, startSession, wasSessionRefused } from './core/session.ts'
import { isEntry } from './core/use-return-url.ts'
import { firstScreen } from './layout/first-screen.ts'
import { screenTree } from './screens.tsx'
import { theme } from './theme.ts'

const mantineTheme = { ...theme, components: componentDefaults }

/** Without its user a guarded page may ask for its data once more before it is left. That is no fault of the page. */
const reportFault = (error: unknown) => {
  if (!isNotSignedIn(error)) console.error(error)
}
/** React rendered the page again after an error, which it passes as the cause. */
const reportRecovery = (error: unknown) => reportFault(error instanceof Error && error.cause ? error.cause : error)
const alreadyReported = () => {}

function start() {
  startSession()
  const router = createBrowserRouter(screenTree)

  // What one user saw must not be shown to the next, and a guarded page is left as soon as its user is gone, in every tab.
  onSessionChange(async (now, before) => {
    if (now?.sub === before?.sub) return
    queryClient.clear()
    await router.revalidate()
    // A guarded page has led to the login by now. From an open one it is shown too, because the server, not the user, ended the session.
    const { pathname, search, hash } = router.state.location
    if (wasSessionRefused() && !isEntry(pathname)) await router.navigate(paths.login(pathname + search + hash))
  })

  const container = document.getElementById('root')
  if (!container) throw new Error('index.html has no #root')
  const root = createRoot(container, { onCaughtError: reportFault, onRecoverableError: reportRecovery })
  const app = (
    <StrictMode>
      <MantineProvider
        theme={mantineTheme}
        defaultColorScheme="auto"
        // The build has written the variables into the style sheet.
        withCssVariables={false}
        withGlobalClasses={false}
      >
        <QueryClientProvider client={queryClient}>
          <RouterProvider router={router} onError={alreadyReported} />
        </QueryClientProvider>
      </MantineProvider>
    </StrictMode>
  )
  // In a transition React draws bit by bit and lets the browser act in between.
  void firstScreen(router).then(() => startTransition(() => root.render(app)))
}

// A task of its own: evaluating the code has kept the browser busy, and a touch should not wait for this too.
setTimeout(start)
