// The code is by far the largest part of a page. It is fetched once what the server has drawn can be seen with its picture and the
// styles have come: on a slow line it would take its share from them. A picture that does not come holds nothing up.
;(() => {
  const patience = document.hidden ? 0 : 1000
  const picture = document.querySelector('.shell img')
  const preload = document.querySelector('link[as="style"]')
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const seen = Promise.resolve(picture?.offsetParent && picture.decode()).then(painted, painted)
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const styled = new Promise((resolve) => {
    if (!preload) return resolve()
    const styles = preload.cloneNode()
    preload.after(Object.assign(styles, { rel: 'stylesheet', onload: resolve, onerror: resolve }))
  })

  // The first number and the first date take a browser thirty milliseconds or more, once for all its threads. A worker takes them while
  // the code is on its way, and nobody waits. They stand where pictures of courses stand.
  const warmUp = () => {
    const script = '/warm-up.worker.js'
    const policy = globalThis.trustedTypes?.createPolicy('early', { createScriptURL: () => script })
    new Worker(policy ? policy.createScriptURL(script) : script)
  }

  Promise.all([styled, Promise.race([seen, late])]).then(() => {
    document.head.append(document.getElementById('code').content)
    if (picture) warmUp()
  })
})()
