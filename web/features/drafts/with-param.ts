/**
 * The address with this parameter, or without it. It is the address of this moment, not that of the last render: a draft may
 * be begun, and a panel opened, before the screen has shown the other one, and neither may undo the other.
 */
export function withParam(name: string, value: string | undefined): { search: string } {
  const params = new URLSearchParams(window.location.search)
  if (value === undefined) params.delete(name)
  else params.set(name, value)
  return { search: params.toString() }
}
