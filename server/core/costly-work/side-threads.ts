import type { App } from '../app.ts'
import { refusals } from '../words.ts'
import { SideThread } from './side-thread.ts'

/** One thread for each kind of costly work, so that a zip that takes half a minute does not hold up a certificate. */
export function addSideThreads(app: App): void {
  const documents = new SideThread({
    name: 'documents',
    busy: refusals.manyDocuments,
    failed: refusals.documentFailed,
    // A second's work, but the thread yields to all others, and on a busy machine the first one took more than 20.
    mostSeconds: 60,
    onProblem: (error) => app.log.error(error, 'a document could not be made'),
  })
  const zipChecks = new SideThread({
    name: 'zip checks',
    busy: refusals.manyZipChecks,
    failed: refusals.zipCheckFailed,
    mostSeconds: 60,
    onProblem: (error) => app.log.error(error, 'a zip could not be checked'),
  })
  app.decorate('documents', documents)
  app.decorate('zipChecks', zipChecks)
  app.addHook('onClose', () => Promise.all([documents.close(), zipChecks.close()]))
}
