/** The numbers that a search goes by. */
export const searchLimits = {
  /** More words than this narrow nothing down for a person. */
  words: 20,
  /** A typed word can mean so many words, the surest ones. */
  meanings: 16,
  /** A search leads to so many courses. Of the rest it only says that there are more. So a word that more courses hold is common: the best are read. */
  results: 1000,
  /** With many words, less of each list is read, so that there are at most so many in all. */
  readOfLists: 3000,
  /** Of a common word, so many of the best courses are counted by their facets. Their counts are "more than" anyway. */
  counted: 600,
  /** Where few courses fit the chosen facets, lists are read so many times as far, until so many are found that fit. */
  further: 10,
  fittingResults: 100,
  /** So many of the best courses are looked at again, for words whose list was not read or not read to its end. */
  lookedAtAgain: 60,
  /** If no more courses fit the chosen facets, all of them are tested for the words. */
  fewTested: 1000,
  /** So many times as much as to pass one by in an order. */
  costOfSorting: 8,
  /** Read one after the other in the order of a list, until the page is full. */
  readInOrder: 20_000,
  /** A course must hold this share of what is asked, by weight. Where none does, the best share counts. */
  share: 0.5,
  /** A course that has a word only in the text of a lesson holds so much of it. */
  lessonShare: 0.2,
  /** So many skills are offered, the most frequent of so many courses. */
  skills: 12,
  skillSample: 100,
}
