// Runs before the first paint, so that nobody who chose dark sees a white flash, and no user sees what the first page says to guests.
// The keys are those under which Mantine keeps the choice, and the session its token (web/core/tokens.ts).
;(() => {
  let choice = null
  try {
    choice = localStorage.getItem('mantine-color-scheme-value')
    if (localStorage.getItem('jwt')) document.documentElement.setAttribute('data-signed-in', '')
  } catch {
    // Storage may be forbidden; then the system decides.
  }
  const isDark = choice === 'dark' || (choice !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  document.documentElement.setAttribute('data-mantine-color-scheme', isDark ? 'dark' : 'light')
})()
