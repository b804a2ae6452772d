// See web/early/start.js. The language is that of web/ui/locale.ts.
new Intl.NumberFormat('en-US').format(0)
new Intl.DateTimeFormat('en-US').format()
close()
