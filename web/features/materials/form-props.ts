import type { MediaFields } from './kept-fields.ts'
import type { MediaUploader } from './media-uploader.ts'

/** A file that is uploaded already, or on its way, and what is known of it. */
export interface GivenFile {
  uploader: MediaUploader
  fields: MediaFields
}

export interface MaterialFormProps<Item> {
  /** The item to change; without it, a new one is created. */
  item?: Item
  /** The file of a new item that was chosen elsewhere. */
  given?: GivenFile
  onSaved: (item: Item) => void
  /** Several files were chosen at once. */
  onFiles?: (files: File[]) => void
}
