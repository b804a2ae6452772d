/**
 * Any text as one segment of a path. URL parsers drop the segments `.` and `..` even when they are encoded; a blank at the end
 * keeps them, and whoever reads the segment trims it. Half a surrogate pair, which a URL cannot hold, becomes a replacement sign.
 */
export const segment = (value: string | number) => {
  const text = String(value).toWellFormed()
  return encodeURIComponent(/^\.\.?$/.test(text) ? `${text} ` : text)
}
