import { Button } from '@mantine/core'
import { PlusIcon } from '#web/ui/icons.tsx'
import { type Panel, type PanelName, panelButtonId } from './use-panel.ts'

interface PanelButtonProps {
  name: PanelName
  panel: Panel
  /** The id of what is wrong with the list that the panel fills. */
  describedBy?: string | undefined
  children: string
}

/** Opens a panel, or closes it again. */
export function PanelButton({ name, panel, describedBy, children }: PanelButtonProps) {
  const isOpen = panel.opened === name
  return (
    <Button
      id={panelButtonId(name)}
      variant={isOpen ? 'light' : 'default'}
      size="sm"
      leftSection={<PlusIcon />}
      aria-expanded={isOpen}
      aria-describedby={describedBy}
      onClick={() => (isOpen ? panel.close() : panel.open(name))}
    >
      {children}
    </Button>
  )
}
