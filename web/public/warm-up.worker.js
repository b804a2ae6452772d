// See web/early/start.js.
new Intl.NumberFormat().format(0)
new Intl.DateTimeFormat().format()
close()
