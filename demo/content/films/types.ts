/** What a film says, one sentence after another; the last sentence is something to do. Short enough for a screen. */
export type FilmText = readonly [string, string, string, string]

/** By the name of the video. */
export type FilmTexts = Record<string, FilmText>
