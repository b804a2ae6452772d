const tags =
  'ar bg bn ca cs da de el en es et eu fa fi fr gl he hi hr hu id is it ja ka ko lt lv mk ms nl no pl pt pt-BR ro ru sk sl sq sr sv sw ta th tr uk ur vi zh-Hans zh-Hant'

/** As those who speak it call it. */
export const languageName = (tag: string) => nameIn(tag, tag)

/** To choose from, by their English names. */
export const languages = () =>
  tags
    .split(' ')
    .map((value) => ({ value, label: nameIn('en', value) }))
    .sort((a, b) => a.label.localeCompare(b.label, 'en'))

const nameIn = (locale: string, tag: string) => new Intl.DisplayNames([locale], { type: 'language' }).of(tag) ?? tag
