import type { FormErrors, UseFormReturnType } from '@mantine/form'

/** For `form.onSubmit`: whoever sent the form lands in the first field that needs a change. */
export const focusFirstError =
  <Values>(form: UseFormReturnType<Values>) =>
  (errors: FormErrors) => {
    const [first] = Object.keys(errors)
    if (first) form.getInputNode(first as never)?.focus()
  }
