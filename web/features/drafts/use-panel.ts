import { useEffect, useRef } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type MaterialKind, materialKinds } from '#contract/materials/material-kinds.ts'
import { withParam } from './with-param.ts'

export type PanelName = 'skills' | 'buildsOn' | MaterialKind | 'finalTasks'
const names: PanelName[] = ['skills', 'buildsOn', ...materialKinds, 'finalTasks']
/** As the address says it: `videos`. */
const inAddresses = (name: PanelName) => (materialKinds.some((kind) => kind === name) ? `${name}s` : name)
export type Panel = ReturnType<typeof usePanel>

/** Which panel is open is in the address, so that back and reload work. The focus moves to an opened panel, and back to its button. */
export function usePanel() {
  const navigate = useNavigate()
  const inAddress = useSearchParams()[0].get('panel')
  const opened = names.find((name) => inAddresses(name) === inAddress)
  const shown = useRef(opened)
  const heading = useRef<HTMLHeadingElement>(null)
  const buttons = useRef(new Map<PanelName, HTMLButtonElement | null>())
  useEffect(() => {
    const before = shown.current
    if (before === opened) return
    shown.current = opened
    const target = opened ? heading.current : before && buttons.current.get(before)
    target?.focus()
  }, [opened])

  const change = (name: PanelName | undefined) =>
    navigate(withParam('panel', name && inAddresses(name)), { replace: opened !== undefined, preventScrollReset: true })
  return {
    opened,
    open: (name: PanelName) => change(name),
    close: () => change(undefined),
    heading,
    keepButton: (name: PanelName) => (button: HTMLButtonElement | null) => void buttons.current.set(name, button),
    focusButton: (name: PanelName) => buttons.current.get(name)?.focus(),
  }
}
