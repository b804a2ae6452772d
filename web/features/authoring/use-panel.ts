import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'

const names = ['skills', 'buildsOn', 'videos', 'books', 'articles', 'finalTasks'] as const
export type PanelName = (typeof names)[number]
export type Panel = ReturnType<typeof usePanel>

export const panelButtonId = (name: PanelName) => `open-${name}`
export const panelHeadingId = 'panel-heading'

/** Which panel is open stands in the address, so that back and reload work. The focus goes along: to the panel, and back. */
export function usePanel() {
  const [params, setParams] = useSearchParams()
  const opened = names.find((name) => name === params.get('panel'))
  const shown = useRef(opened)
  useEffect(() => {
    const before = shown.current
    if (before === opened) return
    shown.current = opened
    const target = opened ? panelHeadingId : before && panelButtonId(before)
    if (target) document.getElementById(target)?.focus()
  }, [opened])

  const change = (name: PanelName | undefined) =>
    setParams((current) => withPanel(current, name), { replace: opened !== undefined, preventScrollReset: true })
  return { opened, open: (name: PanelName) => change(name), close: () => change(undefined) }
}

function withPanel(params: URLSearchParams, name: PanelName | undefined) {
  const next = new URLSearchParams(params)
  if (name) next.set('panel', name)
  else next.delete('panel')
  return next
}
