/** The numbers that a search goes by. */
export const searchLimits = {
  /** More words than this narrow nothing down for a person. */
  words: 20,
  /** A typed word can mean so many words, the surest ones. */
  meanings: 16,
  /** A word that more courses hold is common: of its courses, only the best are read. */
  listLength: 2000,
  /** With many words, less of each list is read, so that there are at most so many in all. */
  readOfLists: 5000,
  /** So many of the best courses are looked at again, for words whose list was not read or not read to its end. */
  lookedAtAgain: 60,
  /** Of a common word, so many courses that fit the chosen facets are wanted, from a list of at most `longestList`. */
  fittingResults: 100,
  longestList: 10_000,
  /** With many lists, each of those is read less far, so that there are at most so many rows in all. */
  readOfLongest: 50_000,
  /** If no more courses fit the chosen facets, all of them are sorted, or tested for words. */
  fewSorted: 300,
  fewTested: 1000,
  /** So many times as much as to pass one by in an order. */
  costOfSorting: 30,
  /** Read one after the other in the order of a list, until the page is full. */
  readInOrder: 20_000,
  /** A search leads to so many courses. Of the rest it only says that there are more. */
  results: 1000,
  /** A course must hold this share of what is asked, by weight. Where none does, the best share counts. */
  share: 0.5,
  /** A course that has a word only in the text of a lesson holds so much of it. */
  lessonShare: 0.2,
  /** So many skills are offered, the most frequent of so many courses. */
  skills: 12,
  skillSample: 100,
}
