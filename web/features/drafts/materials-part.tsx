import { useEffect, useId, useRef, useState } from 'react'
import { moveInSections } from '#contract/courses/sections.ts'
import { materialKinds } from '#contract/materials/material-kinds.ts'
import type { Material } from '#contract/materials/materials.ts'
import { paragraph } from '#web/core/sentences.ts'
import { opensByItself } from '#web/features/courses/index.ts'
import { authoredKinds, readMaterial } from '#web/features/materials/index.ts'
import { notifyProblem } from '#web/ui/notify.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import { common } from '#web/ui/words.ts'
import { suggestedPreview, withMaterial } from './course-draft.ts'
import classes from './course-part.module.css'
import { CoursePart, PanelButton } from './course-part.tsx'
import type { MaterialActions } from './material-line.tsx'
import { MaterialList } from './material-list.tsx'
import type { CourseFormState } from './use-editing.ts'
import type { Panel } from './use-panel.ts'
import { words } from './words.ts'

interface MaterialsPartProps {
  form: CourseFormState
  panel: Panel
  /** Opens the form that changes a material. */
  onEdit: (material: Material) => void
}

/** In learning order, which dragging and the arrows change. The sentence for an empty list is the specification's. */
export function MaterialsPart({ form, panel, onEdit }: MaterialsPartProps) {
  const { materials } = form.values
  const suggested = suggestedPreview(materials)
  const [announcement, setAnnouncement] = useState('')
  const errorId = useId()
  const describedBy = form.errors.materials ? errorId : undefined
  const materialPlace = ({ id }: Material) => materials.findIndex((material) => material.id === id)
  const set = (materials: Material[]) => form.setFieldValue('materials', materials)
  const actions = useStable({
    change: (material, changes) => set(materials.with(materialPlace(material), { ...material, ...changes })),
    move: (material, steps) => {
      const place = materialPlace(material) + steps
      if (place < 0 || place >= materials.length) return
      set(moveInSections(materials, place - steps, place))
      setAnnouncement(words.isNumber({ name: material.name, place: place + 1, all: materials.length }))
    },
    remove: (material) => {
      set(withMaterial(form.values, material, false))
      form.validateField('materials')
      panel.focusButton('video')
    },
    open: (material) => (opensByItself[material.kind] ? void openInTab(material.id) : actions.edit(material)),
    edit: ({ id }) => void readMaterial(id).then(onEdit, notifyProblem),
  })
  const minutes = materials.reduce((sum, { learningMinutes }) => sum + learningMinutes, 0)
  return (
    <CoursePart
      title={words.materials}
      aside={
        minutes > 0 && (
          <span className={classes.quiet}>
            {words.timeToLearn({
              materials: common.materials({ count: materials.length }),
              minutes: common.minutes({ count: minutes }),
            })}
          </span>
        )
      }
      isEmpty={materials.length === 0}
      whenEmpty={words.chooseOneMaterial}
      error={form.errors.materials}
      errorId={errorId}
      buttons={materialKinds.map((kind) => (
        <PanelButton key={kind} name={kind} panel={panel} describedBy={describedBy}>
          {words.addKind({ kind: authoredKinds[kind].label })}
        </PanelButton>
      ))}
    >
      <MaterialList materials={materials} actions={actions} onOrder={set} onAnnounce={setAnnouncement} />
      <p className={classes.hint}>
        {paragraph(words.previewHelp, suggested && words.shortPreview({ material: suggested.name }))}
      </p>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </CoursePart>
  )
}

/** The tab is opened at once, because browsers block those that open later; its link is asked for then, because links expire. */
async function openInTab(id: number) {
  const tab = window.open()
  try {
    const { link } = await readMaterial(id)
    if (!tab || !link) return
    tab.opener = null
    tab.location.href = new URL(link, location.origin).href
  } catch (error) {
    tab?.close()
    notifyProblem(error)
  }
}

/** The same object at every drawing, which does what the last one says. */
function useStable(actions: MaterialActions): MaterialActions {
  const latest = useRef(actions)
  useEffect(() => {
    latest.current = actions
  })
  const [stable] = useState<MaterialActions>(() => ({
    change: (material, changes) => latest.current.change(material, changes),
    move: (material, steps) => latest.current.move(material, steps),
    remove: (material) => latest.current.remove(material),
    open: (material) => latest.current.open(material),
    edit: (material) => latest.current.edit(material),
  }))
  return stable
}
