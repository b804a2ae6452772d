import { limits } from '#contract/core/limits.ts'
import { fileExtension } from '#web/ui/upload/file-rule.ts'

/** What a file says about its book; empty if it says nothing useful. */
export interface BookFacts {
  name?: string | undefined
  authors: string[]
  /** The English name. */
  language?: string | undefined
  pagesCount?: number | undefined
  publicationYear?: number | undefined
}

/** Unchecked values from the file. */
export interface WrittenFacts {
  title?: unknown
  authors?: unknown[]
  language?: unknown
  date?: unknown
  pagesCount?: number | undefined
}

const patience = 20_000
const bytesPerPage = 1800
const nothing: BookFacts = { authors: [] }

/** The code that reads some books is large, so it is loaded only when there is one. */
const readers: Record<string, (file: File) => Promise<WrittenFacts>> = {
  pdf: (file) => import('./read-pdf.ts').then(({ readPdf }) => readPdf(file)),
  // A text has no pages: they are estimated.
  txt: async (file) => ({ pagesCount: Math.max(1, Math.ceil(file.size / bytesPerPage)) }),
  epub: (file) => import('#web/features/viewers/index.ts').then(({ readEpub }) => readEpub(file)),
}

export async function readBook(file: File): Promise<BookFacts> {
  const read = readers[fileExtension(file.name)]
  if (!read) return nothing
  const tooLong = new Promise<never>((_, reject) => setTimeout(reject, patience))
  return Promise.race([read(file), tooLong]).then(usable, () => nothing)
}

/** Programs write what they like: "untitled", file names, "Microsoft Word - draft7.doc", "unknown". */
const meaningless =
  /^(untitled|unknown|anonymous|author|title|user|admin|.*\.(docx?|pdf|indd|tex|qxd))$|^microsoft (word|powerpoint)/i

export function usable({ title, authors = [], language, date, pagesCount }: WrittenFacts): BookFacts {
  const people = authors.flatMap((names) => toOneLine(names)?.split(/\s*(?:;|&|, and | and )\s*/) ?? [])
  const known = people.filter((name) => isNamed(name) && name.length <= limits.name.max)
  const year = Number(/(?:^|\D)(1[4-9]\d\d|20\d\d)/.exec(toOneLine(date) ?? '')?.[1])
  const name = toOneLine(title)
  return {
    name: name && isNamed(name) ? name.slice(0, limits.material.name.max) : undefined,
    authors: [...new Set(known)].slice(0, limits.material.maxAuthors),
    language: languageName(toOneLine(language)),
    pagesCount: pagesCount && pagesCount <= limits.material.pagesCount.max ? pagesCount : undefined,
    publicationYear: year || undefined,
  }
}

const isNamed = (text: string) => /\p{L}/u.test(text) && !meaningless.test(text)

const toOneLine = (value: unknown) =>
  typeof value === 'string'
    ? value
        .slice(0, 1000)
        .replaceAll(/\p{Cc}|\s+/gu, ' ')
        .trim() || undefined
    : undefined

function languageName(tag: string | undefined): string | undefined {
  try {
    return tag && new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag.replace('_', '-'))
  } catch {
    return undefined
  }
}
