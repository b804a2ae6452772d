import { NumberInput } from '@mantine/core'
import '@mantine/core/styles/NumberInput.css'
import type { GetInputPropsReturnType } from '@mantine/form'
import { useId } from 'react'
import { limits } from '#contract/core/limits.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { withBase, withSkill } from './course-draft.ts'
import classes from './course-part.module.css'
import { CoursePart, PanelButton, RemoveButton } from './course-part.tsx'
import type { CourseFormState } from './use-editing.ts'
import type { Panel } from './use-panel.ts'
import { words } from './words.ts'

const { min, max } = limits.course.skillLevel

interface PartProps {
  form: CourseFormState
  panel: Panel
}

/** The sentence for an empty list is the specification's. */
export const SkillsPart = (props: PartProps) => (
  <SkillListPart
    {...props}
    field="skills"
    title={words.skills}
    label={words.skillsOfCourse}
    help={words.levelsHelp({ min, max })}
    whenEmpty={words.chooseOneSkill}
    button={words.addSkills}
    bounds={limits.course.skillLevel}
    without={(skill) => withSkill(props.form.values, skill, false)}
  />
)

/** What learners should already know. Optional: most courses start from nothing. */
export const BuildsOnPart = (props: PartProps) => (
  <SkillListPart
    {...props}
    field="buildsOn"
    title={words.buildsOn}
    label={words.skillsBefore}
    help={words.levelsBeforeHelp}
    whenEmpty={words.buildsOnHelp}
    button={words.chooseSkills}
    bounds={limits.course.buildsOn.level}
    without={(skill) => withBase(props.form.values, skill, false)}
  />
)

interface SkillListPartProps extends PartProps {
  field: 'skills' | 'buildsOn'
  title: string
  label: string
  /** Explains the levels; shown once there are some. */
  help: string
  whenEmpty: string
  button: string
  bounds: { min: number; max: number }
  without: (skill: Skill) => CourseFormState['values']['skills']
}

function SkillListPart(props: SkillListPartProps) {
  const { form, panel, field, title, label, help, whenEmpty, button, bounds, without } = props
  const skills = form.values[field]
  const errorId = useId()
  const remove = (skill: Skill) => {
    form.setFieldValue(field, without(skill))
    form.validateField(field)
    panel.focusButton(field)
  }
  return (
    <CoursePart
      title={title}
      aside={skills.length > 0 && <span className={classes.quiet}>{help}</span>}
      isEmpty={skills.length === 0}
      whenEmpty={whenEmpty}
      error={form.errors[field]}
      errorId={errorId}
      buttons={
        <PanelButton name={field} panel={panel} describedBy={form.errors[field] ? errorId : undefined}>
          {button}
        </PanelButton>
      }
    >
      <ul className={classes.rows} aria-label={label}>
        {skills.map((skill, place) => (
          <SkillLine
            key={skill.id}
            skill={skill}
            bounds={bounds}
            level={form.getInputProps(`${field}.${place}.level`)}
            onRemove={() => remove(skill)}
          />
        ))}
      </ul>
    </CoursePart>
  )
}

interface SkillLineProps {
  skill: Skill
  bounds: { min: number; max: number }
  level: GetInputPropsReturnType
  onRemove: () => void
}

/** A skill with its level and a button to remove it. */
function SkillLine({ skill, bounds: { min, max }, level: { error, ...level }, onRemove }: SkillLineProps) {
  const errorId = useId()
  return (
    <li className={classes.row}>
      <span className={classes.name}>{skill.name}</span>
      <NumberInput
        className={classes.level}
        size="sm"
        min={min}
        max={max}
        clampBehavior="none"
        aria-label={words.levelOf({ skill: skill.name })}
        aria-describedby={error ? errorId : undefined}
        leftSection={words.level}
        leftSectionWidth={56}
        error={Boolean(error)}
        {...level}
      />
      <RemoveButton name={skill.name} onRemove={onRemove} />
      {error && (
        <p id={errorId} className={`${classes.error} ${classes.levelError}`}>
          {error}
        </p>
      )}
    </li>
  )
}
