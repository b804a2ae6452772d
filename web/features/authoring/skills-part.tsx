import { useId } from 'react'
import { limits } from '#contract/limits.ts'
import type { Skill } from '#contract/skills.ts'
import { withSkill } from './course-draft.ts'
import classes from './course-part.module.css'
import { CoursePart } from './course-part.tsx'
import { PanelButton } from './panel-button.tsx'
import { SkillLine } from './skill-line.tsx'
import type { CourseFormState } from './use-editing.ts'
import { type Panel, panelButtonId } from './use-panel.ts'

const { min, max } = limits.course.skillLevel

/** The sentence for an empty list is the specification's. */
export function SkillsPart({ form, panel }: { form: CourseFormState; panel: Panel }) {
  const { skills } = form.values
  const errorId = useId()
  const remove = (skill: Skill) => {
    form.setFieldValue('skills', withSkill(form.values, skill, false))
    form.validateField('skills')
    document.getElementById(panelButtonId('skills'))?.focus()
  }
  return (
    <CoursePart
      title="Skills"
      aside={
        skills.length > 0 && (
          <span className={classes.quiet}>{`Completing the course adds this many levels, ${min} to ${max}.`}</span>
        )
      }
      isEmpty={skills.length === 0}
      whenEmpty="Choose at least one course!"
      error={form.errors.skills}
      errorId={errorId}
      buttons={
        <PanelButton name="skills" panel={panel} describedBy={form.errors.skills ? errorId : undefined}>
          Add Skills
        </PanelButton>
      }
    >
      <ul className={classes.rows} aria-label="Skills of the course">
        {skills.map((skill, place) => (
          <SkillLine
            key={skill.id}
            skill={skill}
            bounds={limits.course.skillLevel}
            level={form.getInputProps(`skills.${place}.level`)}
            onRemove={() => remove(skill)}
          />
        ))}
      </ul>
    </CoursePart>
  )
}
