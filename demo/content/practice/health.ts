import type { Practice } from './types.ts'

export const health: Practice = {
  // Strong back, calm neck
  'Pain comes and goes: what it means': `
    30 min: Keep a small diary for six days, five minutes each evening: what you did, how your back felt before and after,
    how you had slept. On the last evening look for patterns, and write two sentences to read on the next bad day.
  `,
  // Sleep better, step by step
  'A sleep diary for six weeks': `
    40 min: On the six Sundays add up the week: hours in bed, hours asleep, efficiency, how rested you were. Write one
    sentence about what you changed and one about what you noticed. It takes six or seven minutes each time.

    45 min: Arrange your bedroom for one night as if you rented it to a guest: light, noise, temperature, clocks, charger.
    Spend half an hour on it, and write on the next morning what you keep and what was nonsense.

    60 min: Draw your usual day as a circle of 24 hours with light, movement, meals, coffee and screens. Draw a second one
    that you could really live. Mark the three smallest differences, and put the first into your calendar.
  `,
  'The last hour of the day': `
    45 min: Design your own last hour in steps of ten minutes, and try it on three evenings. Write five minutes each
    evening what was easy and what got in the way. Afterwards shorten it to the three steps that you would miss.
  `,
  'Light, coffee and other clocks': `
    40 min: For one week write down at what time you were outside in daylight, when you drank coffee or tea, and when you
    became tired. Five minutes a day. Draw all seven days under each other, and find your own clock in the picture.
  `,
  // Cooking simply, eating well
  'A label in ten seconds': `
    40 min: In a shop, compare four kinds of bread, yoghurt or ready meals by the label alone: sugar, salt, fibre and
    protein for 100 grams, and the price per kilogram. Write a table, and choose one of each for which you can give a
    reason.
  `,
  'Twenty dishes from five techniques': `
    60 min: Roast two trays at once: one crowded, one with room between. Use the same vegetables and the same time. Taste
    both every ten minutes from the twentieth on, and write what happened to colour, water and sweetness.

    75 min: Cook a pot of lentils and a pot of beans for the week. Make three plates from them with different acids, oils
    and herbs, taste side by side, and write the proportions of the one you will cook again.

    60 min: Cook one dish of this book without measuring anything. Taste at five moments, and write at each what is
    missing: salt, acid, fat, heat or time. Then cook it again tomorrow with your notes.

    75 min: Cook dinner for four from what is in the house, with one technique for each part. Plan backwards from the
    moment at which everything is hot. Write the times you planned and the times it took.

    45 min: Learn one cut well: chop three onions slowly, then two carrots and a bunch of herbs, in even pieces. Look
    after your fingers and your blade. Make a soup of it all.

    60 min: Change the country of one dish twice: same technique, other spices, other herbs, other fat. Serve the two
    versions in small bowls and let the table name the place.
  `,
  'Shop once, waste little': `
    70 min: Plan seven dinners so that nothing is bought for one dish alone. Write a list in the order of the shop, go
    once, and note what you bought in addition. On the seventh day weigh what you threw away.
  `,
  // Strength training from the ground up
  'Adding weight in small steps': `
    50 min: Make your own table for six weeks: movements, sets, repetitions, weights that you really have, and the rule by
    which you go up, stay or go down. Do one training by it, write how each set felt, and correct the first two weeks.
  `,
  'What to eat around training': `
    40 min: Write down what you ate on three days, one of them with training. Estimate the protein in each meal with the
    help of labels, and mark the longest gap. Plan two breakfasts and two evening meals that close it with food you like.
  `,
  // Calm under pressure
  'The stage manager’s notebook': `
    60 min: Prepare an evening with several people as a stage manager would: a list of cues with times, who does what,
    what could go wrong and the one line of then. Run it, note the true times, and write three lines about what the paper
    took off your mind.
  `,
  'Eight tools on eight cards': `
    75 min: Week one: try cards 1 and 2 on five days, a quarter of an hour each, always at a quiet moment. Rate on a scale
    from 0 to 10 how restless you were before and after. Write in one sentence when you could use them unnoticed.

    75 min: Week two: begin five mornings with cards 3 and 4. Write everything down, strike out, keep three. In the
    evening note what became of the three and whether anybody missed the rest.

    75 min: Week three: ask for help once on five days, with what, what for and by when, and take a quick walk of ten
    minutes before one difficult step each day. Keep the sentences with which you asked.

    75 min: Week four: take a pause without a screen and look back in three lines, on five days. On the last one read all
    twenty lines, and choose the two cards that stay in your pocket.

    60 min: Rehearse a situation that makes you nervous, with a friend who plays the other side. Three rounds of ten
    minutes, each a little harder than the last. Between the rounds choose a card, and afterwards write what your body did
    in each.
  `,
}
