import type { Highs } from 'highs'
import type { StageModel } from './stage.ts'

export interface Relaxed {
  value: number
  /** What one more unit of each row would cost. */
  duals: Float64Array
}

/** The linear relaxation, where a course can be taken in part; undefined when the time ends first. */
export function solveRelaxed(highs: Highs, { data }: Pick<StageModel, 'data'>, seconds: number): Relaxed | undefined {
  return highs.withModel(data, (model) => {
    // The time may have ended while the model was made.
    model.options.set({ output_flag: false, solver: 'simplex', time_limit: Math.max(0, seconds) })
    model.run()
    if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return undefined
    const { rowDual } = model.getSolution()
    return rowDual && { value: model.getObjectiveValue(), duals: rowDual }
  })
}
