// The first paint does not wait for the style sheet, which is therefore put in place here. The code follows once it is there: without
// styles the screen would jump.
;(() => {
  const preload = document.querySelector('link[as="style"]')
  const start = () => document.head.append(document.getElementById('code').content)
  if (!preload) return start()
  preload.after(Object.assign(preload.cloneNode(), { rel: 'stylesheet', onload: start, onerror: start }))
})()
