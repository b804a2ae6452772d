import { type ReactNode, useId } from 'react'
import type { Material } from '#contract/materials/materials.ts'
import type { Skill } from '#contract/skills/skills.ts'
import { FinalTasksPanel } from '#web/features/final-tasks/index.ts'
import { authoredKinds, MaterialPanel } from '#web/features/materials/index.ts'
import { SkillPicker, SkillsPanel } from '#web/features/skills/index.ts'
import { Button } from '#web/ui/button.tsx'
import { Title } from '#web/ui/title.tsx'
import { withBase, withChanged, withMaterial, withSkill } from './course-draft.ts'
import classes from './course-editor.module.css'
import type { CourseFormState } from './use-editing.ts'
import type { Panel, PanelName } from './use-panel.ts'
import { words } from './words.ts'

interface AuthoringPanelProps {
  name: PanelName
  form: CourseFormState
  panel: Panel
}

/** One panel at a time. Ticked items are added to the course at once. */
export function AuthoringPanel({ name, form, panel }: AuthoringPanelProps) {
  const id = useId()
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <div className={classes.top}>
        <Title order={2} id={id} ref={panel.heading} tabIndex={-1} className={classes.title}>
          {panelTitle(name)}
        </Title>
        <Button variant="light" size="compact-md" onClick={panel.close}>
          {words.done}
        </Button>
      </div>
      {panelContent(name, form)}
    </section>
  )
}

function panelTitle(name: PanelName): string {
  if (name === 'skills') return words.skillsPanel
  if (name === 'buildsOn') return words.buildsOnPanel
  if (name === 'finalTasks') return words.finalTasksPanel
  return authoredKinds[name].label
}

function panelContent(name: PanelName, form: CourseFormState): ReactNode {
  const { skills, buildsOn, materials, finalTask } = form.values
  const toggleSkill = (skill: Skill, isChosen: boolean) => {
    form.setFieldValue('skills', withSkill(form.getValues(), skill, isChosen))
    if (!isChosen) form.validateField('skills')
  }
  const toggleMaterial = (material: Material, isChosen: boolean) => {
    form.setFieldValue('materials', withMaterial(form.getValues(), material, isChosen))
    if (!isChosen) form.validateField('materials')
  }
  if (name === 'skills') return <SkillsPanel chosenIds={toIds(skills)} onToggle={toggleSkill} />
  if (name === 'buildsOn') {
    const toggle = (skill: Skill, isChosen: boolean) =>
      form.setFieldValue('buildsOn', withBase(form.getValues(), skill, isChosen))
    return <SkillPicker chosenIds={toIds(buildsOn)} onToggle={toggle} />
  }
  if (name === 'finalTasks') {
    return <FinalTasksPanel chosenId={finalTask?.id} onChoose={(task) => form.setFieldValue('finalTask', task)} />
  }
  const changeMaterial = (material: Material) => form.setFieldValue('materials', withChanged(form.getValues(), material))
  return <MaterialPanel key={name} kind={name} chosenIds={toIds(materials)} onToggle={toggleMaterial} onChange={changeMaterial} />
}

const toIds = (items: { id: number }[]) => new Set(items.map(({ id }) => id))
