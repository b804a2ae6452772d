/** Calls of the tus protocol, as a client makes them. */

export interface TusUser {
  accessToken: string
}

export const tusHeaders = (who: TusUser | undefined, more: Record<string, string | number> = {}): Record<string, string> => ({
  'tus-resumable': '1.0.0',
  ...(who && { authorization: `Bearer ${who.accessToken}` }),
  ...Object.fromEntries(Object.entries(more).map(([name, value]) => [name, String(value)])),
})

const encode = (text: string) => Buffer.from(text).toString('base64')

export const beginUpload = (server: string, who: TusUser | undefined, size: number, folder = 'videos', fileName = 'film.mp4') =>
  fetch(`${server}/api/uploads`, {
    method: 'POST',
    headers: tusHeaders(who, {
      'upload-length': size,
      'upload-metadata': `folder ${encode(folder)},filename ${encode(fileName)}`,
    }),
  })

export const idOfUpload = (response: Response) => response.headers.get('location')?.split('/').at(-1) ?? ''

export const continueUpload = (server: string, who: TusUser, id: string, offset: number, content: Buffer) =>
  fetch(`${server}/api/uploads/${id}`, {
    method: 'PATCH',
    headers: tusHeaders(who, { 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' }),
    body: new Uint8Array(content),
  })

/** How much of it has arrived. */
export const offsetOfUpload = async (server: string, who: TusUser, id: string) => {
  const state = await fetch(`${server}/api/uploads/${id}`, { method: 'HEAD', headers: tusHeaders(who) })
  return Number(state.headers.get('upload-offset'))
}

export const cancelUpload = (server: string, who: TusUser, id: string) =>
  fetch(`${server}/api/uploads/${id}`, { method: 'DELETE', headers: tusHeaders(who) })
