/** Downloads from an address of this origin, under this name or the server's. */
export function saveFile(address: string, name = '') {
  const anchor = document.createElement('a')
  anchor.href = address
  anchor.download = name
  anchor.click()
}

export function saveBlob(blob: Blob, name: string) {
  const address = URL.createObjectURL(blob)
  saveFile(address, name)
  // The browser reads it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
