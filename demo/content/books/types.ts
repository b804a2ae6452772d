/** Texts in the marks that `readBlocks` knows; a line with `# ` begins a chapter. */
export interface FieldBooks {
  /** What every book of the field closes with. */
  chapters: string
  /** What each book is about, by its name. */
  books: Record<string, string>
}
