import type { Highs } from 'highs'
import type { Course } from './problem.ts'
import type { StageModel } from './stage.ts'

export interface Relaxed {
  value: number
  /** What one more unit of each row would cost. */
  duals: Float64Array
}

/** The linear relaxation, where a course can be taken in part; undefined when the time ends first. */
export function solveRelaxed(highs: Highs, { data }: StageModel, seconds: number): Relaxed | undefined {
  return highs.withModel(data, (model) => {
    model.options.set({ output_flag: false, solver: 'simplex', time_limit: seconds })
    model.run()
    if (model.getModelStatus() !== highs.constants.modelStatus.optimal) return undefined
    const { rowDual } = model.getSolution()
    return rowDual && { value: model.getObjectiveValue(), duals: rowDual }
  })
}

export interface Solving {
  start: Course[]
  /** The least by which two different sums can differ. */
  step: number
  /** The heuristics of HiGHS take most of its time, and find little when the start is good. */
  heuristics: boolean
  isOver: () => boolean
  onBetter: (plan: Course[]) => void
}

/** Branch and cut, starting from a known plan. The bound holds for every choice among these courses. */
export function solveWhole(highs: Highs, { data, courses, materials }: StageModel, solving: Solving): { bound: number } {
  const integrality = new Int32Array(data.numCols).fill(highs.constants.variableType.integer, 0, courses.length)
  return highs.withModel({ ...data, integrality }, (model) => {
    model.options.set({
      output_flag: false,
      mip_rel_gap: 0,
      mip_abs_gap: solving.step / 2,
      mip_feasibility_tolerance: 1e-9,
      primal_feasibility_tolerance: 1e-9,
      dual_feasibility_tolerance: 1e-9,
      mip_heuristic_effort: 0,
      mip_heuristic_run_rins: solving.heuristics,
      mip_heuristic_run_rens: solving.heuristics,
      mip_heuristic_run_root_reduced_cost: false,
      mip_heuristic_run_feasibility_jump: false,
    })
    const taken = new Set(solving.start)
    const learned = new Set(solving.start.flatMap(({ shared }) => shared))
    const report = (values: ArrayLike<number>) => solving.onBetter(courses.filter((_, column) => (values[column] ?? 0) > 0.5))
    model.setSolution({
      colValue: [
        ...courses.map((course) => (taken.has(course) ? 1 : 0)),
        ...materials.map((place) => (learned.has(place) ? 1 : 0)),
      ],
    })
    model.run({
      [highs.constants.callbackType.mipImprovingSolution]: ({ data }) => {
        if (data.mip_solution) report(data.mip_solution)
        return undefined
      },
      [highs.constants.callbackType.mipInterrupt]: (event) => {
        if (solving.isOver()) event.interrupt()
        return undefined
      },
    })
    if (model.info.get('primal_solution_status') === highs.constants.solutionStatus.feasible) report(model.getSolution().colValue)
    return { bound: Number(model.info.get('mip_dual_bound')) }
  })
}
