import { Anchor } from '@mantine/core'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import { type Language, languages, levels } from '#contract/courses/facets.ts'
import { kindCounts } from '#contract/materials/kind-words.ts'
import { materialKinds } from '#contract/materials/material-kinds.ts'
import { useSession } from '#web/core/session.ts'
import { CourseAction } from '#web/features/cart/index.ts'
import { LevelHelp, LevelSource } from '#web/features/course-parts/index.ts'
import { GiveButton } from '#web/features/gifts/index.ts'
import { CheapestWays } from '#web/features/plan-offers/index.ts'
import { ReportButton } from '#web/features/reports/index.ts'
import { WishButton } from '#web/features/wishlist/index.ts'
import { Button } from '#web/ui/button.tsx'
import { ChipList } from '#web/ui/chip.tsx'
import { SearchIcon } from '#web/ui/first-icons.tsx'
import { inHours } from '#web/ui/format.ts'
import { ClockIcon, PeopleIcon, SlidersIcon, TaskIcon } from '#web/ui/icons.tsx'
import { lazyPart } from '#web/ui/lazy-part.ts'
import { Picture } from '#web/ui/picture.tsx'
import { Price } from '#web/ui/points.tsx'
import { Title } from '#web/ui/title.tsx'
import classes from './course-box.module.css'
import { LookInside } from './look-inside.tsx'
import { kindIcons } from './material-facts.tsx'
import { words } from './words.ts'

const CourseTooDear = lazyPart(async () => (await import('#web/features/refunds/index.ts')).CourseTooDear)

interface CourseBoxProps {
  course: CourseDetails
  nameId: string
  /** Nothing can be bought: it is a draft, or an Admin looks at a hidden course. */
  isClosed: boolean
}

/** The facts for deciding whether to buy. It stays in view; on a phone, price and button are a bar at the bottom. */
export function CourseBox({ course, nameId, isClosed }: CourseBoxProps) {
  const { medianMinutes, timeAnswers } = course.ratings
  return (
    <aside className={classes.box} aria-label={words.atAGlance}>
      <Picture link={paths.coursePicture(course)} size="half" priority="first" />
      <div className={classes.buy}>
        <Price points={course.price} isLarge />
        {isClosed ? (
          <Button className={classes.action} disabled>
            {words.addToCart}
          </Button>
        ) : (
          <CourseAction course={course} describedBy={nameId} className={classes.action} />
        )}
      </div>
      <div className={classes.inside}>
        {!isClosed && <TooDear course={course} />}
        {!isClosed && <LookInside course={course} describedBy={nameId} />}
        {!isClosed && <WishButton course={course} isWide />}
        {!isClosed && <GiveButton course={course} describedBy={nameId} />}
        <ul className={classes.facts}>
          <Fact icon={<ClockIcon />}>{words.toLearn({ hours: inHours(course.learningTime) })}</Fact>
          {medianMinutes !== null && (
            <Fact icon={<PeopleIcon />}>{words.learnersNeeded({ hours: inHours(medianMinutes), answers: timeAnswers })}</Fact>
          )}
          {materialKinds.map((kind) => {
            const count = course.materials.filter((material) => material.kind === kind).length
            return (
              count > 0 && (
                <Fact key={kind} icon={kindIcons[kind]}>
                  {kindCounts[kind]({ count })}
                </Fact>
              )
            )
          })}
          {course.finalTask && <Fact icon={<TaskIcon />}>{words.finalTask({ task: course.finalTask.name })}</Fact>}
          <Fact icon={<SlidersIcon />}>
            {words.levelAndLanguage({
              level: levels[course.level],
              language: languages[course.language as Language] ?? course.language,
            })}
          </Fact>
          {course.field && (
            <Fact icon={<SearchIcon />}>
              <Anchor component={Link} to={paths.filteredCourses('', { field: course.field.slug })} inherit>
                {course.field.name}
              </Anchor>
            </Fact>
          )}
        </ul>
        {course.skills.length > 0 && (
          <div>
            <Title order={2} size={3} className={classes.subtitle}>
              {words.skillsGained}
            </Title>
            <ChipList
              chips={course.skills.map(({ id, name, level }) => ({
                key: id,
                text: name,
                addition: words.levelsMore({ count: level }),
              }))}
            />
            <LevelSource levelsShown={course.levelsShown} />
          </div>
        )}
        {course.buildsOn.length > 0 && <BuildsOn skills={course.buildsOn} />}
        {course.skills.length > 0 && <LevelHelp />}
        {!isClosed && <CheapestWays course={course} />}
        {!isClosed && <Report course={course} describedBy={nameId} />}
      </div>
    </aside>
  )
}

/** For users who do not have the course. */
function TooDear({ course }: { course: CourseDetails }) {
  const { claims } = useSession()
  return <Suspense>{claims && !course.isBought && course.price > 0 && <CourseTooDear price={course.price} />}</Suspense>
}

/** Nobody reports their own course, or one that is no longer offered. */
function Report({ course, describedBy }: { course: CourseDetails; describedBy: string }) {
  const { claims } = useSession()
  if (course.isArchived || (claims && claims.email === course.author.email)) return null
  return (
    <ReportButton what="course" id={course.id} describedBy={describedBy}>
      {words.report}
    </ReportButton>
  )
}

/** Only advice: anybody may buy the course. */
function BuildsOn({ skills }: { skills: CourseDetails['buildsOn'] }) {
  return (
    <div>
      <Title order={2} size={3} className={classes.subtitle}>
        {words.buildsOn}
      </Title>
      <ChipList
        chips={skills.map(({ id, name, level, ownLevel }) => ({
          key: id,
          text: `${name} ${level}`,
          addition: ownLevel === null ? undefined : ownLevel >= level ? words.reached : words.youHave({ level: ownLevel }),
        }))}
      />
    </div>
  )
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <li>
      {icon}
      {children}
    </li>
  )
}
