/**
 * Joins the picture of one MP4 file and the sound of another. Films share their music, so storing both separately until the demo is made
 * takes a third of the space.
 */
export function joinMp4(picture: Buffer, sound: Buffer): Buffer {
  const head = boxIn(picture, 'ftyp').whole
  const header = boxIn(boxIn(picture, 'moov').content, 'mvhd').whole
  const [seen, heard] = [readMedia(picture), readMedia(sound)]
  const moovSize = 8 + header.length + seen.track.length + heard.track.length
  const start = head.length + moovSize
  moveChunks(seen.track, start - seen.place)
  moveChunks(heard.track, start + seen.samples.length - heard.place)
  numberTrack(heard.track, 2)
  const moov = Buffer.alloc(8)
  moov.writeUInt32BE(moovSize)
  moov.write('moov', 4)
  return Buffer.concat([head, moov, header, seen.track, heard.track, seen.samples, heard.samples])
}

interface Box {
  type: string
  whole: Buffer
  content: Buffer
  /** Its offset in the buffer it was read from. */
  place: number
}

/** A copy of the file's only track, its samples, and their offset in the file. */
function readMedia(file: Buffer): { track: Buffer; samples: Buffer; place: number } {
  const samples = boxIn(file, 'mdat')
  return {
    track: Buffer.from(boxIn(boxIn(file, 'moov').content, 'trak').whole),
    samples: samples.whole,
    place: samples.place,
  }
}

/** The samples have another offset in the new file, so every entry in the list of chunks is shifted. */
function moveChunks(track: Buffer, by: number): void {
  const list = ['mdia', 'minf', 'stbl', 'stco'].reduce((inside, type) => boxIn(inside, type).content, track.subarray(8))
  const entries = list.readUInt32BE(4)
  for (let entry = 0; entry < entries; entry++) {
    const at = 8 + entry * 4
    list.writeUInt32BE(list.readUInt32BE(at) + by, at)
  }
}

/** In a track header of version 0 the number follows flags and two dates. */
const numberTrack = (track: Buffer, number: number) => boxIn(track.subarray(8), 'tkhd').content.writeUInt32BE(number, 12)

function boxIn(inside: Buffer, type: string): Box {
  const box = boxesIn(inside).find((candidate) => candidate.type === type)
  if (!box) throw new Error(`this MP4 file has no ${type}`)
  return box
}

export function boxesIn(inside: Buffer): Box[] {
  const boxes: Box[] = []
  for (let place = 0; place + 8 <= inside.length; ) {
    const size = inside.readUInt32BE(place)
    if (size < 8) throw new Error('this MP4 file has a box of no size')
    const whole = inside.subarray(place, place + size)
    boxes.push({ type: whole.toString('latin1', 4, 8), whole, content: whole.subarray(8), place })
    place += size
  }
  return boxes
}
