import { limits } from '#contract/core/limits.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { useSession } from '#web/core/session.ts'
import { CreateByName } from '#web/ui/create-by-name.tsx'
import { notifyDone } from '#web/ui/notify.tsx'
import { PickerList } from '#web/ui/picker-list.tsx'
import { skillsQuery, useCreateSkill, useDeleteSkill } from './skills.api.ts'
import classes from './skills-panel.module.css'
import { words } from './words.ts'

interface SkillsProps {
  chosenIds: ReadonlySet<number>
  onToggle: (skill: Skill, isChosen: boolean) => void
}

const list = {
  label: words.skills,
  mode: 'many',
  list: skillsQuery,
  rows: limits.pageSize.skills,
  getName: ({ name }: Skill) => name,
} as const

interface SkillPickerProps extends SkillsProps {
  mode?: 'many' | 'one'
  isSearchedFirst?: boolean
}

/** All skills, to choose from. */
export const SkillPicker = (props: SkillPickerProps) => <PickerList {...list} {...props} whenEmpty={words.noneYet} />

/** All skills, to choose from, with a form for new ones. A new one is chosen at once, because it may be on any page of the list. */
export function SkillsPanel(props: SkillsProps) {
  const { hasRole } = useSession()
  const create = useCreateSkill()
  const remove = useDeleteSkill()
  const choose = (skill: Skill) => {
    props.onToggle(skill, true)
    notifyDone(words.created({ skill: skill.name }))
  }
  return (
    <>
      <PickerList
        {...list}
        {...props}
        canDelete={({ isOwn }) => isOwn || hasRole('Admin')}
        onDelete={({ id }) => remove.mutateAsync(id)}
        whenEmpty={words.noneYetCreate}
      />
      <div className={classes.create}>
        <CreateByName button={words.create} create={create} onCreated={choose} />
      </div>
    </>
  )
}
