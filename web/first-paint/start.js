// The code is by far the largest part of a page. It is fetched once the style sheet is in place and what the server has drawn can be
// seen with its picture: on a slow line it would take its share from them. A picture that does not arrive holds nothing up.
;(() => {
  const patience = document.hidden ? 0 : 1000
  const picture = document.querySelector('.shell img')
  const preload = document.querySelector('link[as="style"]')
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const seen = Promise.resolve(picture?.offsetParent && picture.decode()).then(painted, painted)
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const styled = new Promise((resolve) => {
    if (!preload) return resolve()
    preload.after(Object.assign(preload.cloneNode(), { rel: 'stylesheet', onload: resolve, onerror: resolve }))
  })
  Promise.all([styled, Promise.race([seen, late])]).then(() => document.head.append(document.getElementById('code').content))
})()
