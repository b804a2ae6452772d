import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { useSession } from '#web/core/session.ts'
import { RouteIcon } from '#web/ui/icons.tsx'
import classes from './cheapest-ways.module.css'
import { cheapestWaysQuery } from './plan-offers.api.ts'
import { words } from './words.ts'

/**
 * Says that the course is part of a cheapest plan, where that is proven; otherwise it leads to the choice of a plan. It comes after the page,
 * into room that is kept for it.
 */
export function CheapestWays({ course }: { course: CourseDetails }) {
  const viewer = useSession().claims?.sub
  const [skill] = course.skills
  const isOffered = skill !== undefined && !course.isBought && !course.isArchived
  const { data: ways = [], isPending } = useQuery({ ...cheapestWaysQuery(course.id, viewer), enabled: isOffered })
  if (!isOffered) return null
  if (isPending) return <div className={classes.offer} />
  return (
    <p className={classes.offer}>
      <RouteIcon />
      {ways.length === 0 ? (
        <Link to={paths.plan({ wish: [{ skillId: skill.id, level: 1 }] })}>{words.planFor({ skill: skill.name })}</Link>
      ) : (
        <span>
          {(viewer ? words.partOfYours : words.partOfTheCheapest)({
            skills: () =>
              ways.map(({ skillId, skillName, level }, place) => (
                <span key={skillId}>
                  {place > 0 && ', '}
                  <Link to={paths.plan({ wish: [{ skillId, level }] })}>{`${skillName} ${level}`}</Link>
                </span>
              )),
          })}
        </span>
      )}
    </p>
  )
}
