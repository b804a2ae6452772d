import { useState } from 'react'
import type { Skill } from '#contract/skills/skills.ts'
import { SkillPicker } from '#web/features/skills/index.ts'
import { Button } from '#web/ui/button.tsx'
import { PickerField } from '../picker-field.tsx'
import classes from './skill-field.module.css'

interface SkillFieldProps {
  label: string
  /** What the button says without a skill, and what takes the skill away. */
  whenNone: string
  remove: string
  skill: Skill | null
  onChoose: (skill: Skill | null) => void
}

/** One skill of all, or none. Choosing one closes the list. */
export function SkillField({ label, whenNone, remove, skill, onChoose }: SkillFieldProps) {
  const [isOpen, setOpen] = useState(false)
  const choose = (chosen: Skill | null) => {
    onChoose(chosen)
    setOpen(false)
  }
  return (
    <PickerField label={label} button={skill?.name ?? whenNone} isOpen={isOpen} onOpen={setOpen}>
      <SkillPicker
        mode="one"
        isSearchedFirst
        chosenIds={new Set(skill ? [skill.id] : [])}
        onToggle={({ id, name }, isChosen) => choose(isChosen ? { id, name } : null)}
      />
      {skill && (
        <Button variant="default" size="sm" className={classes.remove} onClick={() => choose(null)}>
          {remove}
        </Button>
      )}
    </PickerField>
  )
}
