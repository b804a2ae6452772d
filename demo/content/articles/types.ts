/** The texts of articles, and of the lessons that are written like them, by name, in the marks that `readBlocks` knows. */
export type ArticleTexts = Record<string, string>
