import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { paths } from '#contract/core/paths.ts'
import type { CourseToLearn, MaterialToLearn } from '#contract/learning/learning.ts'

/**
 * The address says what is open, so that back, reload and a copied link lead to it. Otherwise it is what the learner had open last; that is
 * decided once, and not again when the course is reloaded.
 */
export function useOpenMaterial(course: CourseToLearn) {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const [atFirst] = useState(() => firstToOpen(course)?.id)
  const find = (wanted: number | undefined) => course.materials.findIndex(({ id }) => id === wanted)
  const asked = find(Number(params.get('material')))
  const index = asked >= 0 ? asked : Math.max(0, find(atFirst))
  const isFinalTask = params.get('view') === 'final-task'
  const material = course.materials[index]
  return {
    material,
    previous: course.materials[index - 1],
    next: course.materials[index + 1],
    finalTask: isFinalTask && mayOpenFinalTask(course) ? course.finalTask : null,
    open: (material: MaterialToLearn | undefined) =>
      material && void navigate(paths.learnCourse(course.id, { material: material.id })),
    openFinalTask: () => material && void navigate(paths.learnCourse(course.id, { material: material.id, view: 'final-task' })),
  }
}

/** It opens at exactly 100, and stays open for holders of the certificate. The user who reviews as the author can always open it. */
export const mayOpenFinalTask = ({ progress, hasCertificate, reviewsAsAuthor }: CourseToLearn) =>
  progress === 100 || hasCertificate || reviewsAsAuthor

/** The last opened material, or the first that is not learned. */
function firstToOpen({ materials, lastMaterialId }: CourseToLearn): MaterialToLearn | undefined {
  return materials.find(({ id }) => id === lastMaterialId) ?? materials.find(({ isLearned }) => !isLearned) ?? materials[0]
}
