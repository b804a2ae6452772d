// The code is by far the largest part of a page. It is fetched once what the server has drawn can be seen, with its picture: on a
// slow line it would take its share from it. A picture that does not come holds nothing up.
;(() => {
  const patience = document.hidden ? 0 : 1000
  const picture = document.querySelector('.shell img')
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))
  const seen = Promise.resolve(picture?.offsetParent && picture.decode()).then(painted, painted)
  const late = new Promise((resolve) => setTimeout(resolve, patience))

  Promise.race([seen, late]).then(() => {
    document.head.append(document.getElementById('code').content)
    // The first use of dates and numbers takes a browser twenty milliseconds or more. Now, while the code is on its way, they are
    // free; later they would keep somebody waiting.
    new Intl.DateTimeFormat().format()
  })
})()
