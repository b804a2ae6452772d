import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useId } from 'react'
import type { Skill } from '#contract/skills.ts'
import classes from './course-part.module.css'
import { RemoveButton } from './remove-button.tsx'
import skillClasses from './skill-line.module.css'

interface SkillLineProps {
  skill: Skill
  bounds: { min: number; max: number }
  level: GetInputPropsReturnType
  onRemove: () => void
}

/** A skill with its level, and the way to take it out. */
export function SkillLine({ skill, bounds: { min, max }, level: { error, ...level }, onRemove }: SkillLineProps) {
  const errorId = useId()
  return (
    <li className={classes.row}>
      <span className={classes.name}>{skill.name}</span>
      <NumberInput
        className={skillClasses.level}
        size="sm"
        min={min}
        max={max}
        clampBehavior="none"
        aria-label={`Level of ${skill.name}`}
        aria-describedby={error ? errorId : undefined}
        leftSection="Level"
        leftSectionWidth={56}
        error={Boolean(error)}
        {...level}
      />
      <RemoveButton name={skill.name} onRemove={onRemove} />
      {error && (
        <p id={errorId} className={`${classes.error} ${skillClasses.error}`}>
          {error}
        </p>
      )}
    </li>
  )
}
