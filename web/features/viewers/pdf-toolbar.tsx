import { percent } from '#web/ui/format.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { GoToField } from './go-to-field.tsx'
import classes from './pdf-viewer.module.css'
import { ToolButton, Toolbar, TurnButtons } from './toolbar.tsx'
import { MinusIcon } from './viewer-icons.tsx'
import { words } from './words.ts'

interface PdfToolbarProps {
  number: number
  pages: number
  zoom: number
  canZoom: { in: boolean; out: boolean }
  onPage: (page: number) => void
  onZoom: (steps: number) => void
}

export function PdfToolbar({ number, pages, zoom, canZoom, onPage, onZoom }: PdfToolbarProps) {
  return (
    <Toolbar label={words.pages}>
      <TurnButtons
        previous={words.previousPage}
        next={words.nextPage}
        number={number - 1}
        count={pages}
        onTurn={(turned) => onPage(turned + 1)}
      >
        <GoToField label={words.page} number={number} count={pages} onGo={onPage} />
      </TurnButtons>
      <span className={classes.space} />
      <ToolButton label={words.smaller} isDisabled={!canZoom.out} onClick={() => onZoom(-1)}>
        <MinusIcon />
      </ToolButton>
      <output className={classes.zoom} aria-label={words.size}>
        {percent(zoom * 100)}
      </output>
      <ToolButton label={words.larger} isDisabled={!canZoom.in} onClick={() => onZoom(1)}>
        <PlusIcon />
      </ToolButton>
    </Toolbar>
  )
}
