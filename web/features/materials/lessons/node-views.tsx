import { type NodeViewProps, NodeViewWrapper } from '@tiptap/react'
import { createContext, Suspense, useContext } from 'react'
import { Formula } from '#web/features/viewers/index.ts'
import classes from './lesson-editor.module.css'
import { words } from './words.ts'

/** Links to the pictures of the lesson, by their ids. */
export const PictureLinks = createContext<ReadonlyMap<string, string>>(new Map())

export function PictureView({ node, selected }: NodeViewProps) {
  const link = useContext(PictureLinks).get(node.attrs.file)
  return (
    <NodeViewWrapper as="figure" className={classes.picture} data-selected={selected || undefined} data-drag-handle>
      {link ? <img src={link} alt={node.attrs.alt} draggable={false} /> : <span>{words.missingPicture}</span>}
      {node.attrs.alt ? <figcaption>{node.attrs.alt}</figcaption> : <figcaption>{words.withoutAlt}</figcaption>}
    </NodeViewWrapper>
  )
}

export function FormulaView({ node, selected }: NodeViewProps) {
  const isBlock = node.type.name === 'formulaBlock'
  return (
    <NodeViewWrapper as={isBlock ? 'div' : 'span'} className={classes.formula} data-selected={selected || undefined}>
      <Suspense fallback={node.attrs.tex}>
        {node.attrs.tex ? <Formula tex={node.attrs.tex} isBlock={isBlock} /> : words.emptyFormula}
      </Suspense>
    </NodeViewWrapper>
  )
}
