import { paths } from '#contract/core/paths.ts'
import type { CourseDetails } from '#contract/courses/courses.ts'
import type { Material } from '#contract/materials/materials.ts'
import { LinkButton } from '#web/ui/button.tsx'
import { EyeIcon } from '#web/ui/icons.tsx'
import { words } from './words.ts'

/** The address of a material's preview. Undefined if it has none, or if the viewer may open everything in the course. */
export const previewPath = ({ id, isBought }: CourseDetails, { id: materialId, isPreview, link }: Material) =>
  isPreview && !isBought && !link ? paths.previewCourse(id, materialId) : undefined

/** Leads to the first preview, for those who have not bought the course. */
export function LookInside({ course, describedBy }: { course: CourseDetails; describedBy: string }) {
  const [first] = course.materials.flatMap((material) => previewPath(course, material) ?? [])
  return (
    first && (
      <LinkButton to={first} variant="default" leftSection={<EyeIcon />} aria-describedby={describedBy}>
        {words.lookInside}
      </LinkButton>
    )
  )
}
