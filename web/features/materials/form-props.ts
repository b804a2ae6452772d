import type { Ref } from 'react'

/** What the queue of several files asks of each form. */
export interface QueuedForm {
  /** Creates it, if everything is filled in. */
  create: () => Promise<void>
}

export interface MaterialFormProps<Item> {
  /** What is changed; without it, something new is created. */
  item?: Item
  /** The file of a new one, where it was chosen together with others. */
  file?: File
  ref?: Ref<QueuedForm>
  onSaved: (item: Item) => void
  /** Several files were chosen at once. */
  onFiles?: (files: File[]) => void
}
