import { readFile } from 'node:fs/promises'
import { RouteProof } from '#contract/learning-routes/route-proof.ts'
import { checkCertificate } from '../verify-plan/check-certificate.ts'
import { checkPlan } from '../verify-plan/check-plan.ts'
import { Wrong } from '../verify-plan/wrong.ts'
import { usage } from './commands.ts'

/** The check was not possible; says nothing about the plan. */
class NotChecked extends Error {}

const [file] = process.argv.slice(2)
try {
  if (!file) throw new NotChecked(usage('verify plan'))
  const proof = parsed(await readFile(file, 'utf8'))
  console.log(described(proof))
  checkPlan(proof)
  console.log('The plan reaches all levels, keeps all dates when it is learned day by day, and costs what the file says.')
  const { leaves } = checkCertificate(proof)
  const { price, leastPrice } = proof
  const parts = leaves === 1 ? 'in one step' : `by splitting them into ${leaves} parts`
  console.log(`All plans from the ${proof.courses.length} courses of the file were compared, ${parts}.`)
  console.log(
    leastPrice === price
      ? `PROVEN: no plan that keeps these dates costs less than ${price} points.`
      : `PROVEN IN PART: no plan that keeps these dates costs less than ${leastPrice} points. This one costs ${price}.`,
  )
  console.log('This is about the goal and the courses above. Compare them with what was asked for.')
} catch (error) {
  console.error(error instanceof Wrong ? `NOT TRUE: ${error.message}` : `This could not be checked: ${(error as Error).message}`)
  process.exitCode = error instanceof Wrong ? 1 : 2
}

function parsed(text: string): RouteProof {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new Wrong('The file is not JSON.')
  }
  const proof = RouteProof.safeParse(data)
  if (proof.success) return proof.data
  const [issue] = proof.error.issues
  throw new Wrong(
    `The file is no proof of a route: ${printable(issue?.path.join('.') || 'it')}: ${printable(issue?.message ?? '')}`,
  )
}

/** What the file claims. */
function described({
  today,
  hoursPerWeek,
  weeksOff,
  points,
  skills,
  milestones,
  courses,
  plan,
  price,
  minutes,
  finishDate,
}: RouteProof): string {
  const goals = milestones.map(({ date, levels }) => {
    const wanted = levels.flatMap((level, skill) => (level > 0 ? `${skills[skill]} ${level}` : []))
    return `  by ${date}: ${wanted.join(', ') || 'nothing'}`
  })
  const pace = `${hoursPerWeek} hours a week from ${today} on${weeksOff.length > 0 ? `, without the weeks of ${weeksOff.join(', ')}` : ''}`
  const coming = points?.expected.map((next) => `${next.points} on ${next.date}`) ?? []
  const budget = points ? `${[`${points.now} points now`, ...coming].join(', ')}` : 'no limit of points'
  const chosen = plan.map(
    ({ course, name, by }) =>
      `  ${name} (course ${courses[course]?.id}): ${courses[course]?.price} points, by ${milestones[by]?.date}`,
  )
  const lines = [
    'Levels that were missing:',
    ...goals,
    `Pace: ${pace}; ${budget}.`,
    `The plan: ${price} points, ${minutes} minutes, finished on ${finishDate}.`,
    ...chosen,
  ]
  return `${lines.map(printable).join('\n')}\n`
}

/** Without control characters, with which a forged file could change the terminal's output. */
function printable(text: string): string {
  return text.replaceAll(/\p{C}/gu, '')
}
