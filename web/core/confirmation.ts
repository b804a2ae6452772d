type Finish = (isConfirmed: boolean) => void

let asked: { outcome: Promise<boolean>; finish: Finish } | undefined
const listeners = new Set<() => void>()

/** Some calls need a proof that the user is still there, which the layout's dialog asks for. Returns false when the user cancels. */
export function askToConfirm(): Promise<boolean> {
  if (!asked) {
    let finish: Finish = () => {}
    const outcome = new Promise<boolean>((resolve) => {
      finish = resolve
    })
    asked = { outcome, finish }
    notify()
  }
  return asked.outcome
}

export const isAskedToConfirm = () => asked !== undefined

export const finishConfirmation: Finish = (isConfirmed) => {
  asked?.finish(isConfirmed)
  asked = undefined
  notify()
}

export function onConfirmation(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function notify() {
  for (const listener of listeners) listener()
}
