import { type Block, numberColumns } from './read-blocks.ts'

/** For the pages of articles and the chapters of an EPUB, so it must be well-formed XML. */
export const toHtml = (blocks: Block[]) => blocks.map(blockToHtml).join('\n')

export const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

function blockToHtml(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return `<h2>${escapeHtml(block.text)}</h2>`
    case 'text':
      return `<p>${escapeHtml(block.text)}</p>`
    case 'list':
      return `<ul>${toItems(block.items)}</ul>`
    case 'steps':
      return `<ol>${toItems(block.items)}</ol>`
    case 'code':
      return `<pre><code>${escapeHtml(block.lines.join('\n'))}</code></pre>`
    case 'table':
      return tableToHtml(block.rows)
    case 'colours':
      return `<ul class="colours">${block.rows.map(coloursToHtml).join('')}</ul>`
  }
}

const toItems = (items: string[]) => items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')

function tableToHtml(table: string[][]): string {
  const [names = [], ...rows] = table
  const areNumbers = numberColumns(table)
  const line = (tag: 'th' | 'td', row: string[]) =>
    row.map((cell, column) => `<${tag}${areNumbers[column] ? ' class="number"' : ''}>${escapeHtml(cell)}</${tag}>`).join('')
  const head = names.some((name) => name !== '') ? `<thead><tr>${line('th', names)}</tr></thead>` : ''
  return `<table>${head}<tbody>${rows.map((row) => `<tr>${line('td', row)}</tr>`).join('')}</tbody></table>`
}

const swatch = 40

function coloursToHtml({ name, colours }: { name: string; colours: string[] }): string {
  const width = swatch * colours.length
  const boxes = colours.map((colour, index) => `<rect x="${index * swatch}" width="${swatch}" height="24" fill="${colour}"/>`)
  return `<li><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} 24" width="${width}" height="24" aria-hidden="true">${boxes.join('')}</svg> ${escapeHtml(name)}</li>`
}
