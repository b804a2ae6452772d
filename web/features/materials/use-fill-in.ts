import type { UseFormReturnType } from '@mantine/form'
import { useRef } from 'react'
import { fillIn } from './media-files.ts'

/** Puts what was read from a file into the form. What the file before gave may be replaced, what was typed may not. */
export function useFillIn<Values extends object>(
  form: Pick<UseFormReturnType<Values>, 'getValues' | 'setValues'>,
  atFirst: Partial<Values> = {},
) {
  const before = useRef<Partial<Values>>(atFirst)
  return (found: Partial<Values>) => {
    form.setValues(fillIn(form.getValues(), found, before.current))
    before.current = { ...before.current, ...found }
  }
}
