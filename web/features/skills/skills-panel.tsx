import { limits } from '#contract/limits.ts'
import type { Skill } from '#contract/skills.ts'
import { useSession } from '#web/core/session.ts'
import { CreateByName } from '#web/ui/create-by-name.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { PickerList } from '#web/ui/picker-list.tsx'
import { skillsQuery, useCreateSkill, useDeleteSkill } from './skills.api.ts'
import classes from './skills-panel.module.css'

interface SkillsPanelProps {
  chosenIds: ReadonlySet<number>
  onToggle: (skill: Skill, isChosen: boolean) => void
}

/** All skills, to choose from and to add to. A new one is chosen at once: in a list by name it may stand on any page. */
export function SkillsPanel({ chosenIds, onToggle }: SkillsPanelProps) {
  const { hasRole } = useSession()
  const create = useCreateSkill()
  const remove = useDeleteSkill()
  const choose = (skill: Skill) => {
    onToggle(skill, true)
    notifyDone(`“${skill.name}” is created and added to the course.`)
  }
  return (
    <>
      <PickerList
        label="Skills"
        mode="many"
        list={skillsQuery}
        rows={limits.pageSize.skills}
        nameOf={({ name }) => name}
        chosenIds={chosenIds}
        onToggle={onToggle}
        canDelete={({ isOwn }) => isOwn || hasRole('Admin')}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty="There are no skills yet. Create the first one below."
      />
      <div className={classes.create}>
        <CreateByName button="Create Skill" create={create} onCreated={choose} />
      </div>
    </>
  )
}

/** All skills, to choose from. */
export const SkillPicker = ({ chosenIds, onToggle }: SkillsPanelProps) => (
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
