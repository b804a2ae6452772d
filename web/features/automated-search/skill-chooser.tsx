import { useEffect, useRef } from 'react'
import { searchLimits } from '#contract/automated-search/search-limits.ts'
import { limits } from '#contract/core/limits.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { Button } from '#web/ui/button.tsx'
import card from '#web/ui/card.module.css'
import { isTouched, PickerList } from '#web/ui/picker-list.tsx'
import { skillChooserQuery } from './automated-search.api.ts'
import classes from './automated-stage.module.css'
import type { AutomatedSelect } from './use-automated-select.ts'
import type { PlanSearch } from './wish-address.ts'
import { withSkill } from './wish-draft.ts'
import { words } from './words.ts'

const { max } = searchLimits.skills
const mostNamed = 3

interface SkillChooserProps {
  select: AutomatedSelect
  onSetLevels: () => void
}

/** Shown instead of the results. Chosen skills appear in the box at once, and stay over pages. */
export function SkillChooser({ select, onSetLevels }: SkillChooserProps) {
  const { draft, change } = select
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isTouched()) heading.current?.focus()
  }, [])
  const isEmpty = draft.wish.length === 0
  const isFull = draft.wish.length >= max
  const toggle = (skill: Skill, isChosen: boolean) => {
    if (!isChosen || !isFull) change(withSkill(draft, skill, isChosen))
  }
  return (
    <section className={card.card} aria-labelledby="skill-chooser">
      <div className={classes.top}>
        <div>
          <h2 id="skill-chooser" ref={heading} tabIndex={-1} className={classes.chooserTitle}>
            {words.whichSkills}
          </h2>
          <p className={classes.count} role="status">
            {chosenWords(draft, isFull)}
          </p>
          {draft.must.length > 0 && <p className={classes.count}>{words.willContain({ count: draft.must.length })}</p>}
        </div>
        <div className={classes.buttons}>
          <Button variant="default" onClick={onSetLevels}>
            {isEmpty ? words.close : words.setLevels}
          </Button>
          {!isEmpty && <Button onClick={() => select.search(draft)}>{words.showPlan}</Button>}
        </div>
      </div>
      <PickerList
        label={words.skills}
        mode="many"
        list={skillChooserQuery}
        rows={limits.pageSize.skillChooser}
        getName={({ name }) => name}
        chosenIds={new Set(draft.wish.map(({ skillId }) => skillId))}
        onToggle={toggle}
        isSearchedFirst
        whenEmpty={words.noSkills}
      />
    </section>
  )
}

/** On a phone the box with the chosen skills is in a drawer, so a few of them are named here. */
function chosenWords({ wish }: PlanSearch, isFull: boolean): string {
  const count = wish.length
  if (isFull) return words.mostChosen({ count })
  const names = wish.flatMap(({ skillName }) => skillName || [])
  if (names.length === 0 || names.length > mostNamed) return words.chosen({ count })
  return words.chosenNames({ count, names: names.join(', ') })
}
