import { type ESTree, type Plugin, Visitor } from 'vite'

/**
 * The web needs the addresses of the contract's endpoints but never their schemas: it trusts the server's responses. So the build empties
 * each `schema`, and says that making one does nothing else: those that no form uses fall away. Zod comes with the first form.
 */
export function withoutSchemas(): Plugin {
  return {
    name: 'coursewise-without-schemas',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/contract\/[\w-]+\/[\w-]+\.ts$/ },
      handler(code) {
        const program = this.parse(code, { lang: 'ts' })
        const calls = program.body.flatMap(constantsIn).filter(({ type }) => type === 'CallExpression')
        const edits = calls.map(({ start, end }) => ({ start, end, text: `/* @__PURE__ */ (() => ${code.slice(start, end)})()` }))
        const endpoints = new Visitor({
          TSSatisfiesExpression({ expression }) {
            for (const { start, end } of findSchemas(expression)) edits.push({ start, end, text: 'schema: {}' })
          },
        })
        endpoints.visit(program)
        // The last one first, so that the places of the others stay right.
        edits.sort((one, other) => other.start - one.start)
        return {
          code: edits.reduce((text, { start, end, text: by }) => text.slice(0, start) + by + text.slice(end), code),
          map: null,
        }
      },
    },
  }
}

/** The values of the constants that a statement of a module declares. */
function constantsIn(statement: ESTree.Statement): ESTree.Expression[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement
  return declaration?.type === 'VariableDeclaration' ? declaration.declarations.flatMap(({ init }) => init ?? []) : []
}

/** Where an endpoint says `schema: …`. */
function findSchemas(endpoint: ESTree.Expression): ESTree.Span[] {
  if (endpoint.type === 'TSAsExpression' || endpoint.type === 'ParenthesizedExpression') return findSchemas(endpoint.expression)
  if (endpoint.type !== 'ObjectExpression') return []
  return endpoint.properties.filter(
    (property) => property.type === 'Property' && property.key.type === 'Identifier' && property.key.name === 'schema',
  )
}
