import { useId } from 'react'
import { type CourseInsight, smallestGroup as few } from '#contract/insight.ts'
import { Card } from '#web/ui/card.tsx'
import { CsvButton } from '#web/ui/csv-button.tsx'
import { counted, formatNumber } from '#web/ui/format.ts'
import { Title } from '#web/ui/title.tsx'
import { BarTable } from './bar-table.tsx'
import { loadCsv } from './insight.api.ts'
import classes from './insight.module.css'
import { placeInWords } from './places.ts'

/** How far learners get. */
export function ProgressCard({ courseId, insight }: { courseId: number; insight: CourseInsight }) {
  const { learners, progress } = insight
  return (
    <Card title="Progress by material" aside={<span className={classes.quiet}>{counted(learners, 'learner')}</span>}>
      {progress ? (
        <div className={classes.parts}>
          <Materials courseId={courseId} learners={learners} materials={progress.materials} />
          <Stops courseId={courseId} learners={learners} progress={progress} />
        </div>
      ) : (
        <p className={classes.quiet}>
          {`From ${few} learners on, this shows how many have learned each material and where they stop. With fewer, it would say too much about each of them.`}
        </p>
      )}
    </Card>
  )
}

interface MaterialsProps {
  courseId: number
  learners: number
  materials: NonNullable<CourseInsight['progress']>['materials']
}

function Materials({ courseId, learners, materials }: MaterialsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head id={id} title="Learned by" courseId={courseId} table="materials" />
      <BarTable
        labelledBy={id}
        heads={['Material', 'Learners']}
        rows={materials.map(({ name, learned }, index) => ({
          // A course may hold two materials of the same name.
          key: index,
          label: `${index + 1}. ${name}`,
          text: learned === null ? `Fewer than ${few}` : formatNumber(learned),
          share: (learned ?? 0) / learners,
        }))}
      />
      <p className={classes.note}>{`Rounded down to fives: ${2 * few} stands for ${2 * few} to ${3 * few - 1} learners.`}</p>
    </section>
  )
}

interface StopsProps {
  courseId: number
  learners: number
  progress: NonNullable<CourseInsight['progress']>
}

function Stops({ courseId, learners, progress: { materials, stops } }: StopsProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head id={id} title="Where learners are now" courseId={courseId} table="stops" />
      <BarTable
        labelledBy={id}
        heads={['Last learned material', 'Learners']}
        rows={stops.map(({ from, to, learners: count }) => ({
          key: from,
          label: placeInWords(
            from,
            to,
            materials.map(({ name }) => name),
          ),
          text: formatNumber(count),
          share: count / learners,
        }))}
      />
      <p className={classes.note}>{`Neighbouring places are joined until ${few} learners are together.`}</p>
    </section>
  )
}

function Head({ id, title, courseId, table }: { id: string; title: string; courseId: number; table: 'materials' | 'stops' }) {
  return (
    <div className={classes.head}>
      <Title order={3} id={id}>
        {title}
      </Title>
      <CsvButton name={`${table}-${courseId}.csv`} what={title} load={(onProgress) => loadCsv(courseId, table, {}, onProgress)} />
    </div>
  )
}
