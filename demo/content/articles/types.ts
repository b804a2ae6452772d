/** The texts by the name of the article, in the marks that `readBlocks` knows. */
export type ArticleTexts = Record<string, string>
