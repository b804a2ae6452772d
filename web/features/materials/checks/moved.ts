/** The list with the item at this place one step further up or down. */
export function moved<Item>(items: readonly Item[], place: number, steps: 1 | -1): Item[] {
  const item = items[place]
  const other = items[place + steps]
  if (item === undefined || other === undefined) return [...items]
  return items.with(place, other).with(place + steps, item)
}
