/** Words that only say what one wants, or hold a sentence together. They never push a course behind one that holds the others. */
export const lightWords = new Set(
  `a about an and are as at be by can could did do does for from had has have he her his how i if in into is it its me my no not of on one or our
  she should so some than that the their them they this those to us very was we were what when where which who why will with without would you your
  become becoming begin being best books book class classes complete course courses everything free full get getting good great guide help
  know knowing learn learner learners learning lesson lessons like make making more need new online people program really someone something start
  started starting step studies study studying teach teaching top training trainings tutorial tutorials use using video videos want
  auf das der die ein eine fur ich kurs kurse lernen mit und von wie zu
  aprender como con curso cursos de del el en la las los para quiero un una y
  apprendre avec cours des et je le les pour veux
  для з и й курс курси курсы на навчитися та учить хочу я як вивчення вивчити`.split(/\s+/),
)

/** What a word says about the level that is wanted: the numbers of `course_facets.level`. */
export const levelWords = new Map(
  Object.entries({
    1: 'basic basics beginner beginners beginning dummies fundamentals intro introduction introductory newbie novice scratch starter starters zero anfanger principiantes початкивцив',
    2: 'intermediate',
    3: 'advanced deep expert experts master mastering mastery pro professional professionals avanzado fortgeschrittene',
  }).flatMap(([level, words]) => words.split(' ').map((word): [string, number] => [word, Number(level)])),
)
