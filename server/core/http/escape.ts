const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Escapes a text for HTML or XML, between tags or in quotes. */
export const escapeMarkup = (text: string) => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '')

/** Escapes JSON for a script element, which only a `<` can end or change. */
export const inDataBlock = (json: string) => json.replaceAll('<', '\\u003c')
