import { randomInt } from 'node:crypto'

/** Letters and digits that are hard to confuse. 16 of them are 79 bits. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ'
const length = 16

export const newCode = () => Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')

/** K7QF-29XM-TB4H-DWE8 */
export const inGroups = (code: string) => code.match(/.{1,4}/g)?.join('-') ?? ''

/** The code as people type it: in any case, with spaces, with or without dashes. */
export const readCode = (text: string) => text.toUpperCase().replaceAll(/[^0-9A-Z]/g, '')
