import type { FilmTexts } from './types.ts'

export const health: FilmTexts = {
  'Why backs like to be used': [
    'A back is built to bend, turn and carry. A chair lets it do none of these.',
    'Discs and muscles are fed by movement. Small portions, and often, are best.',
    'There is no perfect posture. The next posture is the best one.',
    'Your turn: stand up now, turn to both sides, and sit down differently.',
  ],
  'Ten minutes of gentle mobility': [
    'Start with the breath: five slow ones, and let your shoulders sink.',
    'Then neck, shoulders, spine and hips, each of them slowly and without force.',
    'Go to where it pulls a little, wait for a breath, and come back.',
    'Your turn: do it now, and note what moves more easily afterwards.',
  ],
  'The routine for the floor': [
    'On all fours, round your back and let it sink again, eight times.',
    'On your back, feet on the floor, lift the hips: hold for three breaths.',
    'Lie on your side and open the upper arm like a book, five times each side.',
    'Your turn: do the routine on three days and tick them off.',
  ],
  'The routine at a desk': [
    'Push the chair back. Sit tall, and let your chin glide back a little.',
    'Hands on the desk, step back, and let your chest sink between the arms.',
    'Stand up ten times from the chair without using your hands.',
    'Your turn: choose one fixed moment in the day for it.',
  ],
  'Observe first': [
    'For one week, change nothing. Write down when you lay down, slept and got up.',
    'Estimates are enough. Do not look at the clock at night.',
    'One week shows more than one night. Nights are moody.',
    'Your turn: put the diary and a pencil beside your bed.',
  ],
  'Pressure and clock: how sleep works': [
    'Sleep pressure builds with every hour awake. A late nap lets it out.',
    'The inner clock says when. Light in the morning sets it.',
    'You sleep well when both agree: enough pressure, at the right hour.',
    'Your turn: choose one time to get up, and keep it for seven days.',
  ],
  'Lying awake without a fight': [
    'Trying to sleep keeps you awake. Allow yourself to rest in its place.',
    'If you are wide awake, get up, do something dull in dim light, and come back sleepy.',
    'Turn the clock to the wall. It has no good news at three.',
    'Your turn: prepare a chair, a lamp and a boring book for tonight.',
  ],
  'A cupboard for three weeks': [
    'Rice, pasta, lentils, tinned tomatoes, onions, oil: dinner is never far away.',
    'Two acids and five spices turn the same pot into different countries.',
    'Write down what runs out, on the cupboard door and not in your head.',
    'Your turn: count how many dinners are in your kitchen right now.',
  ],
  'Roasting: heat from all sides': [
    'Hot oven, dry pieces, one layer, a little oil: that is roasting.',
    'Crowded pieces steam. Give them room, and they turn brown.',
    'Hard roots take forty minutes, soft vegetables twenty. Start the slow ones first.',
    'Your turn: roast two vegetables tonight and dress them with lemon.',
  ],
  'Simmering: patience does the work': [
    'A simmer is a pot that smiles: a bubble here and there, never a storm.',
    'Onions first, then spices, then water. Each gives its taste to the next.',
    'Salt a little at the start and taste at the end.',
    'Your turn: cook a pot of lentils and freeze half of it.',
  ],
  'Protein, fibre, fat: a calm overview': [
    'Protein repairs and fills: beans, eggs, fish, dairy, nuts, meat.',
    'Fibre comes from plants, and most of us eat too little of it.',
    'Fat carries taste. Oils and nuts most days, the rest with pleasure now and then.',
    'Your turn: name the protein and the fibre in your last meal.',
  ],
  'Six movements for a lifetime': [
    'Squat, hinge, push, pull, carry and get up: with these six you can live.',
    'Each has an easy version. Begin there, whatever you did ten years ago.',
    'Strength comes from a little more than last time, and from rest.',
    'Your turn: try all six once without weight, and note which is hardest.',
  ],
  'Squat and hinge': [
    'In a squat the knees bend much, and you sit down between your feet.',
    'In a hinge the hips go back, the shins stay nearly upright, the back stays long.',
    'Breathe in before you go down, breathe out as you come up.',
    'Your turn: ten squats to a chair, then ten hinges with hands on the hips.',
  ],
  'Push and pull': [
    'Push against a wall, then a table, then the floor: the same move, heavier.',
    'Pull a towel round a door post or a row with a bag. Lead with the elbow.',
    'For every push do one pull. Shoulders like justice.',
    'Your turn: three rounds of eight pushes and eight pulls.',
  ],
  'Carry, and get up from the floor': [
    'Carry something heavy and walk tall for thirty steps. Change hands.',
    'Get up from the floor by way of one hand and one knee, slowly.',
    'This is the lift that you will be glad of at eighty.',
    'Your turn: go down and get up three times on each side.',
  ],
  'What pressure is good for': [
    'A quick heart and warm hands are energy that has arrived early.',
    'A little pressure sharpens. Too much, or too long, narrows.',
    'The aim is not to feel nothing. It is to choose what you do next.',
    'Your turn: recall a moment when pressure helped, and what it felt like.',
  ],
  'Breathing, in a quiet hour': [
    'Breathe out longer than you breathe in. The body reads it as safety.',
    'In for four, out for six, ten times. No force, no contest.',
    'Practise when it is easy, so that it is there when it is not.',
    'Your turn: do it ten times now, and note how your shoulders feel.',
  ],
  'Shortening the list': [
    'Write down everything. A list on paper is shorter than one in the head.',
    'Strike out what nobody would miss. Then mark what only you can do.',
    'Three things for today. The rest has a date or a name beside it.',
    'Your turn: shorten your list for tomorrow to three lines.',
  ],
  'Hard conversations, prepared': [
    'Write your first sentence down. The rest follows more easily.',
    'Say what you saw, what it did to you, and what you ask for.',
    'Plan the end too: a pause, a date, a walk.',
    'Your turn: write these three sentences for one talk you avoid.',
  ],
}
