import type { MantineThemeComponents } from '@mantine/core'
import fields from './ui/field.module.css'

/** How Mantine's components look where nothing else is said. */
export const componentDefaults: MantineThemeComponents = {
  Anchor: { defaultProps: { underline: 'always' } },
  TextInput: { defaultProps: { size: 'md' } },
  PasswordInput: { defaultProps: { size: 'md', visibilityToggleFocusable: true } },
  Input: { classNames: { input: fields.input } },
  InputWrapper: {
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: { label: fields.label, description: fields.description, error: fields.error },
  },
  Checkbox: { classNames: { description: fields.help } },
  Drawer: { defaultProps: { transitionProps: { duration: 160 } } },
  Skeleton: { defaultProps: { radius: 'md' } },
}
