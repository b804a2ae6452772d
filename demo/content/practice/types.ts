/** The exercises of a book, an article or a lesson by its name. Each begins with its time, as in `40 min: `; a blank line ends it. */
export type Practice = Record<string, string>
