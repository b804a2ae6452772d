import { Title } from '@mantine/core'
import type { ReactNode } from 'react'
import type { CourseDetails } from '#contract/courses.ts'
import { paths } from '#contract/paths.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { ChipList } from '#web/ui/chip.tsx'
import { counted, hours } from '#web/ui/format.ts'
import { ClockIcon, TaskIcon } from '#web/ui/icons.tsx'
import { LevelHelp } from '#web/ui/level-help.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/points.tsx'
import classes from './course-box.module.css'
import { materialKinds } from './material-row.tsx'

/** The facts for deciding whether to buy. It stays in view; on a phone, price and button are a bar at the bottom. */
export function CourseBox({ course, nameId }: { course: CourseDetails; nameId: string }) {
  return (
    <aside className={classes.box} aria-label="At a glance">
      <Picture link={paths.coursePicture(course)} size="half" priority="first" />
      <div className={classes.buy}>
        <Price points={course.price} isLarge />
        <CourseAction course={course} describedBy={nameId} className={classes.action} />
      </div>
      <div className={classes.inside}>
        <ul className={classes.facts}>
          <Fact icon={<ClockIcon />}>{`${hours(course.learningTime)} to learn`}</Fact>
          {materialKinds.map(({ is, one, icon }) => {
            const count = course.materials.filter(is).length
            return (
              count > 0 && (
                <Fact key={one} icon={icon}>
                  {counted(count, one)}
                </Fact>
              )
            )
          })}
          {course.finalTask && <Fact icon={<TaskIcon />}>{`Final task: ${course.finalTask.name}`}</Fact>}
        </ul>
        {course.skills.length > 0 && (
          <div>
            <Title order={2} size="h3" className={classes.subtitle}>
              Skills gained
            </Title>
            <ChipList
              chips={course.skills.map(({ id, name, level }) => ({
                key: id,
                text: name,
                addition: `+${counted(level, 'level')}`,
              }))}
            />
          </div>
        )}
        {course.buildsOn.length > 0 && <BuildsOn skills={course.buildsOn} />}
        {course.skills.length > 0 && <LevelHelp />}
      </div>
    </aside>
  )
}

/** Only advice: anybody may buy the course. */
function BuildsOn({ skills }: { skills: CourseDetails['buildsOn'] }) {
  return (
    <div>
      <Title order={2} size="h3" className={classes.subtitle}>
        Builds on
      </Title>
      <ChipList
        chips={skills.map(({ id, name, level, ownLevel }) => ({
          key: id,
          text: `${name} ${level}`,
          addition: ownLevel === null ? undefined : ownLevel >= level ? 'reached' : `you have ${ownLevel}`,
        }))}
      />
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: string }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  )
}
