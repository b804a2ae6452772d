import { Link } from 'react-router'
import type { PlanInfo } from '#contract/automated-search/automated-search.ts'
import { paths } from '#contract/core/paths.ts'
import { levels } from '#contract/courses/facets.ts'
import { words as skillWords } from '#contract/skills/words.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { WishButton } from '#web/features/wishlist/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Chip } from '#web/ui/chip.tsx'
import { formatShortDay, hours } from '#web/ui/format.ts'
import card from '#web/ui/link-card.module.css'
import { Picture } from '#web/ui/picture.tsx'
import { Points, Price } from '#web/ui/points.tsx'
import { MeanStars } from '#web/ui/stars.tsx'
import classes from './plan-step.module.css'
import { levelWords, reasonWords, timeWords } from './plan-words.ts'
import type { Step } from './steps-and-targets.ts'
import { words } from './words.ts'

interface PlanStepProps {
  step: Step
  info: PlanInfo
  byTime: boolean
  /** For a course that the user wants in the plan. */
  onMakeOptional: () => void
}

/** A course of the plan. The link of its name covers the whole card, except the button. */
export function PlanStep({ step, info, byTime, onMakeOptional }: PlanStepProps) {
  const { number, course, gains, soFar } = step
  const reason = reasonWords(course, info, byTime)
  const { buildsOn } = course
  return (
    <li className={classes.step}>
      <div className={classes.rail} aria-hidden="true">
        <span className={classes.number}>{number}</span>
      </div>
      <div className={classes.content}>
        <article className={`${card.card} ${classes.card}`} aria-labelledby={`step-${number}`}>
          <div className={classes.picture}>
            <Picture link={paths.coursePicture(course)} size="small" priority="soon" />
          </div>
          <div className={classes.text}>
            <h3 id={`step-${number}`} className={classes.name}>
              <Link to={paths.course(course.id)} className={card.link}>
                {course.name}
              </Link>
            </h3>
            <p className={classes.facts}>
              <span>{course.author.name}</span>
              {course.rating ? <MeanStars rating={course.rating} /> : <span>{words.noRatings}</span>}
            </p>
            <p className={classes.description}>{course.shortDescription}</p>
            <p className={classes.facts}>
              <span>{levels[course.level]}</span>
              {course.levelsShown && <span>{skillWords.levelsShown}</span>}
              {timeWords(course, info).map((time) => (
                <span key={time}>{time}</span>
              ))}
              <span>{words.students({ count: course.studentsCount })}</span>
              <span>
                {words.updated({
                  day: formatShortDay(course.updateDateUTC),
                  time: (text) => <time dateTime={course.updateDateUTC}>{text}</time>,
                })}
              </span>
            </p>
            {buildsOn.length > 0 && (
              <p className={classes.facts}>
                <span>{words.buildsOn({ skills: buildsOn.map(({ name, level }) => `${name} ${level}`).join(', ') })}</span>
              </p>
            )}
          </div>
          {gains.length > 0 && (
            <ul className={classes.gains} aria-label={words.gains}>
              {gains.map(({ skillId, skillName, level, reached, wanted }) => (
                <li key={skillId}>
                  <Chip addition={levelWords(reached, wanted)}>{words.gain({ skill: skillName, level })}</Chip>
                </li>
              ))}
            </ul>
          )}
          {reason && (
            <p className={classes.reason}>
              <strong>{reason.title}</strong> {reason.sentence}{' '}
              {course.why === 'wanted' && (
                <Button
                  variant="subtle"
                  size="compact-sm"
                  className={card.action}
                  aria-describedby={`step-${number}`}
                  onClick={onMakeOptional}
                >
                  {words.makeOptional}
                </Button>
              )}
            </p>
          )}
          <div className={classes.foot}>
            <span className={classes.price}>
              <Price points={course.price} />
              {course.isBought && <span className={classes.owned}>{words.youOwn}</span>}
            </span>
            <CourseAction course={course} describedBy={`step-${number}`} variant="light" size="sm" className={card.action} />
          </div>
          <WishButton course={course} />
        </article>
        <p className={classes.soFar}>
          <span>{words.soFar}</span> <Points value={soFar.price} /> <span>{hours(soFar.minutes)}</span>
        </p>
      </div>
    </li>
  )
}
