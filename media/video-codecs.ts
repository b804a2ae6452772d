/** What current browsers play, by the codes of MP4 and QuickTime (`avc1`) and of Matroska (`V_VP9`). */
const playable = /^(avc[1-4]|av01|vp0[89]|V_VP[89]|V_AV1|V_MPEG4\/ISO\/AVC)$/
/** Played only where the machine has a decoder: mostly by Apple's browsers, and by others on newer machines. */
const playableBySome: [RegExp, string][] = [[/^(hvc1|hev1|dvh[1e]|V_MPEGH\/ISO\/HEVC)$/, 'HEVC (H.265)']]

/** With the names that video programs use in their settings. */
const unplayable: [RegExp, string][] = [
  [/^(mp4v(\.20)?|V_MPEG4\/ISO\/(SP|ASP|AP)|DIVX|DX50|XVID|divx|xvid|FMP4)$/, 'MPEG-4 Part 2 (DivX, Xvid)'],
  [/^(mp4v\.6[0-5]|mp2v|m2v1|mpg2|hdv\d|xd\w\w|V_MPEG2)$/, 'MPEG-2'],
  [/^(mp4v\.6a|mp1v|m1v|V_MPEG1)$/, 'MPEG-1'],
  [/^(ap(ch|cn|cs|co|4h|4x)|V_PRORES)$/, 'Apple ProRes'],
  [/^(mp4v\.6c|jpeg|mjp[ab2g]|MJPG|V_MJPEG)$/, 'Motion JPEG'],
  [/^(AVd[nh1])$/, 'Avid DNx'],
  [/^(dv[c5h]\w?|dvsd)$/i, 'DV'],
  [/^(V_MPEG4\/MS\/.*|WMV[123]|WVC1|vc-1|MSS[12]|MP4[123S]|DIV[3-6]|MPG4)$/i, 'a Windows Media format'],
  [/^([sh]263|V_REAL.*|SVQ[13]|cvid|rle|IV[345]\d|CFHD|V_THEORA)$/i, 'a format of older or professional programs'],
  [/^(encv|drmi)$/, 'a protected copy'],
]

const playableSound = /^(mp4a(\.(40|6[6-9b]))?|\.mp3|Opus|fLaC|A_OPUS|A_VORBIS|A_AAC.*|A_MPEG\/L3|A_FLAC|A_PCM\/.*)$/
const otherSound: [RegExp, string][] = [
  [/^(ac-3|ec-3|mp4a\.a[56]|A_E?AC3.*)$/, 'Dolby Digital (AC-3)'],
  [/^(dts[cehlx]|mp4a\.a9|A_DTS.*)$/, 'DTS'],
  [/^(alac|A_ALAC)$/, 'Apple Lossless'],
  [/^(mlpa|A_TRUEHD)$/, 'Dolby TrueHD'],
]

const convert = 'Convert it to H.264 (for example with HandBrake) and upload it again.'

export function videoRefusal(code: string): string | undefined {
  if (playable.test(code) || codecName(playableBySome, code)) return undefined
  return `This video is encoded as ${codecName(unplayable, code) ?? `“${code.trim()}”`}, which browsers cannot play. ${convert}`
}

export function videoNotice(code: string): string | undefined {
  const name = codecName(playableBySome, code)
  return name && `This video is encoded as ${name}, which some browsers cannot play. H.264 plays everywhere.`
}

/** One playable track is enough: browsers ignore the others. */
export function soundNotices(codes: string[]): string[] {
  const [first] = codes
  if (first === undefined || codes.some((code) => playableSound.test(code))) return []
  const name = codecName(otherSound, first) ?? `“${first.trim()}”`
  return [`The sound of this video is encoded as ${name}, which many browsers cannot play. AAC plays everywhere.`]
}

const codecName = (names: [RegExp, string][], code: string) => names.find(([codes]) => codes.test(code.trim()))?.[1]
