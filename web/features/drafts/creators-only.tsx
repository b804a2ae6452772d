import { BecameCreatorButton } from '#web/features/accounts/index.ts'
import { ScaffoldDrawing } from '#web/ui/drawings.tsx'
import { StatusPage } from '#web/ui/page-heading.tsx'

interface CreatorsOnlyProps {
  title: string
  onDone: () => void
}

/** Instead of a screen for Creators. The screen replaces it as soon as the session has the new role. */
export function CreatorsOnly({ title, onDone }: CreatorsOnlyProps) {
  return (
    <StatusPage title={title} drawing={<ScaffoldDrawing />} action={<BecameCreatorButton onDone={onDone} />}>
      Courses are made by Creators. Anyone can become one: you are paid in points and get a public author page with your name,
      picture, position and skills.
    </StatusPage>
  )
}
