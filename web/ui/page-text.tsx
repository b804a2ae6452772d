import { Anchor } from '@mantine/core'
import { type PageBlock, type PagePart, readPageText } from '#contract/site-pages/page-text.ts'
import { OutsideLink } from './outside-link.tsx'
import classes from './page-text.module.css'
import { Title } from './title.tsx'

interface PageTextProps {
  text: string
  /** Written by a Creator, who can be anyone: links lead only to the web. */
  isDescription?: boolean
}

/** What an Admin or a Creator wrote, shown as text and links, never as markup. In a description, headings are below that of its card. */
export function PageText({ text, isDescription = false }: PageTextProps) {
  return (
    <div className={classes.text}>
      {readPageText(text, isDescription ? 'web' : 'web-and-mail').map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is read as a whole; a block is known by its place
        <Block key={place} block={block} level={isDescription ? 3 : 2} />
      ))}
    </div>
  )
}

function Block({ block, level }: { block: PageBlock; level: 2 | 3 }) {
  if (block.kind === 'list')
    return (
      <ul>
        {block.items.map((item, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the text is read as a whole; an item is known by its place
          <li key={place}>
            <Parts parts={item} />
          </li>
        ))}
      </ul>
    )
  const parts = <Parts parts={block.parts} />
  return block.kind === 'heading' ? <Title order={level}>{parts}</Title> : <p>{parts}</p>
}

function Parts({ parts }: { parts: PagePart[] }) {
  return parts.map((part, place) => {
    const key = `${place} ${typeof part}`
    if (part === '\n') return <br key={key} />
    if (typeof part === 'string') return part
    return part.href.startsWith('mailto:') ? (
      <Anchor key={key} href={part.href} underline="always" inherit>
        {part.text}
      </Anchor>
    ) : (
      <OutsideLink key={key} href={part.href} isInText>
        {part.text}
      </OutsideLink>
    )
  })
}
