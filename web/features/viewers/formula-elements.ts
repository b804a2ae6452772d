import { createElement, Fragment, type ReactElement } from 'react'
import temml from 'temml'
import { mathParts } from './clean-chapter-rules.ts'

/** A node of temml's tree. It has a text, or a type if MathML knows it. */
interface MathNode {
  type?: string
  text?: string
  attributes?: Record<string, unknown>
  classes?: string[]
  style?: Record<string, unknown>
  children?: MathNode[]
}

/** Errors are thrown. Commands that need trust are errors (links, pictures, ids), and so is a formula that expands without end. */
const options = { throwOnError: true, trust: false, maxExpand: 1000, maxSize: [20, 200] as [number, number] }
/** Commands that define others. With them a short formula becomes so long that it stops the page. */
const definitions = /\\(?:[egx]?def|let|futurelet|(?:new|renew|provide)command)(?![a-zA-Z])/

const elements = new Set([...mathParts, 'menclose', 'none'])
/** Without ids and links, which authors choose, and without style as text, which the content security policy refuses. */
const attributes = new Set(
  'accent accentunder columnalign columnlines columnspan depth display displaystyle fence form height largeop linebreak linethickness lspace mathbackground mathcolor mathsize mathvariant maxsize minsize movablelimits notation rowspacing rspace scriptlevel separator stretchy symmetric voffset width'.split(
    ' ',
  ),
)

/** A formula as elements of MathML; undefined if its TeX cannot be read. */
export function formulaElements(tex: string, isBlock: boolean): ReactElement | undefined {
  if (definitions.test(tex)) return undefined
  try {
    return toElement(temml.__renderToMathMLTree(tex, { ...options, displayMode: isBlock }))
  } catch {
    return undefined
  }
}

function toElement(node: MathNode): ReactElement {
  const { type = '', text, children = [] } = node
  if (text !== undefined) return createElement(Fragment, null, text)
  const inside = children.map(toElement)
  return elements.has(type) ? createElement(type, propsOf(node), ...inside) : createElement(Fragment, null, ...inside)
}

function propsOf({ attributes: all = {}, classes = [], style = {} }: MathNode) {
  const kept = Object.entries(all).filter(([name]) => attributes.has(name))
  return {
    ...Object.fromEntries(kept.map(([name, value]) => [name, String(value)])),
    className: classes.filter(Boolean).join(' ') || undefined,
    style: Object.fromEntries(Object.entries(style).map(([name, value]) => [inCamelCase(name), String(value)])),
  }
}

const inCamelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
