import { useSession } from '#web/core/session.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { questionStore } from './question-store.ts'
import { words } from './words.ts'

/** Above the results of a search that a question became: leads back to its words. */
export function BackToQuestion({ filter }: { filter: string }) {
  const kept = questionStore(useSession().claims?.sub).read()
  if (!kept || kept.asked !== filter) return null
  return (
    <LinkButton variant="default" size="sm" to={kept.path}>
      {words.backToQuestion}
    </LinkButton>
  )
}
