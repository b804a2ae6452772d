import { useId } from 'react'
import { limits } from '#contract/limits.ts'
import type { Skill } from '#contract/skills.ts'
import { withBase } from './course-draft.ts'
import classes from './course-part.module.css'
import { CoursePart } from './course-part.tsx'
import { PanelButton } from './panel-button.tsx'
import { SkillLine } from './skill-line.tsx'
import type { CourseFormState } from './use-editing.ts'
import { type Panel, panelButtonId } from './use-panel.ts'

/** What learners should know before. It may stay empty: most courses start from nothing. */
export function BuildsOnPart({ form, panel }: { form: CourseFormState; panel: Panel }) {
  const { buildsOn } = form.values
  const errorId = useId()
  const remove = (skill: Skill) => {
    form.setFieldValue('buildsOn', withBase(form.values, skill, false))
    document.getElementById(panelButtonId('buildsOn'))?.focus()
  }
  return (
    <CoursePart
      title="Builds on"
      aside={buildsOn.length > 0 && <span className={classes.quiet}>The level learners should have before</span>}
      isEmpty={buildsOn.length === 0}
      whenEmpty="Optional. Skills that learners should have before. Plans put the course after those that give them."
      error={form.errors.buildsOn}
      errorId={errorId}
      buttons={
        <PanelButton name="buildsOn" panel={panel} describedBy={form.errors.buildsOn ? errorId : undefined}>
          Choose Skills
        </PanelButton>
      }
    >
      <ul className={classes.rows} aria-label="Skills that the course builds on">
        {buildsOn.map((skill, place) => (
          <SkillLine
            key={skill.id}
            skill={skill}
            bounds={limits.course.buildsOn.level}
            level={form.getInputProps(`buildsOn.${place}.level`)}
            onRemove={() => remove(skill)}
          />
        ))}
      </ul>
    </CoursePart>
  )
}
