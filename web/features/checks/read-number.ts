/**
 * The number that somebody has typed, or undefined. Many write a comma before the decimals. Where it can also stand between thousands, as
 * in "1,000", it does: the screens are in English, and what was understood is shown below the field.
 */
export function readNumber(typed: string): number | undefined {
  const text = typed.replaceAll(/[\s_']/g, '').replace(/^−/, '-')
  if (/^[+-]?\d{1,3}(,\d{3})+(\.\d*)?$/.test(text)) return finite(text.replaceAll(',', ''))
  if (/^[+-]?\d{1,3}(\.\d{3}){2,}$/.test(text)) return finite(text.replaceAll('.', ''))
  if (/^[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d{1,3})?$/i.test(text)) return finite(text.replace(',', '.'))
  return undefined
}

function finite(text: string): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** Whether it could have been understood in another way. */
export const isAmbiguous = (typed: string) => typed.includes(',')
