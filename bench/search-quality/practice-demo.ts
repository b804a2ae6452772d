import { type Asked, named, nothing } from './judging.ts'

const accessible = 'Accessible by design'
const balanceSheet = 'Reading a balance sheet'
const calculus = 'Calculus by pictures'
const charts = 'Charts that tell the truth'
const climate = 'Climate: reading the evidence'
const colour = 'Colour that works'
const conversation = 'Spanish in conversation'
const cooking = 'Cooking simply, eating well'
const customer = 'From idea to first customer'
const databases = 'Database design in practice'
const drawing = 'Drawing what you see'
const english = 'Clear English at work'
const everydayPython = 'Python for everyday problems'
const git = 'Git without fear'
const interfaces = 'Interface design, step by step'
const japanese = 'Japanese from the first sign'
const javaScript = 'JavaScript from the first line'
const learning = 'Study habits that last'
const machines = 'Machine learning, honestly'
const music = 'Reading music in six weeks'
const negotiation = 'Negotiation without tricks'
const nightSky = 'The night sky, month by month'
const node = 'Building web services with Node'
const photography = 'Photography in available light'
const physics = 'Physics of everyday things'
const planning = 'Project planning that survives Monday'
const pronunciation = 'Pronunciation: train ear and mouth'
const pythonInDepth = 'Python in depth: iterators, types and tests'
const recording = 'Home recording with one microphone'
const sleep = 'Sleep better, step by step'
const songs = 'Songwriting: words, chords and form'
const spreadsheets = 'Spreadsheets that answer questions'
const sqlFromZero = 'SQL from zero'
const statistics = 'Statistics for people who decide'
const strength = 'Strength training from the ground up'
const strongBack = 'Strong back, calm neck'
const travelSpanish = 'Spanish for your first trip'
const users = 'Talking to users: research in one week'

/** Written later than the first questions, by a hand that had seen neither those nor the ranking. */
export const practiceDemoAsked: Asked = {
  synonym: [
    ['google sheets', named(spreadsheets)],
    ['profit and loss', named(balanceSheet)],
    ['github', named(git)],
    ['usability testing', named(interfaces, users)],
    ['podcast', named(recording)],
    ['dumbbells', named(strength)],
    ['backend developer', named(node)],
    ['haggling', named(negotiation)],
    ['sheet music', named(music)],
    ['nihongo', named(japanese)],
    ['infographics', named(charts)],
    ['castellano', named(travelSpanish, conversation)],
    ['healthy recipes', named(cooking)],
    ['disabled users', named(accessible)],
  ],
  intent: [
    ['i want to speak spanish with my girlfriends family', named(conversation, travelSpanish)],
    ['how to write emails my colleagues understand', named(english)],
    ['how do i remember what i read for the exam', named(learning)],
    ['want to take nicer pictures', named(photography)],
    ['how much should i charge for my product', named(customer)],
    ['learn to program', named(everydayPython, javaScript)],
    ['need to get better at sketching', named(drawing)],
    ['help me with my accent', named(pronunciation)],
    ['how to get data out of a database', named(sqlFromZero)],
    ['want to ask my boss for more money', named(negotiation)],
    ['make a website do something when you click', named(javaScript)],
  ],
  long: [
    [
      'i have two thousand holiday pictures with useless file names and want to change all of them at once',
      named(everydayPython),
    ],
    ['our projects are always late and after a week nobody looks at the schedule any more', named(planning)],
    ['I am at the computer all day and in the evening my shoulders are stiff as a board', named(strongBack)],
    ['my boss wants me to show the sales figures so that everybody sees at a glance what is going on', named(charts)],
    ['a blind customer wrote that she could not order anything on our site', named(accessible)],
    ['i wake up at three every night and lie there until the alarm goes off', named(sleep)],
    ['more patients fell ill this month than last month, how do i know whether that is just chance', named(statistics)],
    ['my scripts have grown over the years and now my colleagues have to work on them too', named(pythonInDepth)],
    ['we built an app and have no idea what people really need it for', named(users)],
    ['i failed derivatives twice at university because nobody showed me what they are for', named(calculus)],
    ['is it really getting warmer or is that only the newspapers, i would like to see the measurements', named(climate)],
  ],
  typo: [
    ['statstics', named(statistics)],
    ['negociation', named(negotiation)],
    ['phisics', named(physics)],
    ['spreadsheat', named(spreadsheets)],
    ['machin lerning', named(machines)],
  ],
  form: [
    ['songwriters', named(songs)],
    ['recorded vocals', named(recording)],
    ['designing interfaces', named(interfaces)],
    ['cooked meals', named(cooking)],
  ],
  level: [
    ['spanish total beginner', named(travelSpanish)],
    ['spanish for people who already know the basics', named(conversation)],
    ['sql newbie', named(sqlFromZero)],
  ],
  spelling: [
    ['color palette', named(colour)],
    ['spread-sheets', named(spreadsheets)],
  ],
  double: [
    ['table for two in madrid', named(travelSpanish)],
    ['star chart', named(nightSky)],
    ['training a model', named(machines)],
    ['primary keys', named(databases)],
    ['merge branches', named(git)],
    ['musical notes', named(music)],
  ],
  none: [
    ['scuba diving', nothing],
    ['how to repair a washing machine', nothing],
  ],
}
