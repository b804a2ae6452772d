import type { ReactElement, ReactNode } from 'react'
import type { Block } from '#contract/materials/lesson-text.ts'
import { each } from './each.tsx'
import { CodeBlock } from './lesson-code.tsx'
import type { LessonHeading } from './lesson-contents.ts'
import { FormulaBlock } from './lesson-formula.tsx'
import { LessonLine } from './lesson-line.tsx'
import { LessonPicture } from './lesson-picture.tsx'
import { LessonTable } from './lesson-table.tsx'
import classes from './lesson-text.module.css'
import { NoteIcon, WarningIcon } from './viewer-icons.tsx'
import { words } from './words.ts'

type BlockOf<Type extends Block['type']> = Extract<Block, { type: Type }>

interface LessonBlockProps {
  block: Block
  /** What the contents say of it, if it is a heading that is not empty. */
  heading?: LessonHeading | undefined
}

/** One block of a lesson is one element, with the blocks inside it. */
export function LessonBlock({ block, heading }: LessonBlockProps): ReactElement {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <LessonLine content={block.content} />
        </p>
      )
    case 'heading':
      return <Heading block={block} heading={heading} />
    case 'bulletList':
      return <ul>{itemsOf(block)}</ul>
    case 'orderedList':
      return <ol start={block.attrs?.start ?? undefined}>{itemsOf(block)}</ol>
    case 'codeBlock':
      return <CodeBlock language={block.attrs.language} code={(block.content ?? []).map(({ text }) => text).join('')} />
    case 'formulaBlock':
      return <FormulaBlock tex={block.attrs.tex} />
    case 'picture':
      return <LessonPicture file={block.attrs.file} alt={block.attrs.alt} />
    case 'table':
      return <LessonTable rows={block.content} />
    case 'blockquote':
      return <blockquote className={classes.stack}>{blocksOf(block)}</blockquote>
    case 'callout':
      return <Callout kind={block.attrs.kind}>{blocksOf(block)}</Callout>
    case 'details':
      return <Details block={block} />
    case 'horizontalRule':
      return <hr />
  }
}

/** The name of the lesson is an h2, and no level is left out below it: an author chooses how a heading looks. */
const elements = ['h3', 'h4', 'h5'] as const

function Heading({ block, heading }: { block: BlockOf<'heading'>; heading: LessonHeading | undefined }) {
  if (!heading) return <p />
  const Element = elements[heading.depth] ?? 'h5'
  return (
    <Element id={heading.id} tabIndex={-1} className={classes.heading} data-level={block.attrs.level}>
      <LessonLine content={block.content} />
    </Element>
  )
}

const blocksOf = ({ content }: { content: readonly Block[] }) => each(content, (block) => <LessonBlock block={block} />)

const itemsOf = ({ content }: BlockOf<'bulletList' | 'orderedList'>) =>
  each(content, (item) => <li className={classes.stack}>{blocksOf(item)}</li>)

interface CalloutProps {
  kind: BlockOf<'callout'>['attrs']['kind']
  children: ReactNode
}

const callouts = {
  note: { icon: <NoteIcon />, label: words.note },
  warning: { icon: <WarningIcon />, label: words.warning },
} satisfies Record<CalloutProps['kind'], object>

function Callout({ kind, children }: CalloutProps) {
  const { icon, label } = callouts[kind]
  return (
    <div role="note" aria-label={label} className={classes.callout} data-kind={kind}>
      <p className={classes.label}>
        {icon}
        {label}
      </p>
      <div className={classes.stack}>{children}</div>
    </div>
  )
}

function Details({ block: { content } }: { block: BlockOf<'details'> }) {
  const [summary, inside] = content
  return (
    <details className={classes.details}>
      <summary>{summary.content?.length ? <LessonLine content={summary.content} /> : words.details}</summary>
      <div className={classes.stack}>{blocksOf(inside)}</div>
    </details>
  )
}
