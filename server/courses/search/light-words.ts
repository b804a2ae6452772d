/** Words that only say what one wants, or hold a sentence together. They never push a course behind one that holds the others. */
export const lightWords = new Set(
  `a able about after again ago all almost already also although always am an and another any anybody anyone anything are around as at away bad be
  because become becoming been before begin behind being best between big book books both bring by came can cannot cant class classes come comes coming
  complete could couldn course courses day days did didn didnt different do does doesn doesnt doing done dont down during each either else end enough
  even evening ever every everybody everything far feel felt few find finds first for found free friend friends from full gave get gets getting give
  given go goes going gone good got great guide had happen happens hardly has have having he hear help her here him himself his hour hours how however
  hundred i if im in instead into is it its ive just keep keeps kept kind knew know knowing knowledge knows last late later learn learner learners
  learning least less lesson lessons let lets like little long longer look looks lot lots made make makes making many may maybe me mean means might mine
  minute minutes month months more morning much must my myself need never new next nice no nobody none not nothing now of often old on once one online
  only or other others our out over own part past people perhaps person please possible previous probably program put quite rather ready real really
  right said same say says see seem seen several shall she should show since small so some somebody somehow someone something sometimes soon start
  started starting step still studies study studying such sure teach teaching tell than thank that the their them themselves then there therefore they
  thing things think this those though thought thousand three through times to today together told tomorrow too took top training trainings tried tries
  try trying tutorial tutorials two under understand until up upon us use using usually ve very video videos want wanted wants was wasn way ways we week
  weeks well went were what whatever when whenever where whether which while who whole whom whose why will wish with without won wonder works would
  wouldn wrong year years yes yesterday yet you young your
  auf das der die ein eine fur ich kurs kurse lernen mit und von wie zu
  aprender como con curso cursos de del el en la las los para quiero un una y
  apprendre avec cours des et je le les pour veux
  для з и й курс курси курсы на навчитися та учить хочу я як вивчення вивчити`.split(/\s+/),
)

/** What a word says about the level that is wanted: the numbers of `course_facets.level`. */
export const levelWords = new Map(
  Object.entries({
    1: 'a1 a2 basic basics beginner beginners beginning dummies fundamentals intro introduction introductory newbie novice scratch starter starters zero anfanger principiantes початкивцив',
    2: 'b1 b2 intermediate',
    3: 'advanced c1 c2 deep expert experts master masterclass mastering mastery pro professional professionals senior avanzado fortgeschrittene',
  }).flatMap(([level, words]) => words.split(' ').map((word): [string, number] => [word, Number(level)])),
)
