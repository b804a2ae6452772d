export const clefs = `
  Five lines have room for eleven notes, if you count the spaces and the edges. A piano has fifty-two white keys. Something has to
  say which eleven are meant. That is the clef.

  ## A clef names one line
  The treble clef curls around the second line from below and says: this is G, the one above middle C. It is an ornate letter G.
  The bass clef begins on the second line from above, and its two dots, one on each side of that line, say: this is F, the one
  below middle C. It was once a letter F.

  From this one line you can count to all others. Up to the next line or space is one step up. The letters go from A to G and begin
  again, so lines and spaces take turns: from one line to the next you skip a letter.

  | Clef | It names | The lines, from below | The spaces, from below |
  | Treble | G, on the second line | E, G, B, D, F | F, A, C, E |
  | Bass | F, on the fourth line | G, B, D, F, A | A, C, E, G |
  | Alto | middle C, on the third line | F, A, C, E, G | G, B, D, F |

  ## They meet in the middle
  Put the two systems of five lines, the **staffs**, one above the other:

  ::: picture staffs
  Two staffs of five lines, one above the other, with a treble clef and a bass clef. Nine notes climb from the line that the bass
  clef names to the line that the treble clef names. The fifth of them, middle C, is between the staffs, on a short line of its own.
  :::

  Climb the nine notes of the picture from the left. F, G and A belong to the lower staff. B lies on top of it. Then comes middle C
  on its short line. D hangs below the upper staff, and E, F and G belong to that one. There was no jump on the way: every note is
  one step above the last.

  So the two clefs are one ladder of eleven lines, from which the middle one was taken out. In notes for a single staff, middle C
  is the first note below the treble staff that needs a short line, and the first one above the bass staff. It is the same note,
  written in two ways.

  ::: answer Why is the middle line not drawn all the way?
  Eleven equal lines are too many to see at a glance: you would have to count them. Two groups of five with a gap between them can
  be read without counting. The line only appears where a note needs it, and is called a **ledger line**.
  :::

  ## Who reads what
  - **The treble clef:** high voices, violin, flute, trumpet, and mostly the right hand at the piano.
  - **The bass clef:** low voices, cello, bassoon, double bass, and mostly the left hand.
  - **The alto clef:** the viola, and hardly anybody else.

  The reason is always the same: the notes that an instrument plays most should be on the staff, and not on a tower of ledger
  lines. A cello that climbs high therefore changes its clef in the middle of a piece, and a pianist may find two treble clefs when
  both hands play high.

  ::: note
  Not everybody sounds as written. Guitars and double basses sound an octave lower than their notes. Tenors in a choir read a
  treble clef with a small 8 below it, which says the same.
  :::

  ## Landmarks
  Do not count from the bottom every time. Remember three places in each clef, and go from the nearest:

  1. Middle C, between the staffs.
  2. The line that the clef names: G in the treble, F in the bass.
  3. The top line: F in the treble, A in the bass.

  Take the third space of the treble clef. The top line is F; below it come the space of E, the line of D, and the space of C. So
  it is a C, three steps from a landmark.

  ::: warning
  Do not write the letters under the notes. The eye goes where the meaning is, and it will read your letters instead of the notes.
  Sentences such as Every Good Boy Does Fine help for a week and then slow you down, because you have to say them to the end.
  :::

  ## Two weeks
  | Days | What | How long |
  | 1 to 3 | the landmarks of the treble clef, in random order | a minute, three times a day |
  | 4 to 6 | their neighbours, one step up and one step down | a minute, three times a day |
  | 7 to 9 | the landmarks of the bass clef | a minute, three times a day |
  | 10 to 12 | their neighbours | a minute, three times a day |
  | 13 and 14 | both clefs mixed, as on a page for the piano | two minutes, twice a day |

  Say every name aloud, and sing the note if you can. A name that is only thought is easily skipped.

  ## Check yourself
  ::: answer Which note is one step above the top line of the bass clef?
  B, the one just below middle C. The top line is A.
  :::

  ::: answer A note is two steps below the lowest line of the treble clef. What is it called?
  The lowest line is E. One step below it hangs D, and two steps below it is middle C, on its ledger line.
  :::

  ::: answer What is the second line from below called in each of the three clefs?
  G in the treble clef, B in the bass clef, and A in the alto clef.
  :::

  ## Try it
  Write ten notes at random in each clef and name them by landmarks. A minute a day is enough; after two weeks you read them as you
  read letters.
`
