import { percent } from '#web/ui/format.ts'
import { PlusIcon } from '#web/ui/icons.tsx'
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon } from '#web/ui/viewer-icons.tsx'
import { GoToField } from './go-to-field.tsx'
import classes from './pdf-viewer.module.css'
import { ToolButton, Toolbar } from './toolbar.tsx'

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
    <Toolbar label="Pages">
      <ToolButton label="Previous page" isDisabled={number <= 1} onClick={() => onPage(number - 1)}>
        <ChevronLeftIcon />
      </ToolButton>
      <GoToField label="Page" number={number} count={pages} onGo={onPage} />
      <ToolButton label="Next page" isDisabled={number >= pages} onClick={() => onPage(number + 1)}>
        <ChevronRightIcon />
      </ToolButton>
      <span className={classes.space} />
      <ToolButton label="Smaller" isDisabled={!canZoom.out} onClick={() => onZoom(-1)}>
        <MinusIcon />
      </ToolButton>
      <output className={classes.zoom} aria-label="Size">
        {percent(zoom * 100)}
      </output>
      <ToolButton label="Larger" isDisabled={!canZoom.in} onClick={() => onZoom(1)}>
        <PlusIcon />
      </ToolButton>
    </Toolbar>
  )
}
