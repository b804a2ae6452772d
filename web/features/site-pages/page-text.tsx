import { Anchor, Title } from '@mantine/core'
import { type PageBlock, type PagePart, readPageText } from '#contract/page-text.ts'
import { OutsideLink } from '#web/ui/outside-link.tsx'
import classes from './site-pages.module.css'

/** The text of an Admin, shown as text and links, never as markup. */
export function PageText({ text }: { text: string }) {
  return (
    <div className={classes.text}>
      {readPageText(text).map((block, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the text is read as a whole; a block is known by its place
        <Block key={place} block={block} />
      ))}
    </div>
  )
}

function Block({ block }: { block: PageBlock }) {
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
  return block.kind === 'heading' ? <Title order={2}>{parts}</Title> : <p>{parts}</p>
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
