import { BecameCreatorButton } from '#web/features/accounts/become-creator/index.ts'
import { ScaffoldDrawing } from '#web/ui/drawings.tsx'
import { StatusPage } from '#web/ui/page-heading.tsx'
import { words } from './words.ts'

interface CreatorsOnlyProps {
  title: string
  onDone: () => void
}

/** Instead of a screen for Creators. The screen replaces it as soon as the session has the new role. */
export function CreatorsOnly({ title, onDone }: CreatorsOnlyProps) {
  return (
    <StatusPage title={title} drawing={<ScaffoldDrawing />} action={<BecameCreatorButton onDone={onDone} />}>
      {words.creatorsOnly}
    </StatusPage>
  )
}
