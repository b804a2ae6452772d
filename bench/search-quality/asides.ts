import type { Level } from './course.ts'

/** What each level assumes. */
export const levelSentences: Record<Level, string[]> = {
  1: [
    'No experience is needed.',
    'Made for complete beginners; nothing is assumed.',
    'You start from zero, and that is fine.',
    'If you have never tried it before, you are in the right place.',
    'An introduction for beginners, slow and friendly.',
    'Beginners are welcome, and so are those who start for the third time.',
  ],
  2: [
    'It suits beginners who have made the first steps alone.',
    'You should have seen the very first basics; the rest is explained.',
    'A little experience helps, and two evenings of reading will do.',
    'For beginners who want firm ground under their feet.',
    'Good for a second course, or for a brave first one.',
  ],
  3: [
    'You should be at home with the basics.',
    'Intermediate level: half a year of practice is about right.',
    'This is not for absolute beginners; the basics are not repeated.',
    'An intermediate course for people who already do this now and then.',
  ],
  4: [
    'This is an advanced course; you should do this regularly.',
    'Advanced: you need several finished projects of your own.',
    'Not for beginners: we begin where most courses end.',
    'You should have at least two years of practice.',
  ],
  5: [
    'For experts and for people who earn their living with it.',
    'Expert level: the pace is high, and little is explained twice.',
    'You should know the field well; this course is for those who teach others.',
  ],
}

/** Remarks that name another subject of the catalogue. */
export const asidesWithOther = [
  'No {o} needed.',
  'You do not have to know anything about {o}.',
  'Unlike {o}, it rewards slow work.',
  'If you come from {o}, the first week will feel familiar.',
  'We compare it with {o} once, and then leave {o} alone.',
  'A course on {o} is a good next step.',
  'Those who prefer {o} will not be converted here.',
  'Learners of {o} often take this course beside it.',
  'One lesson shows how it goes together with {o}.',
  'I also teach {o}.',
  'My other course is about {o}.',
  'Before this I taught {o} for ten years.',
]

/** How a course is held: words that stand in nearly every text. */
export const formatSentences = [
  'The videos are between five and fifteen minutes long, and you can watch them in any order.',
  'A complete guide to the exercises comes with the course.',
  'You learn by doing, and every project can be shown to others.',
  'At the end you can make a certificate of the course your own by finishing all lessons.',
  'The introduction is free to watch, so try it before you decide.',
  'Most learners need four to six weeks, with three evenings a week.',
  'Each chapter begins with a question and ends with a short practice.',
  'You can work on your own computer, tablet or phone.',
  'There is a workbook with thirty pages to print and write on.',
  'Twice a month we meet online and look at the work of the group.',
  'Nothing has to be bought, and everything can be repeated.',
  'Beginners should plan more time, and experienced people will skip a chapter.',
  'The lessons build on each other: take them step by step.',
  'Your homework is read by other learners, and you read theirs.',
  'For every topic there is a basic version and a more advanced one.',
  'The course was made by people who do this every day, and it shows.',
  'A short test before the start tells you whether the level is right.',
  'All examples come from real life and real work.',
  'Study alone or with a friend; two people learn better than one.',
  'Extra material for teachers is included, and a guide for groups.',
  'The complete course has been renewed this year, with new exercises and better sound.',
  'You will find a list of books and tools in the last lesson.',
]

/** Remarks with words that are subjects elsewhere. */
export const asides = [
  'You will export the result to Excel.',
  'The worksheets open in Excel and in any other spreadsheet program.',
  'Handouts come as Word files and as PDFs.',
  'No programming, no Python, no mathematics.',
  'The slides were made in PowerPoint; please forgive the fonts.',
  'Bring a coffee, or a tea.',
  'We react to questions within two days.',
  'Go at your own speed.',
  'All films were renewed last spring.',
  'Please do not draw conclusions from the first week.',
  'Answers come swiftly, usually on the same day.',
  'A photo of your work is enough to get an answer.',
  'If you get rusty, come back; the course stays open.',
  'You keep access to all lessons.',
  'A notebook and a drawing of your plan on paper are all you need.',
  'Teams get a discount.',
  'It is no rocket science, and there is no algebra in it.',
  'The course is in English, with subtitles in Spanish and German.',
  'The design of the worksheets makes printing easy.',
  'You write a short journal while you learn.',
  'There is a live meeting each month in which you present your work.',
  'A public forum, a private chat and a friendly guide help when you are stuck.',
  'The guitar in the background of the films is mine.',
  'New lessons are in stock for autumn.',
  'This course is a good investment of a few evenings.',
  'A small database of examples is included.',
  'The intro music was made by my daughter on the piano.',
  'It takes about as long as baking bread, with similar breaks.',
  'Statistics say that half of all learners stop in week two; be in the other half.',
  'The pictures were cleaned up in Photoshop by a friend.',
]
