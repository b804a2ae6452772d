import { readSubjects } from './read-subjects.ts'

export const health = readSubjects(
  'Health and sport',
  ['people who sit a lot', 'adults of any age', 'late starters', 'families'],
  `
yoga | yoga | yoga at home / Hatha and Vinyasa yoga | 3
do: practise yoga
skills: Yoga / flexibility / breathing
titles: Good morning, spine / Twenty minutes on a mat / Upside down, calmly
hooks: Your toes are further away than they used to be. / A mat, a blanket, a closed door.
topics: breathing / standing poses / sun salutation / balance / twists / inversions / a practice of your own
makes: a morning routine / a class you could teach a friend
near: Pilates / meditation / back pain

pilates | Pilates | Pilates on the mat | 1
do: train with Pilates
skills: Pilates / core strength / posture
titles: The quiet centre / Slow is hard / Reformer, ring and roll
hooks: Small movements, large surprise. / You will find muscles that have never been introduced to you.
topics: breathing / the centre / the spine / legs and hips / arms / flow / small equipment
makes: a programme of fifteen minutes / a flow of ten exercises
near: yoga / strength training / dance

meditation | meditation | mindfulness / mindfulness meditation | 2
do: meditate
skills: Meditation / mindfulness / relaxation
titles: Sit down, nothing else / Ten breaths / Long silence
hooks: Your head is a kitchen with nine radios. / You cannot do it wrong, you can only notice.
topics: sitting / breath / body scan / thoughts / kindness / walking / longer retreats
makes: ten minutes every morning / a quiet day at home
near: yoga / stress / philosophy

strength-training | strength training | weight training / lifting weights | 2
do: get stronger
skills: Strength training / fitness / exercise
titles: Carry your own shopping / Squat, hinge, push, pull / Plateaus and how to leave them
hooks: Strength catches falls and makes stairs small. / Two sessions a week, six movements, ten years.
topics: squats / hinges / pushing / pulling / planning a week / adding weight / periodisation
makes: a plan for twelve weeks / a home gym for fifty euros
near: running / nutrition / Pilates

running | running | jogging / marathon training | 2
do: run your first five kilometres
skills: Running / endurance / fitness
titles: From sofa to five / Slow miles, fast friends / Forty-two kilometres
hooks: You run to the bus and need a chair. / Slow enough to talk: that is the secret.
topics: shoes / run and walk / breathing / technique / plans / injuries / marathon
makes: five kilometres without a break / a half marathon
near: strength training / nutrition / cycling

nutrition | nutrition | healthy eating / nutrition and diet | 2
do: eat well without rules
skills: Nutrition / healthy eating / diet
titles: What is on the label? / Fibre, fat and no fear / Feeding an athlete
hooks: Everyone forbids something; we begin with what you like. / Read a label in ten seconds and put the box back, or not.
topics: energy / protein / fats / fibre / vitamins / labels / eating for sport
makes: a week of meals / a shopping list
near: cooking / weight training / biology

first-aid | first aid | emergency first aid / CPR | 2
do: give first aid
skills: First aid / CPR / emergency
titles: Before the ambulance / Burns, bones and bee stings / Leading at an accident
hooks: A man lies on the platform, and thirty people look at their phones. / You can do little wrong except nothing.
topics: calling for help / recovery position / CPR / bleeding / burns / children / accidents with many people
makes: a practised CPR / a first-aid box
near: anatomy / nursing / swimming

back-pain | back pain relief | exercises for back pain / a healthy back | 2
do: ease back pain
skills: Back pain / physiotherapy / mobility
titles: Chairs are not the enemy / Twelve minutes for your spine / After the slipped disc
hooks: Backs rarely need protection; they need to be used. / You bent down for a pen and stayed there.
topics: why backs hurt / loosening / breathing / strengthening / the desk / lifting / coming back after an injury
makes: a routine for the floor / a routine for the desk
near: yoga / Pilates / massage

sleep | better sleep | sleeping well / insomnia | 1
do: sleep better
skills: Sleep / relaxation / health
titles: Four in the morning / The last hour of the day / Shifts, babies and jet lag
hooks: You are tired all day and wide awake at eleven. / Change one thing, keep it a week, look.
topics: how sleep works / a diary / light / caffeine / worry / naps / shift work
makes: a sleep diary / an evening plan
near: stress / meditation / coffee

swimming | swimming | front crawl / swimming technique | 1
do: swim well
skills: Swimming / technique / fitness
titles: Breathe to the side / From breaststroke to crawl / Open water
hooks: You have swum for thirty years with a dry head. / Water carries you, if you let it.
topics: floating / breathing / leg kick / arm stroke / turns / endurance / open water
makes: two hundred metres of crawl / a lake crossing
near: running / first aid / triathlon

massage | massage | massage at home / relaxing massage | 1
do: give a massage
skills: Massage / relaxation / anatomy
titles: Warm hands / The knot between the shoulders / Deep, slow, listening
hooks: Your partner points at a place below the neck. / Oil, a towel and twenty minutes without a phone.
topics: preparation / basic strokes / back / neck / feet / pressure / trigger points
makes: a back massage / a foot massage
near: anatomy / yoga / aromatherapy

salsa | salsa dancing | salsa / Latin dance | 1
do: dance salsa
skills: Salsa / dance / rhythm
titles: One, two, three, pause / Lead, follow, laugh / Turns for crowded floors
hooks: Quick, quick, slow, and a stranger smiles. / Two left feet make a good couple.
topics: rhythm / basic step / leading / turns / combinations / styling / social dancing
makes: a dance with a stranger / a short routine
near: Spanish / cooking / tango

tai-chi | tai chi | tai chi and qigong / Taijiquan | 1
do: practise tai chi
skills: Tai chi / qigong / balance
titles: Move like honey / Standing is an exercise / The long form
hooks: In the park, at seven, nobody hurries. / Slow movement shows every wobble.
topics: standing / weight shift / silk hands / the short form / breathing / partner work / the long form
makes: the short form / a morning in the park
near: yoga / Chinese / karate

cycling | cycling | road cycling / bike touring | 1
do: ride longer and safer
skills: Cycling / endurance / bike touring
titles: A hundred kilometres before lunch / Panniers and rain / Climbs, watts and patience
hooks: The hill behind the village has beaten you for years. / Pack half, take twice the time.
topics: sitting right / gears / traffic / endurance / touring / climbing / training by power
makes: a tour of three days / a hundred kilometres
near: bicycle repair / running / nutrition

climbing | climbing | rock climbing / bouldering | 1
do: climb
skills: Climbing / bouldering / fitness
titles: Trust your feet / Knots that hold / Fear of falling
hooks: Your arms are tired because your feet are lazy. / Look up, breathe, move a foot.
topics: footwork / falling / knots and belaying / balance / training / lead climbing / rock outdoors
makes: a first lead / a plan for stronger fingers
near: strength training / yoga / hiking
`,
)
