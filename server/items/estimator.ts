import { SideThread } from '#server/core/costly-work/side-thread.ts'
import { refusals } from '#server/core/words.ts'
import type { Estimate, estimateItems, Learner, StatedItem } from './estimate-items.ts'

export type Estimator = (stated: StatedItem[], learners: Learner[]) => Promise<Estimate>

/** Lends an estimator to a job. It works in another thread, which does not wait for the next time. */
export async function withEstimator(work: (estimate: Estimator) => Promise<void>): Promise<void> {
  const { ourFault } = refusals
  const onProblem = (error: Error) => {
    throw error
  }
  const thread = new SideThread({ name: 'estimates', busy: ourFault, failed: ourFault, mostSeconds: 120, onProblem })
  const module = import.meta.resolve('./estimate-items.ts')
  const estimate: Estimator = (stated, learners) =>
    thread.run<typeof estimateItems>(module, 'estimateItems', { stated, learners })
  await work(estimate).finally(() => thread.close())
}
