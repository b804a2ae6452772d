import { type FormEvent, useEffect, useRef } from 'react'
import { PlusIcon } from '#web/ui/icons.tsx'
import { percent } from '#web/ui/percent.ts'
import { ChevronLeftIcon, ChevronRightIcon, MinusIcon } from '#web/ui/viewer-icons.tsx'
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
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (field.current) field.current.value = String(number)
  }, [number])
  const go = (event: FormEvent) => {
    event.preventDefault()
    const page = Number(field.current?.value)
    if (Number.isInteger(page) && page >= 1) onPage(page)
    if (field.current) field.current.value = String(Number.isInteger(page) && page >= 1 ? Math.min(page, pages) : number)
  }
  return (
    <Toolbar label="Pages">
      <ToolButton label="Previous page" isDisabled={number <= 1} onClick={() => onPage(number - 1)}>
        <ChevronLeftIcon />
      </ToolButton>
      <form className={classes.goTo} onSubmit={go}>
        <input
          ref={field}
          className={classes.number}
          aria-label="Page"
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          defaultValue={number}
          onBlur={go}
        />
        <span>{`of ${pages}`}</span>
      </form>
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
