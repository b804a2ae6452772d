/**
 * Any text as one segment of a path. URL parsers drop the segments `.` and `..` even when they are encoded; a blank at the end
 * keeps them, and whoever reads the segment trims it.
 */
export const segment = (text: string | number) => encodeURIComponent(/^\.\.?$/.test(String(text)) ? `${text} ` : text)
