import './setup.ts'
import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { isNotSignedIn } from './core/call-error.ts'
import { queryClient } from './core/query-client.ts'
import { onSessionChange, startSession } from './core/session.ts'
import { routes } from './routes.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
setNonce(nonce)

startSession()
const router = createBrowserRouter(routes)

// What one user saw must not be shown to the next, and a guarded page is left as soon as its user is gone, in every tab.
onSessionChange((now, before) => {
  if (now?.sub === before?.sub) return
  queryClient.clear()
  router.revalidate()
})

/** Without its user a guarded page may ask for its data once more before it is left. That is no fault of the page. */
const reportFault = (error: unknown) => {
  if (!isNotSignedIn(error)) console.error(error)
}
const alreadyReported = () => {}

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root, { onCaughtError: reportFault }).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} onError={alreadyReported} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
