import './setup.ts'
import './styles.ts'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { queryClient } from './core/query-client.ts'
import { onSessionChange, startSession } from './core/session.ts'
import { routes } from './routes.tsx'
import { cssVariablesResolver, theme } from './theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? ''
setNonce(nonce)

startSession()
const router = createBrowserRouter(routes)

// What one user saw must not be shown to the next, and a guarded page is left as soon as its user is gone, in every tab.
onSessionChange(async (now, before) => {
  if (now?.sub === before?.sub) return
  // A guarded page goes first: without its data it would ask for it again, and fail for want of a user.
  if (!now) await router.revalidate()
  queryClient.clear()
  await router.revalidate()
})

const root = document.getElementById('root')
if (!root) throw new Error('index.html has no #root')
createRoot(root).render(
  <StrictMode>
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      defaultColorScheme="auto"
      getStyleNonce={() => nonce}
    >
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>
  </StrictMode>,
)
