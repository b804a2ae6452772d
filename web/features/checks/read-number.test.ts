import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readNumber } from './read-number.ts'

const read: [typed: string, value: number | undefined][] = [
  ['3', 3],
  [' -2.50 ', -2.5],
  ['−4', -4],
  ['+7', 7],
  ['3,5', 3.5],
  ['.5', 0.5],
  [',25', 0.25],
  ['5.', 5],
  ['1,000', 1000],
  ['1,234,567.8', 1234567.8],
  ['1.234.567', 1234567],
  ['12 000', 12000],
  ["12'000", 12000],
  ['6e3', 6000],
  ['6.02E-23', 6.02e-23],
  ['9e999', undefined],
  ['', undefined],
  ['-', undefined],
  ['.', undefined],
  ['12 km', undefined],
  ['1/2', undefined],
  ['0x10', undefined],
  ['Infinity', undefined],
  ['1,2,3', undefined],
]
for (const [typed, value] of read) test(`“${typed}” is ${value ?? 'no number'}`, () => assert.equal(readNumber(typed), value))
