import book from './book-viewer.module.css'
import { NamedTool, TextSizeButtons, ToolButton, Toolbar } from './toolbar.tsx'
import { ListIcon, PrintIcon } from './viewer-icons.tsx'
import { words } from './words.ts'

interface LessonToolbarProps {
  contents: {
    /** Of the list. */
    id: string
    /** Whether there are enough headings for a list. */
    isUseful: boolean
    isListed: boolean
    toggle: () => void
  }
}

export const LessonToolbar = ({ contents: { id, isUseful, isListed, toggle } }: LessonToolbarProps) => (
  <Toolbar label={words.lesson}>
    {isUseful && (
      <NamedTool icon={<ListIcon />} opens={id} isOpen={isListed} onClick={toggle}>
        {words.contents}
      </NamedTool>
    )}
    <span className={book.tools}>
      <TextSizeButtons />
      <ToolButton label={words.print} onClick={() => print()}>
        <PrintIcon />
      </ToolButton>
    </span>
  </Toolbar>
)
