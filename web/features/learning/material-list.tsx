import { Checkbox } from '@mantine/core'
import '@mantine/core/styles/InlineInput.css'
import '@mantine/core/styles/Checkbox.css'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import { toSections } from '#contract/courses/sections.ts'
import type { CourseToLearn } from '#contract/learning/learning.ts'
import { materialFacts } from '#web/features/courses/index.ts'
import { CheckIcon } from '#web/ui/first-icons.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import classes from './material-list.module.css'
import type { useLearned } from './use-learned.ts'
import { words } from './words.ts'

interface MaterialListProps {
  course: CourseToLearn
  /** Undefined while the final task is open. */
  openId: number | undefined
  learned: ReturnType<typeof useLearned>
  onChoose: () => void
}

/** The materials with their kind, their time, and whether they are learned. */
export function MaterialList({ course, openId, learned, onChoose }: MaterialListProps) {
  const { id, materials, isBuyer, isAuthor } = course
  const current = useRef<HTMLLIElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is open
  useEffect(() => {
    if (current.current) revealInList(current.current)
  }, [openId])
  const materialRow = (material: CourseToLearn['materials'][number]) => {
    const { icon, kind } = materialFacts(material)
    const isOpen = material.id === openId
    const isLearned = learned.isLearned(material.id)
    return (
      <li key={material.id} ref={isOpen ? current : undefined} className={classes.row} data-open={isOpen || undefined}>
        {material.kind === 'check' ? (
          <PassedMark isPassed={isLearned} />
        ) : (
          <Checkbox
            classNames={{ root: classes.check }}
            aria-label={words.learnedMaterial({ name: material.name })}
            color="teal"
            checked={isLearned}
            disabled={!isBuyer}
            onChange={(event) => learned.setLearned(material.id, event.currentTarget.checked)}
          />
        )}
        <Link
          className={classes.link}
          to={paths.learnCourse(id, { material: material.id })}
          aria-current={isOpen || undefined}
          onClick={onChoose}
        >
          <span className={classes.name}>{material.name}</span>
          <span className={classes.facts}>
            {icon}
            {words.kindAndTime({ kind, time: common.minutesInShort({ minutes: material.learningMinutes }) })}
          </span>
        </Link>
      </li>
    )
  }
  return (
    <>
      {!isBuyer && <p className={classes.note}>{isAuthor ? words.ownCourse : words.adminLooks}</p>}
      {toSections(materials).map(({ heading, materials: group }) => (
        <section key={group[0]?.id} className={classes.section}>
          {heading && <h2 className={classes.heading}>{heading}</h2>}
          <ol className={classes.list} aria-label={heading ? words.materialsOf({ heading }) : words.materials}>
            {group.map(materialRow)}
          </ol>
        </section>
      ))}
    </>
  )
}

/** In the place of the box that others are ticked with: a check is learned by passing it. */
const PassedMark = ({ isPassed }: { isPassed: boolean }) => (
  <span className={classes.passed} data-passed={isPassed || undefined} title={isPassed ? words.passedIt : words.learnedByPassing}>
    {isPassed && <CheckIcon />}
    <VisuallyHidden>{isPassed ? words.passedIt : words.learnedByPassing}</VisuallyHidden>
  </span>
)

/** Scrolls only the box around a row, as far as needed, and not the page. */
function revealInList(row: HTMLElement) {
  const box = findScrollingBox(row)
  if (!box) return
  const [inner, outer] = [row.getBoundingClientRect(), box.getBoundingClientRect()]
  if (inner.top < outer.top) box.scrollTop -= outer.top - inner.top
  else if (inner.bottom > outer.bottom) box.scrollTop += inner.bottom - outer.bottom
}

function findScrollingBox(element: HTMLElement): HTMLElement | undefined {
  const box = element.parentElement
  if (!box || box === document.documentElement) return undefined
  return /auto|scroll/.test(getComputedStyle(box).overflowY) ? box : findScrollingBox(box)
}
