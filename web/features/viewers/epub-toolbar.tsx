import type { ContentsItem } from './book-contents.ts'
import classes from './book-viewer.module.css'
import type { BookLink } from './clean-chapter.ts'
import type { Epub } from './open-epub.ts'
import { TextSizeButtons, Toolbar, TurnButtons } from './toolbar.tsx'
import { words } from './words.ts'

interface EpubToolbarProps {
  book: Epub
  number: number
  onChapter: (number: number) => void
  onLink: (link: BookLink) => void
}

export function EpubToolbar({ book, number, onChapter, onLink }: EpubToolbarProps) {
  return (
    <Toolbar label={words.chapters}>
      <TurnButtons
        previous={words.previousChapter}
        next={words.nextChapter}
        number={number}
        count={book.chapters.length}
        onTurn={onChapter}
      >
        {book.contents.length > 0 ? (
          <Contents book={book} number={number} onLink={onLink} />
        ) : (
          <span className={classes.space}>{chapterOf(book, number)}</span>
        )}
      </TurnButtons>
      <TextSizeButtons />
    </Toolbar>
  )
}

/** A native select: it works well on phones, and can be searched by typing. */
function Contents({ book, number, onLink }: { book: Epub; number: number; onLink: (link: BookLink) => void }) {
  const { contents, chapters } = book
  const current = contents.findLastIndex(({ path }) => chapters.indexOf(path) <= number && chapters.includes(path))
  const choose = (index: number) => {
    const item = contents[index]
    if (item) onLink(item)
  }
  return (
    <select
      className={classes.contents}
      aria-label={words.contents}
      value={current}
      onChange={(event) => choose(Number(event.currentTarget.value))}
    >
      {current < 0 && <option value={-1}>{chapterOf(book, number)}</option>}
      {contents.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
        <option key={index} value={index}>
          {indented(item)}
        </option>
      ))}
    </select>
  )
}

const chapterOf = ({ chapters }: Epub, number: number) =>
  words.chapterOf({ number: String(number + 1), all: String(chapters.length) })

const indented = ({ name, depth }: ContentsItem) => '\u2003'.repeat(depth) + name
