import { parseAst } from 'rolldown/parseAst'

/** Attributes whose text people see or hear, even when it is a single word. */
const readAloud = new Set(
  'title,label,placeholder,description,alt,aria-label,aria-description,aria-roledescription,aria-valuetext,confirm,cancel,of,error,name'.split(
    ',',
  ),
)
/** What is given to them is for the log or for the browser, not for people. */
const notForPeople = /^(Error|TypeError|RangeError|warn|error|log|debug|trace|assert|querySelector|querySelectorAll|closest)$/

interface Node {
  type: string
  start: number
  [key: string]: unknown
}

/**
 * The texts of a source file that look like words for people. Those belong into a file `words.ts` of the feature. `skipped`: properties
 * with other texts.
 */
export function looseWords(text: string, language: 'ts' | 'tsx', skipped = /^(key|rel)$/): string[] {
  const found: string[] = []
  const report = (node: Node, words: string) =>
    found.push(`line ${text.slice(0, node.start).split('\n').length}: ${words.trim().replaceAll(/\s+/g, ' ')}`)

  function visit(node: Node, parent?: Node, attribute?: string): void {
    if (node.type === 'ImportDeclaration' || isType(node) || isNotForPeople(node)) return
    if (node.type === 'JSXText') {
      if (/\p{L}/u.test(String(node.value))) report(node, String(node.value))
      return
    }
    if (node.type === 'Literal' && typeof node.value === 'string' && isProse(node.value, attribute)) report(node, node.value)
    if (node.type === 'TemplateLiteral' && parent?.type !== 'TaggedTemplateExpression') {
      const quasis = node.quasis as { value: { cooked: string } }[]
      const whole = quasis.map(({ value }) => value.cooked).join('\0')
      if (isProse(whole, attribute)) report(node, whole.replaceAll('\0', '…'))
    }
    const name = node.type === 'JSXAttribute' ? String((node.name as Node).name) : attribute
    for (const [key, child] of Object.entries(node)) {
      if (key === 'key' && node.computed !== true) continue
      if (key === 'value' && node.type === 'Property' && skipped.test(String((node.key as Node).name))) continue
      if (key === 'object' && isList(node)) continue
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one, node, name)
    }
  }
  visit(parseAst(text, { lang: language }) as unknown as Node)
  return found
}

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value

/** What says only which type something has. `x as const` and `x satisfies Screen` contain x. */
const isType = ({ type }: Node) => type.startsWith('TS') && !/^TS(As|Satisfies)Expression$/.test(type)

/** `'one two three'.split(' ')` */
const isList = (node: Node) => node.type === 'MemberExpression' && (node.property as Node).name === 'split'

function isNotForPeople(node: Node): boolean {
  if (node.type !== 'NewExpression' && node.type !== 'CallExpression') return false
  const callee = node.callee as Node
  const name = callee.type === 'MemberExpression' ? (callee.property as Node).name : callee.name
  return notForPeople.test(String(name))
}

/** Two words after each other, or a word where people see it. Lists of classes, addresses and values of style sheets are none. */
function isProse(text: string, attribute = ''): boolean {
  if (/^(className|d|style|rel|key)$/.test(attribute) || /^(https?:|Bearer )/.test(text)) return false
  if (readAloud.has(attribute) && /\p{L}{2}/u.test(text))
    return !/^[a-z\0][A-Za-z\0.-]*$/.test(text) || attribute.startsWith('aria')
  return /(^|[\s“])\p{L}[\p{L}’'-]*[,:;]? [\p{L}“\0]/u.test(text) && !/[;{}=<>]|^\(|px|\bvar\(/.test(text)
}
