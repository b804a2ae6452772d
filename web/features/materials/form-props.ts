import type { Ref } from 'react'

/** What the queue of several files needs from each form. */
export interface QueuedForm {
  /** Creates it, if everything is filled in. */
  create: () => Promise<void>
}

export interface MaterialFormProps<Item> {
  /** The item to change; without it, a new one is created. */
  item?: Item
  /** The file of a new item, if several were chosen together. */
  file?: File
  ref?: Ref<QueuedForm>
  onSaved: (item: Item) => void
  /** Several files were chosen at once. */
  onFiles?: (files: File[]) => void
}
