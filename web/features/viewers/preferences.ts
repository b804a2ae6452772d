import { useSyncExternalStore } from 'react'
import { storage } from '#web/core/storage.ts'

const listeners = new Set<() => void>()

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** A choice that this browser remembers. All components that use it update at once. */
function preference<Value extends string>(key: string, choices: readonly Value[], initial: Value) {
  const read = () => choices.find((choice) => choice === storage.get(key)) ?? initial
  const write = (value: Value) => {
    storage.set(key, value)
    for (const listener of listeners) listener()
  }
  return { choices, use: () => [useSyncExternalStore(subscribe, read), write] as const }
}

const onOrOff = ['on', 'off'] as const

export const speed = preference('coursewise-speed', ['0.5', '0.75', '1', '1.25', '1.5', '1.75', '2'], '1')
export const captionsShown = preference('coursewise-captions', onOrOff, 'off')
export const shortcutsAllowed = preference('coursewise-shortcuts', onOrOff, 'on')
/** Beside a lesson. */
export const contentsShown = preference('coursewise-contents', onOrOff, 'on')
export const textSize = preference('coursewise-text-size', ['0.875', '1', '1.125', '1.25', '1.5', '1.75'], '1.125')

/** The choice that many steps further, or the last one. */
export function nextChoice<Value extends string>(choices: readonly Value[], value: Value, steps: number): Value {
  const place = Math.min(choices.length - 1, Math.max(0, choices.indexOf(value) + steps))
  return choices[place] ?? value
}
