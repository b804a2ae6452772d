import { type Asked, named, nothing } from './judging.ts'

const python = 'Python for everyday problems'
const pythonDepth = 'Python in depth: iterators, types and tests'
const node = 'Building web services with Node'
const git = 'Git without fear'
const javascript = 'JavaScript from the first line'
const sql = 'SQL from zero'
const databases = 'Database design in practice'
const learning = 'Machine learning, honestly'
const charts = 'Charts that tell the truth'
const statistics = 'Statistics for people who decide'
const interfaces = 'Interface design, step by step'
const colour = 'Colour that works'
const typography = 'Typography for screens'
const accessible = 'Accessible by design'
const research = 'Talking to users: research in one week'
const planning = 'Project planning that survives Monday'
const accounts = 'Reading a balance sheet'
const sheets = 'Spreadsheets that answer questions'
const idea = 'From idea to first customer'
const negotiation = 'Negotiation without tricks'
const spanishTrip = 'Spanish for your first trip'
const spanishTalk = 'Spanish in conversation'
const english = 'Clear English at work'
const pronunciation = 'Pronunciation: train ear and mouth'
const japanese = 'Japanese from the first sign'
const physics = 'Physics of everyday things'
const climate = 'Climate: reading the evidence'
const sky = 'The night sky, month by month'
const calculus = 'Calculus by pictures'
const habits = 'Study habits that last'
const drawing = 'Drawing what you see'
const songs = 'Songwriting: words, chords and form'
const photography = 'Photography in available light'
const notes = 'Reading music in six weeks'
const recording = 'Home recording with one microphone'
const back = 'Strong back, calm neck'
const sleep = 'Sleep better, step by step'
const cooking = 'Cooking simply, eating well'
const strength = 'Strength training from the ground up'
const calm = 'Calm under pressure'

