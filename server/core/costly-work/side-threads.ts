import type { App } from '../app.ts'
import { SideThread } from './side-thread.ts'

/** One thread for each kind of costly work, so that a zip that takes half a minute does not hold up a certificate. */
export function addSideThreads(app: App): void {
  const documents = new SideThread({
    name: 'documents',
    busy: 'Many documents are being made right now. Please try again in a moment.',
    failed: 'This document could not be made right now. Please try again.',
    mostSeconds: 20,
    onProblem: (error) => app.log.error(error, 'a document could not be made'),
  })
  const zipChecks = new SideThread({
    name: 'zip checks',
    busy: 'Many files are being checked right now. Please try again in a moment.',
    failed: 'This file could not be checked right now. Please try again.',
    mostSeconds: 60,
    onProblem: (error) => app.log.error(error, 'a zip could not be checked'),
  })
  app.decorate('documents', documents)
  app.decorate('zipChecks', zipChecks)
  app.addHook('onClose', () => Promise.all([documents.close(), zipChecks.close()]))
}
