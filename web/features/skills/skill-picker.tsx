import { limits } from '#contract/limits.ts'
import type { Skill } from '#contract/skills.ts'
import { PickerList } from '#web/ui/picker-list.tsx'
import { skillsQuery } from './skills.api.ts'

interface SkillPickerProps {
  chosenIds: ReadonlySet<number>
  onToggle: (skill: Skill, isChosen: boolean) => void
}

/** All skills, to choose from. */
export const SkillPicker = ({ chosenIds, onToggle }: SkillPickerProps) => (
  <PickerList
    label="Skills"
    mode="many"
    list={skillsQuery}
    rows={limits.pageSize.skills}
    nameOf={({ name }) => name}
    chosenIds={chosenIds}
    onToggle={onToggle}
    whenEmpty="There are no skills yet."
  />
)
