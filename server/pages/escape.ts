const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Any text as a part of HTML or XML, between tags or in quotes. */
export const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** JSON inside a script element, which ends, or changes its meaning, only where a `<` stands. */
export const inDataBlock = (json: string) => json.replaceAll('<', '\\u003c')
