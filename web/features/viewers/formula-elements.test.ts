import assert from 'node:assert/strict'
import { test } from 'node:test'
import { renderToStaticMarkup } from 'react-dom/server'
import { formulaElements } from './formula-elements.ts'

const draw = (tex: string, isBlock = false) => {
  const formula = formulaElements(tex, isBlock)
  return formula && renderToStaticMarkup(formula)
}

test('TeX becomes MathML, in a line or as a block', () => {
  const line = draw('x^2 + \\frac{a}{b}') ?? ''
  assert.match(line, /^<math><mrow>.*<msup><mi>x<\/mi><mn.*<mfrac>/)
  assert.match(draw('\\sum_{i=1}^n i', true) ?? '', /^<math display="block" class="tml-display"/)
})

test('what is not TeX, defines commands or needs trust is no formula', () => {
  const bad = ['\\frac{a}', '}', '\\unknowncommand', '\\def\\a{\\a\\a}\\a', '\\newcommand{\\a}{x}\\a', '\\let\\a=x']
  const untrusted = ['\\href{https://evil.example/}{x}', '\\includegraphics{https://evil.example/x.png}', '\\id{main}{x}']
  for (const tex of [...bad, ...untrusted]) assert.equal(draw(tex), undefined, tex)
  assert.notEqual(draw('\\left(\\lim x\\right)'), undefined)
})

test('a formula brings no ids, links or styles in text, which belong to the page', () => {
  const markup = [
    draw('\\begin{align} a \\label{main} \\\\ b \\end{align}', true),
    draw('\\ref{main} + 1'),
    draw('\\pmb{x}'),
    draw('\\textcolor{red}{x} \\colorbox{yellow}{y}'),
  ].join('')
  assert.match(markup, /<mi/)
  assert.doesNotMatch(markup, / id=|href|<a|font-weight/)
})

test('a size that an author chose is limited', () => {
  assert.doesNotMatch(draw('\\rule{999em}{9999pt}') ?? '', /999/)
})
