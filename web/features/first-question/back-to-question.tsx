import { Link } from 'react-router'
import { words } from './first-words.ts'
import { questionStore } from './question-store.ts'

/** Above the results of a search that a question became: leads back to its words. */
export function BackToQuestion({ filter }: { filter: string }) {
  const kept = questionStore().read()
  if (!kept || filter === '' || kept.asked !== filter) return null
  return <Link to={kept.path}>{words.backToQuestion}</Link>
}
