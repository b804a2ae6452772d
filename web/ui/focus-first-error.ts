import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** For `form.onSubmit`: focuses the first field with an error. */
export const focusFirstError =
  <Values>(form: UseFormReturnType<Values>) =>
  (errors: FormErrors) => {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first as never)?.focus()
  }
