import type { FieldBooks } from './types.ts'

export const musicAndArts: FieldBooks = {
  chapters: `
    # Practice that does not wear out

    Art is made of hours. It matters less how many of them there are in a day than whether there will be one tomorrow.

    ## Small and fixed
    Twenty minutes at a fixed time beat three hours on Sunday. Put the instrument, the pencil or the camera where you will
    stumble over it.

    ## One question a day
    Choose one thing to look at: today only edges, today only the left hand, today only the light. Everything at once is nothing
    at all.

    ## Begin badly
    The first ten minutes are for warming up and do not count. Throw them away with a good conscience.

    ## Stop while it is good
    If you stop in the middle of something that works, you will want to go on tomorrow. Leave a note: where I was, what comes
    next.

    # Listening and looking to others

    1. Copy. Draw a drawing you admire, play a solo by ear, take the same photograph. You will see decisions that you had never
       noticed.
    2. Compare two. What is different? Say it in one sentence, without good and bad.
    3. Ask what was left out. In nearly every good work something obvious is missing.
    4. Show your own work early, to one person, with one question. Where did you stop looking? Which word did you not
       understand?
    5. Say thank you, and do not explain. Whatever has to be explained belongs into the next version.

    Taste grows faster than skill. That is why your own work disappoints you most when you are getting better. It is a good
    sign, and it passes.
  `,
  books: {
    'Thirty days, thirty drawings': `
      # Rules

      One drawing a day, twenty minutes, with date and number. A soft pencil, cheap paper, no rubber in the first week. Do not
      throw anything away. If you miss a day, go on with the next number on the day after.

      # Week one: edges
      The exercises of this chapter take about 140 minutes.

      1. Your hand, without looking at the paper.
      2. Your other hand, holding a key.
      3. A crumpled sheet of paper.
      4. A leaf, twice as large as it is.
      5. A shoe from the side.
      6. A chair turned upside down.
      7. A face from a photograph, upside down.

      # Week two: spaces
      The exercises of this chapter take about 140 minutes.

      1. The spaces between the legs of a chair.
      2. The holes in a branch with twigs.
      3. What you see of the sky between two houses.
      4. Scissors, only by their openings.
      5. A bicycle, as far as you get.
      6. Three bottles, drawn by what lies between them.
      7. A plant in front of a window.

      # Week three: proportion
      The exercises of this chapter take about 140 minutes.

      1. A cup, measured with the pencil: how many widths high?
      2. A book lying on a table.
      3. A door with its frame.
      4. A person sitting, in heads.
      5. A hand and a face side by side. They are nearly equally long.
      6. A street, with eye level drawn first.
      7. Your own face in the mirror.

      # Week four: light
      The exercises of this chapter take about 140 minutes.

      1. An egg on white paper, one lamp.
      2. A white cup on white cloth.
      3. A folded towel.
      4. A glass of water, only the darks.
      5. An apple, in five greys.
      6. A corner of your room at dusk.
      7. A face lit from the side.

      # The last two
      The exercises of this chapter take about 40 minutes.

      1. The thing you were afraid of all month.
      2. Your hand again, as on day one. Put the two sheets beside each other.

      # If it does not work
      Too small? Draw with the arm. Everything leans? Turn the sheet, and check with an upright line. It looks like a cartoon?
      You are drawing names again; look for a space. It looks dirty? Three tones are enough: paper, middle, dark.

      # A look back
      Lay all thirty on the floor. Which five would you keep? In which week did something change? Write three sentences on the
      back of the last sheet. You will be glad of them in a year.
    `,
    'Forms of song: maps and examples': `
      # Why draw a map

      A song goes by, and when it is over you remember a feeling. A map shows how it was made. Take a sheet, write the minutes
      along the bottom, and a box for each part. After three songs you will hear forms everywhere.

      # The parts
      - Verse: tells. Same tune, new words.
      - Chorus: says what it is about. Same tune, same words.
      - Bridge: looks from elsewhere, mostly once, mostly late.
      - Pre-chorus: leans forward.
      - Refrain: a single line that closes each verse.

      # Five maps
      ## Strophic: A A A A
      All verses on one tune, often with a refrain. Ballads, hymns, lullabies. The words have to carry everything, so something
      must change in every verse: the hour, the place, the one who speaks.

      ## Verse and chorus: A B A B
      The house with two rooms. The verse is low and full of words, the chorus is high and full of air.

      ## With a bridge: A B A B C B
      After two rounds the ear knows the house. The bridge opens a window. New chord, new thought, and then home feels new.

      ## Thirty-two bars: A A B A
      Eight bars each. Twice the same thought, once something else, once more home. Short, balanced, hard to write.

      ## Blues: twelve bars
      > I  I  I  I
      > IV IV I  I
      > V  IV I  V

      One line, the same again, and an answer. It is the oldest joke in music, and it still works.

      # Chords as questions
      I is home. IV goes for a walk. V asks. vi is home in the rain. In C these are C, F, G and A minor. Stay on V one bar
      longer than expected, and everybody in the room leans forward.

      # Six limits for six weeks
      1. Three chords.
      2. Without the word I.
      3. Only one tune, four verses.
      4. The chorus has at most seven words.
      5. Begin with a rhythm on the table.
      6. Write the last line first.

      # Exercises
      The exercises of this chapter take about 120 minutes.

      1. Draw the map of three songs that you love, with times.
      2. Where is the highest note? Does it stand where the meaning is?
      3. Write four strophic lines about a kitchen, and change only the hour from verse to verse.
      4. Take a chorus of yours and cut it to seven words.
      5. Play twelve bars of blues and speak a complaint about the weather over it.
      6. Finish one song by Friday, whatever it is like.
    `,
    'Assignments for windows, streets and rain': `
      # How to use the assignments

      One at a time, one week each. Take forty pictures, choose three, write one sentence for each. Any camera will do. Note the
      hour and where the light came from.

      # At the window
      The exercises of this chapter take about 60 minutes.

      1. One corner of your home at eight different hours. The camera stands still.
      2. A face beside the window, turned away, turned to it, half and half.
      3. A glass of water on the sill, against the light.
      4. Only shadows. Nothing that throws them may be in the picture.

      # In the street
      The exercises of this chapter take about 60 minutes.

      1. Wait in one place for twenty minutes, until somebody walks into the light.
      2. Shade against a sunny wall. Measure on the wall, then on the shade. Which one tells more?
      3. Reflections: puddles, shop windows, a bus.
      4. The last half hour before sunset, ten minutes in each direction.

      # Weather and night
      The exercises of this chapter take about 60 minutes.

      1. Rain, from under a roof. Find the drop or the umbrella, not the rain.
      2. Fog: three layers, near, middle and far.
      3. Under one street lamp. Let the black be black.
      4. A room lit by one screen or one candle.

      # Exposure on one page
      | | More light | You pay with |
      | Opening | smaller f-number | less depth |
      | Time | longer | blur when something moves |
      | Sensitivity | higher | grain |

      One step is twice or half of the light. f/4 with 1/125 is as bright as f/2.8 with 1/250 or f/5.6 with 1/60. For a person
      who walks take 1/250 or shorter. To hold the camera still by hand, take no longer than one divided by the focal length.

      # Choosing
      First fast, then slow, then together. A wide one, a near one and one that asks a question. Write here one sees … and not I
      like …

      # When nothing works
      Put the camera away and look for an hour. Go back to the first assignment. Photograph something boring in good light; it
      is better practice than something beautiful in bad light.

      # Exercises
      The exercises of this chapter take about 30 minutes.

      1. Make three pictures of equal brightness with three different times.
      2. Print one picture of each assignment, and hang them in the order of the hour.
      3. Ask someone to describe one of your pictures. What do they not mention?
    `,
    'Reading tunes: a graded collection': `
      # How to read this book

      The tunes are written in syllables: do re mi fa sol la ti, and do' for the upper do. A dash holds the note for one more
      beat, a bar stands between measures. Clap the rhythm first, then speak the syllables in time, then sing. Only afterwards
      take an instrument. Write each tune on staff paper yourself: that is the real exercise. In C major do is C.

      # Three notes
      > mi re do - | mi re do - |
      > do do re re | mi re do - |

      > do re mi mi | re re do - |
      > mi mi re re | do - - - |

      # Five notes
      A cradle song of our own:

      > sol mi sol mi | fa re mi - |
      > sol mi fa re | mi re do - |

      And one you know, Frère Jacques, an old round from France:

      > do re mi do | do re mi do |
      > mi fa sol - | mi fa sol - |

      The next measures have eighths, two to a beat, written together:

      > solla solfa mi do | solla solfa mi do |

      It ends with a step down below do. The low sol is written with a comma:

      > do sol, do - | do sol, do - |

      # The whole octave
      > do re mi fa | sol la ti do' |
      > do' ti la sol | fa mi re do |

      A theme that everybody knows, from the last movement of Beethoven's ninth symphony:

      > mi mi fa sol | sol fa mi re |
      > do do re mi | mi re re - |
      > mi mi fa sol | sol fa mi re |
      > do do re mi | re do do - |

      In print the end of the second line has a dotted rhythm. Listen to a recording and find out how it goes.

      # Rhythms to walk
      Steps are quarters. Say ta for a quarter, ti-ti for two eighths, ta-a for a half note, sh for a rest.

      > ta ta ti-ti ta | ta ti-ti ta sh |
      > ti-ti ti-ti ta ta | ta-a ta sh |
      > ta sh ta ti-ti | ti-ti ta ta-a |

      # Intervals by songs
      | Interval | Up, from do |
      | second | do re |
      | third | do mi |
      | fourth | do fa |
      | fifth | do sol |
      | sixth | do la |
      | octave | do do' |

      Find for each a song that begins with it. What you find yourself you will keep.

      # Six weeks
      1. Rhythm only, fifteen minutes a day.
      2. Three notes.
      3. Five notes, treble clef.
      4. Five notes, bass clef.
      5. The octave, in both clefs.
      6. One tune a day at first sight, sung.

      # Exercises
      The exercises of this chapter take about 60 minutes.

      1. Write the cradle song on staff paper in C and in G.
      2. Sing the round with a friend, who begins two measures later.
      3. Make a tune of eight measures from five notes that ends on do.
      4. Clap one rhythm while walking another.
    `,
    'A listening diary for engineers': `
      # Ears first

      You can buy a better microphone. You cannot buy better ears, but you can train them. Fifteen minutes a day, always with
      the same headphones, at the same quiet volume. Write down what you hear in simple words: near, far, dark, sharp, dry, wet.

      # Week one: rooms
      1. Clap in five rooms. How long does it ring, and is it high or low?
      2. Speak one sentence in each. In which would you like to be listened to?
      3. Listen to three recordings of a voice. How large is the room?
      4. Find the quietest hour in your home.
      5. Record one minute of silence in it. What do you hear?

      # Week two: distance
      1. Record a phrase at a hand, at an arm, at two metres.
      2. The same, a little to the side.
      3. The same, with a blanket behind you, then behind the microphone.
      4. Describe every take in three words.
      5. Choose with your eyes closed.

      # Week three: balance
      1. Take a song and follow only the bass, from beginning to end.
      2. Then only the left side.
      3. Turn the volume down until you hear just one thing. That is the front of the mix.
      4. Listen from the next room. What is missing?
      5. Mix three tracks of your own with faders only.

      # Week four: tone
      | Range | Too much | Too little |
      | below 120 Hz | booming | thin |
      | 200 to 500 Hz | muddy | hollow |
      | 1 to 3 kHz | nasal, tiring | far away |
      | 5 to 8 kHz | sharp, hissing s | dull |
      | above 10 kHz | brittle | closed |

      Lift one range by 6 decibels and name it. Let somebody else turn the knob while you guess. After two weeks you will be
      right most of the time.

      # A page to copy
      Date, room, microphone, distance, level. What I wanted. What I hear. What I will change next time: one thing.

      # Levels
      Set the loudest passage so that it stays about 10 decibels below the top. Doubling the voltage is 6 decibels. Twice the
      distance to a small source makes about 6 decibels less in the open, and less than that in a room. If a take is clipped, it
      is lost; if it is quiet, it can be lifted.

      # Exercises
      The exercises of this chapter take about 90 minutes.

      1. Record the same sentence on four evenings. Are you able to make them sound alike?
      2. Cut between two takes, and let a friend search for the cut.
      3. Make a mix with three decisions: what is in front, what makes room, which space is around it.
      4. Record your street at six in the morning.
    `,
  },
}
