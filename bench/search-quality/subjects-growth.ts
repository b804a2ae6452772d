import { readSubjects } from './read-subjects.ts'

export const growth = readSubjects(
  'Personal growth',
  ['shy people', 'students', 'busy parents', 'anyone who wants to begin again'],
  `
public-speaking | public speaking | speaking in front of people / presentation skills | 3
do: speak in front of people
skills: Public speaking / presentations / communication
titles: Knees, microphone, go / Start with the story / The room is on your side: talks of an hour
hooks: Your hands shake, your mouth is dry, and in four minutes it is your turn. / Nobody remembers slide nine; everyone remembers the goat.
topics: nerves / a first sentence / structure / voice / body language / questions / large stages
makes: a wedding speech / a talk of ten minutes without notes
near: PowerPoint / singing / leadership

time-management | time management | planning your week / getting things done | 2
do: plan your time
skills: Time management / planning / productivity
titles: Tuesday is full / Three things before noon / The calendar as a budget
hooks: The list has forty points, and you did the forty-first. / You do not need more hours; you need fewer promises.
topics: where time goes / priorities / weekly plans / interruptions / saying no / routines / planning a year
makes: a weekly plan that holds / a list of things you will not do
near: project management / Outlook / habits

habits | habits | building habits / changing your habits | 1
do: build habits that last
skills: Habits / motivation / self-discipline
titles: Two minutes a day / The running shoes by the bed / Falling off and getting on again
hooks: January was great; now it is March. / Make it so small that it is silly not to do it.
topics: how habits work / small steps / triggers / rewards / breaking bad ones / relapses / systems for years
makes: one habit in six weeks / a plan for bad days
near: time management / running / meditation

memory | memory training | remembering names and numbers / mnemonics | 1
do: remember names, numbers and lists
skills: Memory / mnemonics / concentration
titles: What was her name again? / A palace with forty rooms / Cards, poems and pi
hooks: You have met him three times and will have to call him "hello" again. / Put the milk on the sofa and the eggs in the bath: you will not forget them.
topics: names / lists / the memory palace / numbers / speeches without notes / vocabulary / competition methods
makes: a pack of cards by heart / a poem
near: study skills / speed reading / chess

speed-reading | speed reading | reading faster | 1
do: read faster and keep more
skills: Reading / speed reading / concentration
titles: The pile beside the bed / Skim, stop, think / A report in fifteen minutes
hooks: Eleven unread books watch you fall asleep. / Fast is easy; fast and remembered is a craft.
topics: measuring / eye movements / skimming / questions first / notes / difficult texts / reading for work
makes: a book in a weekend / a page of notes per chapter
near: memory / study skills / Franz Kafka

study-skills | study skills | learning to learn / how to study / exam preparation | 2
do: study better
skills: Study skills / learning / exam preparation
titles: Rereading is not learning / The empty chair method / Exams in eleven days
hooks: Reading a chapter twice feels like learning and mostly is not. / Testing yourself feels like failing, and works.
topics: recall / spacing / notes / mixing topics / sleep and breaks / exam weeks / writing a thesis
makes: a routine for four weeks / a set of question cards
near: memory / time management / mathematics

critical-thinking | critical thinking | logic and arguments / thinking clearly | 2
do: judge arguments
skills: Critical thinking / logic / reasoning
titles: Are you sure? / Drawing conclusions, carefully / Fallacies in the wild
hooks: It sounds right, it feels right, and it does not follow. / Before you draw a conclusion, ask what would change your mind.
topics: claims and reasons / evidence / fallacies / numbers in the news / bias / arguments in writing / decisions under doubt
makes: a check of five headlines / an argument on one page
near: statistics / philosophy / drawing

creative-writing | creative writing | writing stories / fiction writing | 3
do: write stories
skills: Creative writing / storytelling / fiction
titles: A stranger comes to town / Cut the first page / The novel in the drawer
hooks: You have carried the first sentence around for years. / Someone wants something and cannot have it: begin.
topics: a first page / characters / dialogue / point of view / scenes / rewriting / a whole novel
makes: a short story of two thousand words / the first chapter of a novel
near: copywriting / journaling / screenwriting

journaling | journaling | keeping a diary / writing a journal | 1
do: keep a journal
skills: Journaling / writing / reflection
titles: Three lines before sleep / Letters I never send / A year in notebooks
hooks: The day was long, and tomorrow you will not remember it. / Write badly, nobody is looking.
topics: starting / questions / lists and drawings / difficult days / reviewing / memoir / keeping it for years
makes: thirty evenings of three lines / a letter to yourself in spring
near: creative writing / meditation / calligraphy

conflict | conflict resolution | difficult conversations / resolving conflicts | 1
do: resolve conflicts
skills: Conflict resolution / communication / listening
titles: The dishwasher war / React or respond? / Mediation between neighbours
hooks: It is about the dishwasher, and of course it is not. / You react in a second and regret it for a week.
topics: how quarrels grow / listening / saying what you need / anger / apologies / mediation / teams in conflict
makes: a prepared conversation / an apology that works
near: negotiation / leadership / parenting

confidence | self-confidence | confidence / self-esteem | 1
do: feel more confident
skills: Confidence / self-esteem / communication
titles: Louder than the inner critic / No is a whole sentence / Taking up space
hooks: You knew the answer, and somebody else said it. / Courage comes after the first step, seldom before.
topics: the inner critic / small risks / posture and voice / boundaries / praise / failure / showing up for years
makes: ten small dares / a list of things you can do
near: public speaking / meditation / acting

stress | stress management | dealing with stress / burnout prevention | 2
do: handle stress
skills: Stress management / relaxation / resilience
titles: The list is longer than the day / Breathe out first / Before the battery is empty
hooks: You lie awake at four and count tomorrow. / Pressure is not the enemy; pressure without an end is.
topics: what stress does / breathing / shortening the list / sleep / asking for help / limits at work / after a burnout
makes: eight tools on eight cards / a plan for loud days
near: meditation / time management / yoga

job-interview | job interviews | interview preparation / application training | 2
do: prepare for a job interview
skills: Job interviews / applications / communication
titles: Tell me about yourself / Excel at your next interview / Salary: who says a number first?
hooks: Five people on one side of the table, you on the other. / They ask about your weaknesses; have a true one ready.
topics: reading the advert / your story / common questions / questions to ask / online interviews / pay / final rounds
makes: twenty answers in your own words / a mock interview
near: CV writing / negotiation / Excel

cv-writing | CV writing | writing a CV / resumes and cover letters | 1
do: write a CV
skills: CV / resume / cover letter / applications
titles: One page, one life / Gaps are fine / For the machine and for the human
hooks: A recruiter looks for seven seconds; let us use them. / You have done more than you wrote down.
topics: what belongs in / layout / verbs and results / gaps / cover letters / online profiles / changing careers
makes: a CV on one page / a letter that is not boring
near: job interviews / Word / copywriting

parenting | parenting | raising children / positive parenting | 2
do: raise children with patience
skills: Parenting / children / communication
titles: No, you may not eat the crayon / Bedtime, eleven attempts / Teenagers: slammed doors and open ones
hooks: It is twenty past eight, and one shoe is missing. / You shout, you are sorry, you begin again.
topics: routines / tantrums / sleep / siblings / screens / school / teenagers
makes: a bedtime plan / a family meeting
near: psychology / conflict resolution / Scratch

chess | chess | playing chess | 2
do: play chess
skills: Chess / strategy / tactics
titles: Knights move like that / Forks, pins and family dinners / Endgames: where half a point hides
hooks: You lose against your nephew, and he is nine. / Look at what your opponent wants before you look at what you want.
topics: the pieces / simple mates / tactics / openings / plans / endgames / preparing for tournaments
makes: a hundred solved puzzles / an opening for white
near: Go / memory / mathematics

go-game | Go, the board game | the game of Go / Baduk and Weiqi | 1
do: play the board game Go
skills: Go (game) / strategy / board games
titles: Black and white stones / Surround, connect, let go / From twelve kyu to first dan
hooks: The rules fit on a postcard, and four thousand years were not enough to exhaust them. / Put a stone in the corner; everything else follows.
topics: rules / life and death / corners / shape / invasion / endgame / reading ahead
makes: a hundred small problems / a full game on the large board
near: chess / Japanese / mathematics
`,
)
