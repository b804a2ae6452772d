import { readSubjects } from './read-subjects.ts'

export const music = readSubjects(
  'Music',
  ['late starters', 'band members', 'parents and their children', 'people who play by ear'],
  `
guitar | guitar | acoustic guitar / playing guitar | 3
do: play the guitar
skills: Guitar / chords / rhythm
titles: Six strings, three chords / Campfire in four weeks / The thumb walks: fingerstyle for patient people
hooks: It has been standing in the corner since your birthday. / Three chords carry two hundred songs.
topics: holding and tuning / first chords / strumming / changing chords / barre chords / picking / playing in a group
makes: ten songs for the campfire / a song you accompany yourself
near: ukulele / bass guitar / piano

electric-guitar | electric guitar | rock and blues guitar / lead guitar | 2
do: play electric guitar
skills: Electric guitar / guitar / improvisation
titles: Loud, but in time / Twelve bars and a broken heart / Bends, slides and speaking solos
hooks: A small amplifier, a patient neighbour and one scale. / The blues has three chords and all the trouble in the world.
topics: amplifiers and sound / power chords / riffs / the blues scale / bending / solos / tapping and speed
makes: a solo of your own / a set for a garage band
near: guitar / bass guitar / music theory

bass-guitar | bass guitar | electric bass / bass | 1
do: play the bass
skills: Bass guitar / rhythm / groove
titles: Four strings under everything / Best friends with the drummer / Slap, mute, ghost
hooks: Nobody notices you until you stop. / One note in the right place is worth ten.
topics: holding and plucking / roots and fifths / locking with the drums / walking lines / slap / reading charts / fills
makes: bass lines for eight songs / a walking line through a standard
near: guitar / drums / double bass

guitar-pro | Guitar Pro | Guitar Pro 8 / writing tabs in Guitar Pro | 1
do: write tabs in Guitar Pro
skills: Guitar Pro / tablature / notation software
titles: Tabs that your band can read / Score, sound, print / Arranging for four on one screen
hooks: Your song exists on a napkin; the band would like it on paper. / Type a riff, hear it back, fix the third bar.
topics: tracks and tunings / entering notes / rhythm / bends and slides / playback / scores for a band / exporting
makes: a tab book of your own songs / parts for a four-piece band
near: electric guitar / music theory / MuseScore

piano | piano | playing the piano / keyboard and piano | 3
do: play the piano
skills: Piano / keyboard / reading music
titles: Two hands, one at a time / The left hand has an idea / From sheet to concert: four pieces in depth
hooks: Everything is laid out in front of you, low to high, black and white. / You had lessons as a child and stopped; the fingers remember more than you.
topics: finding the notes / five fingers / both hands / chords / pedal / phrasing / longer pieces
makes: five easy pieces / a pop song with chords
near: guitar / music theory / singing

drums | drums | drum kit / playing the drums | 1
do: play the drums
skills: Drums / rhythm / percussion
titles: Kick, snare, neighbours / Count to four and mean it / Odd metres at even temper
hooks: You have been tapping on tables for years. / Four limbs, four jobs: start with two.
topics: sticks and sitting / the first beat / fills / playing with a click / rudiments / styles / odd metres
makes: beats for ten songs / a solo of sixteen bars
near: bass guitar / percussion / music production

violin | violin | playing the violin / fiddle | 1
do: play the violin
skills: Violin / string instruments / intonation
titles: The first good tone / Fiddle by the fire / Shifts, vibrato and a slow movement
hooks: Between a squeak and a tone lie two centimetres of bow. / There are no frets, so your ear has to be the fret.
topics: holding the bow / open strings / first fingers / intonation / positions / vibrato / chamber music
makes: six folk tunes / a slow movement by Vivaldi
near: cello / piano / ear training

ukulele | ukulele | uke / ukulele for adults | 1
do: play the ukulele
skills: Ukulele / chords / singing
titles: Small, cheerful, four strings / One chord a day / Island solos
hooks: It fits in a rucksack, and nobody has ever been sad holding one. / One finger, one chord, one song: lesson one.
topics: tuning / easy chords / strumming / singing along / picking / chord melodies / playing together
makes: a birthday song / twelve songs for the beach
near: guitar / singing / banjo

singing | singing | voice training / vocal technique | 2
do: sing with ease
skills: Singing / voice / breathing
titles: The shower is a good start / Breath first, notes second / High notes without shouting
hooks: Everyone has a voice, and most people were once told to stop using it. / The note is already there; you only get out of its way.
topics: breathing / posture / warming up / pitch / registers / microphones / interpretation
makes: a song in your own key / a warm-up for every morning
near: public speaking / piano / songwriting

music-theory | music theory | harmony / reading music | 2
do: understand how music works
skills: Music theory / harmony / notation
titles: Dots on a staircase / Why that chord makes you cry / Counterpoint over coffee
hooks: Climb stairs and walk in step: those are all the abilities you need. / The third chord surprises you, and it always will; let us find out why.
topics: notes and clefs / rhythm / scales / intervals / chords / cadences / modulation
makes: a harmonised folk song / an analysis of a pop hit
near: mathematics / piano / ear training

songwriting | songwriting | writing songs / writing lyrics | 1
do: write songs
skills: Songwriting / lyrics / melody
titles: A line on a napkin / The chorus comes late / Six songs, two of them good
hooks: Songs are small machines for feeling something together. / This week you have three chords; next week you must not use the word I.
topics: a first line / rhyme / verse and chorus / melody / chords that ask / rewriting / a finished demo
makes: six songs in six weeks / a demo you can send
near: guitar / poetry / music production

music-production | music production | producing music / beat making / home studio | 2
do: produce music at home
skills: Music production / recording / arranging
titles: A studio between bed and wardrobe / Loops are not songs yet / From rough idea to release
hooks: Blankets, one microphone and a quiet hour: many records began with less. / Your loop is great for eight bars; this is about the other three minutes.
topics: recording voices / beats / synthesizers / arranging / effects / mixing / releasing a track
makes: a track from first beat to release / a podcast intro
near: Ableton Live / mixing / guitar

ableton | Ableton Live | Ableton / Ableton Live 12 | 1
do: make electronic music with Ableton Live
skills: Ableton Live / electronic music / music production
titles: Clips, scenes, dance floor / Warp it / Racks, macros and a live set
hooks: Throw ideas into a grid and see which ones dance together. / A bus door, a spoon and your voice: that is a drum kit.
topics: clips / drum racks / warping / instruments / automation / live sets / building your own devices
makes: a track from kitchen sounds / a live set of twenty minutes
near: Logic Pro / DJing / music theory

mixing | mixing and mastering | audio mixing / mastering | 1
do: mix and master recordings
skills: Mixing / mastering / audio engineering
titles: Why your kick disappears / Balance before plug-ins / Loud enough, and not more
hooks: In your headphones it was great; in the car it is mud. / The bass hides the voice, the voice hides the guitar, everybody hides the snare.
topics: listening / levels / equalisers / compression / space / automation / mastering
makes: a mix with three decisions / a master that survives the car
near: music production / bass guitar / Ableton Live

dj | DJing | DJ skills / mixing records as a DJ | 1
do: mix records as a DJ
skills: DJing / beat matching / electronic music
titles: Keep them dancing / Two decks and a nervous friend / Reading the room at three in the morning
hooks: A birthday, sixty guests and a floor that must not go empty. / The next record is chosen with the eyes.
topics: equipment / counting bars / beat matching / transitions / building a set / effects / playing in clubs
makes: a mix of thirty minutes / a set for a birthday
near: Ableton Live / music production / Spotify

ear-training | ear training | hearing intervals and chords / playing by ear | 1
do: hear intervals and chords
skills: Ear training / music theory / listening
titles: What the doorbell sings / Steal that chord / Writing down what you hear
hooks: A doorbell is a third, an ambulance a fourth, and you know hundreds more. / You hear a song twice and play it: that can be learned.
topics: high and low / intervals / scales by ear / chord colours / rhythms / progressions / transcribing
makes: ten melodies written down / a song copied by ear
near: music theory / singing / piano

saxophone | saxophone | alto saxophone / jazz saxophone | 1
do: play the saxophone
skills: Saxophone / jazz / improvisation
titles: First breath, first honk / Blue notes after dark / Changes: soloing over standards
hooks: The neighbours will know on day one; make friends with them first. / Jazz is a conversation, and you are about to join in.
topics: reed and mouthpiece / long tones / scales / swing / articulation / improvising / standards
makes: three jazz standards / a chorus of your own
near: clarinet / music theory / piano
`,
)