export const demoAsked: Asked = {
  subject: [
    ['sql', named(sql)],
    ['git', named(git)],
    ['statistics', named(statistics)],
    ['typography', named(typography)],
    ['astronomy', named(sky)],
    ['negotiation', named(negotiation)],
    ['songwriting', named(songs)],
    ['calculus', named(calculus)],
    ['nutrition', named(cooking)],
    ['climate change', named(climate)],
    ['accessibility', named(accessible)],
  ],
  intent: [
    ['javascript course', named(javascript)],
    ['how to draw', named(drawing)],
    ['learn japanese', named(japanese)],
    ['i want to start a business', named(idea)],
    ['git for beginners', named(git)],
    ['learn to cook', named(cooking)],
    ['how to read sheet music', named(notes)],
    ['best course about machine learning', named(learning)],
    ['learn to take good photos', named(photography)],
    ['how to sleep better', named(sleep)],
    ['become a web developer', named(javascript, node)],
    ['how to study for exams', named(habits, calm)],
  ],
  typo: [
    ['javascrpit', named(javascript)],
    ['pyhton', named(python, pythonDepth)],
    ['fotography', named(photography)],
    ['typografy', named(typography)],
    ['statistcs', named(statistics)],
    ['negotation', named(negotiation)],
    ['acounting', named(accounts)],
    ['machine lerning', named(learning)],
    ['calculas', named(calculus)],
    ['astronmy', named(sky)],
    ['pronounciation', named(pronunciation)],
    ['japanse', named(japanese)],
  ],
  spelling: [
    ['node.js', named(node)],
    ['nodejs', named(node)],
    ['html & css', named(accessible, javascript, typography)],
    ['color', named(colour)],
    ['data visualization', named(charts)],
    ['SQL!', named(sql)],
    ['front-end', named(javascript, accessible)],
    ['Web-Services', named(node)],
    ['Machine-Learning', named(learning)],
    ['java script', named(javascript)],
    ['data base', named(databases, sql)],
  ],
  form: [
    ['drawings', named(drawing)],
    ['programmer', named(python, javascript)],
    ['cook', named(cooking)],
    ['databases', named(sql, databases)],
    ['statistical', named(statistics)],
    ['photographer', named(photography)],
    ['recordings', named(recording)],
    ['spreadsheet', named(sheets)],
    ['negotiate', named(negotiation)],
    ['songwriter', named(songs)],
    ['pronounce', named(pronunciation)],
  ],
  part: [
    ['photo', named(photography)],
    ['stat', named(statistics)],
    ['astro', named(sky)],
    ['javas', named(javascript)],
    ['pronun', named(pronunciation)],
    ['negot', named(negotiation)],
  ],
  synonym: [
    ['excel', named(sheets)],
    ['coding', named(python, javascript)],
    ['maths', named(calculus)],
    ['front end', named(javascript, accessible)],
    ['ML', named(learning)],
    ['AI', named(learning)],
    ['bookkeeping', named(accounts)],
    ['insomnia', named(sleep)],
    ['stress', named(calm)],
    ['back pain', named(back)],
    ['ux design', named(interfaces, research)],
    ['stargazing', named(sky)],
    ['version control', named(git)],
    ['workout', named(strength)],
    ['fonts', named(typography)],
    ['customer interviews', named(research)],
    ['healthy eating', named(cooking)],
    ['rest api', named(node)],
    ['project management', named(planning)],
    ['entrepreneurship', named(idea)],
  ],
  two: [
    ['sql and python', named(sql, python, pythonDepth)],
    ['spanish and japanese', named(spanishTrip, spanishTalk, japanese)],
    ['python statistics', named(learning, statistics, python, pythonDepth)],
    ['spreadsheets and charts', named(sheets, charts)],
    ['drawing and colour', named(drawing, colour)],
    ['sleep and stress', named(sleep, calm)],
  ],
  field: [
    ['health', named(back, sleep, cooking, strength, calm)],
    ['languages', named(spanishTrip, spanishTalk, english, pronunciation, japanese)],
    ['music', named(songs, notes, recording)],
    ['science', named(physics, climate, sky, calculus, habits)],
    ['business courses', named(planning, accounts, sheets, idea, negotiation)],
  ],
  author: [
    ['priya raman', named(back, sleep, cooking, strength, calm)],
    ['Tomáš Havel', named(python, node, javascript, pythonDepth, databases)],
    ['tomas havel', named(python, node, javascript, pythonDepth, databases)],
    ['lindqvist', named(interfaces, typography, accessible, research)],
    ['courses by elif aydin', named(songs, notes, recording)],
    ['lucia ferreira', named(spanishTrip, spanishTalk, pronunciation)],
  ],
  title: [
    ['Strong back, calm neck', named(back)],
    ['charts that tell', named(charts)],
    ['iterators types and tests', named(pythonDepth)],
    ['six weeks music reading', named(notes)],
    ['one microphone recording at home', named(recording)],
    ['without tricks negotiation', named(negotiation)],
    ['the sky at night month by month', named(sky)],
    ['available light photography', named(photography)],
    ['database in practice design', named(databases)],
  ],
  phrase: [
    ['why bicycles stay up', named(physics)],
    ['undo almost anything', named(git)],
    ['people who sit a lot', named(back)],
    ['five good conversations', named(research)],
    ['a stranger who pays', named(idea)],
    ['bag of beans', named(statistics)],
    ['coffee roastery', named(accounts)],
    ['twenty dishes five techniques', named(cooking)],
  ],
  script: [
    ['日本語', named(japanese)],
    ['español', named(spanishTrip, spanishTalk)],
    ['programación en python', named(python, pythonDepth)],
    ['Statistik', named(statistics)],
    ['фізика', named(physics)],
  ],
  level: [
    ['advanced python', named(pythonDepth)],
    ['spanish for beginners', named(spanishTrip)],
    ['spanish b2', named(spanishTalk)],
    ['intermediate english', named(english)],
    ['python basics', named(python)],
    ['sql beginner', named(sql)],
  ],
  long: [
    ['how do i make charts that my boss understands', named(charts)],
    ['i cannot sleep at night and am tired all day', named(sleep)],
    ['my neck hurts from sitting at the computer all day', named(back)],
    ['how can i ask my boss for more money', named(negotiation)],
    ['i have an idea for a company but no money', named(idea)],
    ['how do i write emails in english that my colleagues understand', named(english)],
    ['i need to understand the accounts of my company', named(accounts)],
    ['a program that renames many files at once', named(python)],
    ['how do i stay calm before an exam', named(calm)],
  ],
  double: [
    ['models', named(learning, databases)],
    ['balance', named(accounts)],
    ['type', named(typography)],
    ['light', named(photography)],
    ['record', named(recording)],
  ],
  none: [
    ['kubernetes', nothing],
    ['dutch', nothing],
    ['crochet', nothing],
    ['tax return', nothing],
    ['minecraft', nothing],
  ],
}
