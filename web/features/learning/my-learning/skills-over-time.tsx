import { Anchor } from '@mantine/core'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { LearningInsight, RisenSkill } from '#contract/learning/learning-insight.ts'
import { addDays } from '#web/core/days.ts'
import { FiguresTable } from '#web/ui/figures-table.tsx'
import { formatCalendarDay, formatNumber } from '#web/ui/format.ts'
import { firstShownDay, staircase } from './weeks.ts'
import { words } from './words.ts'
import classes from './your-weeks.module.css'

/** A small picture for each skill, all with the same scales, so that they can be compared. */
export function SkillsOverTime({ skills, skillsCount, thisWeek }: Pick<LearningInsight, 'skills' | 'skillsCount' | 'thisWeek'>) {
  if (skills.length === 0) return <p className={classes.quiet}>{words.noSkills}</p>
  const frame = {
    from: firstShownDay(skills, thisWeek),
    to: addDays(thisWeek, 7),
    top: Math.max(...skills.map(({ level }) => level)),
  }
  const day = formatCalendarDay(frame.from)
  return (
    <div className={classes.skills}>
      <p className={classes.quiet}>
        {skillsCount > skills.length
          ? words.skillsFromWithHighest({
              day,
              shown: skills.length,
              all: skillsCount,
              profile: (text) => (
                <Anchor component={Link} to={paths.profile()}>
                  {text}
                </Anchor>
              ),
            })
          : words.skillsFrom({ day })}
      </p>
      <ul className={classes.list} aria-label={words.skillsOverTime}>
        {skills.map(({ name, level, steps }) => (
          <li key={name} className={classes.skill}>
            <span className={classes.name}>{name}</span>
            <span className={classes.level}>{words.level({ level: formatNumber(level) })}</span>
            <svg
              className={classes.stairs}
              viewBox="0 0 100 100"
              preserveAspectRatio="none"
              role="img"
              aria-label={stepsInWords(steps)}
            >
              <path className={classes.area} d={`${staircase(steps, frame)}V100Z`} />
              <path className={classes.line} d={staircase(steps, frame)} />
            </svg>
          </li>
        ))}
      </ul>
      <FiguresTable
        label={words.skillsByDay}
        heads={[words.skillAndCourse, words.dayHead, words.levelHead]}
        rows={skills
          .flatMap(({ name, steps }) => steps.map((step, place) => ({ ...step, name, key: `${name} ${place}` })))
          .sort((one, other) => other.date.localeCompare(one.date))
          .map(({ key, name, course, date, level }) => ({
            key,
            cells: [<SkillAndCourse key={key} name={name} course={course} />, formatCalendarDay(date), formatNumber(level)],
          }))}
        note={words.skillsHelp}
      />
    </div>
  )
}

const SkillAndCourse = ({ name, course }: { name: string; course: string }) => (
  <span className={classes.cell}>
    {name}
    <span className={classes.course}>{course}</span>
  </span>
)

const stepsInWords = (steps: RisenSkill['steps']) =>
  steps.map(({ date, level }) => words.levelOn({ level: formatNumber(level), day: formatCalendarDay(date) })).join(', ')
