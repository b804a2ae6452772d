import type { ReactElement } from 'react'
import type { Inline, Mark } from '#contract/materials/lesson-text.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import { each } from './each.tsx'
import { Formula } from './lesson-formula.tsx'
import { toRuns } from './lesson-parts.ts'
import { NewTabIcon } from './viewer-icons.tsx'

type Shown = ReactElement | string

/** Text with its marks, formulas and line breaks. */
export const LessonLine = ({ content = [] }: { content?: readonly Inline[] | undefined }) =>
  each(toRuns(content), ({ href, parts }) => {
    const text = each(parts, (part) => <Part part={part} />)
    return href === undefined ? (
      text
    ) : (
      <OutsideLink href={href} isInText>
        {text}
        <NewTabIcon />
      </OutsideLink>
    )
  })

function Part({ part }: { part: Inline }): Shown {
  switch (part.type) {
    case 'text':
      return (part.marks ?? []).reduceRight<Shown>((text, mark) => marked(mark, text), part.text)
    case 'hardBreak':
      return <br />
    case 'formula':
      return <Formula tex={part.attrs.tex} />
  }
}

function marked(mark: Mark, text: Shown): Shown {
  switch (mark.type) {
    case 'bold':
      return <strong>{text}</strong>
    case 'italic':
      return <em>{text}</em>
    case 'strike':
      return <s>{text}</s>
    case 'code':
      return <code>{text}</code>
    case 'link':
      // Around all of its parts: `toRuns`.
      return text
  }
}
