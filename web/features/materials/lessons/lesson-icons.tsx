import { icon } from '#web/ui/first-icons.tsx'

export const BoldIcon = icon(<path d="M6 4h4.8a3 3 0 0 1 0 6H6zM6 10h5.6a3 3 0 0 1 0 6H6z" strokeWidth="2" />)
export const ItalicIcon = icon(<path d="M8.5 4h6M5.5 16h6M11.8 4 8.2 16" />)
export const StrikeIcon = icon(
  <path d="M3 10h14M14 6.4C13.6 4.8 12 4 10 4 7.6 4 6 5.2 6 7c0 1.3.8 2.2 2 3M6 13.4c.4 1.7 2 2.6 4.2 2.6 2.3 0 3.8-1.1 3.8-2.9 0-.5-.1-.8-.3-1.1" />,
)
export const CodeIcon = icon(<path d="m7 6-4 4 4 4M13 6l4 4-4 4" />)
export const LinkIcon = icon(
  <path d="M8.4 11.6a3.4 3.4 0 0 0 5 .3l2.3-2.3a3.4 3.4 0 0 0-4.8-4.8L9.7 6M11.6 8.4a3.4 3.4 0 0 0-5-.3L4.3 10.4a3.4 3.4 0 0 0 4.8 4.8l1.2-1.2" />,
)
export const BulletsIcon = icon(<path d="M7.5 5.5H17M7.5 10H17M7.5 14.5H17M3.6 5.5v.1M3.6 10v.1M3.6 14.5v.1" />)
export const NumbersIcon = icon(
  <path d="M8.5 5.5H17M8.5 10H17M8.5 14.5H17M3.2 4.2l1.2-.7v3.8M3 11.2h2.4M3 13.5h2.2l-1.6 3h1.8" />,
)
export const QuoteIcon = icon(<path d="M8 6H4v5h4V6c0 4-1 6-3 8M16 6h-4v5h4V6c0 4-1 6-3 8" />)
export const FormulaIcon = icon(<path d="M15 6V4H5l5.5 6L5 16h10v-2" />)
export const TableIcon = icon(<path d="M3 4.5h14v11H3zM3 8.2h14M3 11.8h14M10 4.5v11" />)
export const RuleIcon = icon(<path d="M3 10h14" />)
export const NoteIcon = icon(
  <>
    <circle cx="10" cy="10" r="7.2" />
    <path d="M10 9v4.6M10 6.4v.1" />
  </>,
)
export const WarningIcon = icon(<path d="M10 3.4 17.5 16.5h-15zM10 8.2v3.8M10 14.3v.1" />)
export const AnswerIcon = icon(<path d="m4 6.5 3 3 3-3M12.5 8H17M4 13.5h13M4 17h9" />)
export const UndoIcon = icon(<path d="M7 4.5 3.5 8 7 11.5M3.8 8h8.4a4.3 4.3 0 0 1 0 8.6H9" />)
export const RedoIcon = icon(<path d="M13 4.5 16.5 8 13 11.5M16.2 8H7.8a4.3 4.3 0 0 0 0 8.6H11" />)
