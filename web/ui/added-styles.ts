import { useEffect } from 'react'

/** Adds rules for a while. A style element would be refused: the content security policy allows the page's own only, by its hash. */
export function addStyles(rules: string): () => void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
  }
}

/**
 * Mantine's dialogs keep the page behind them from scrolling with react-style-singleton, which makes style elements. The build puts this
 * in its place. The rules are those of the first dialog, until the last one is closed.
 */
export function styleSingleton() {
  let dialogs = 0
  let remove = () => {}
  // biome-ignore lint/correctness/noComponentHookFactories: the replaced package is a factory, called once for each kind of rules
  return function Styles({ styles }: { styles: string }) {
    // biome-ignore lint/correctness/useExhaustiveDependencies: only the first styles count
    useEffect(() => {
      if (dialogs++ === 0) remove = addStyles(styles)
      return () => {
        if (--dialogs === 0) remove()
      }
    }, [])
    return null
  }
}
