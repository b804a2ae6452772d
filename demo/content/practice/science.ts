import type { Practice } from './types.ts'

export const science: Practice = {
  // Physics of everyday things
  'Units and estimates: a pocket book': `
    60 min: Estimate ten quantities before you look anything up: the mass of the air in your room, the energy of a day's
    food in kilowatt hours, the water in a cloud. Write every step with its unit. Look them up, and mark by which factor
    you were off.

    60 min: Collect the power of all appliances in your home from their labels, and the hours they run. Compute the energy
    of a week in joules and in kilowatt hours. Compare with the meter, and find what explains the rest.

    60 min: Check six formulas by their units alone, and find the two that cannot be right: the period of a pendulum 2π
    times the root of l/g, the braking distance v/2a, the pressure under water ρgh, the power F·v, the time of a fall as
    the root of 2hg, the kinetic energy mv²/2. Mend the wrong ones.
  `,
  'Measuring with what you have': `
    60 min: Measure g with a pendulum made of a string and a key: five lengths, twenty swings each. Draw the squared
    period against the length, take the slope, and give the result with an honest range. Where does the largest error come
    from?

    60 min: Heat half a litre of water in a kettle and in a pot, with and without a lid. Note the temperature every thirty
    seconds, draw three curves, and compute how much of the energy reached the water.
  `,
  'A comb, a tap and the idea of charge': `
    55 min: Build an electroscope from a jar, a wire and two strips of foil. Try eight materials rubbed with wool and with
    plastic, and sort them into two groups by what cancels what. Write down what you had to assume.

    60 min: Listen to a room: clap, and estimate by ear and recording how long the sound lasts in the bathroom, in the
    bedroom and outside. Stretch a rope, find three standing waves, and measure length and time. What do the rope and the
    bathroom have in common?
  `,
  // Climate: reading the evidence
  'How to read a graph you have never seen before': `
    55 min: Find four graphs about the same topic from different sources. Write for each: axes, units, time span, what is
    compared, shape in one sentence, doubt in one sentence. Then decide which pair seems to contradict each other, and
    whether it really does.
  `,
  'Eight records and what they tell': `
    75 min: Load the yearly temperatures of a station near you, at least sixty years. Draw them, add a mean over ten
    years, and try three different base periods. Write which statements change with the base and which do not.

    75 min: Do the energy balance of the Earth on one sheet: sunlight on a disc, a third reflected, heat radiated from a
    sphere. Compute the temperature without air, compare it with 15 degrees, and explain the difference in a paragraph for
    a neighbour.

    60 min: Choose two of the eight records that are made in completely different ways. Note for each what is counted,
    what could disturb it, and how far back it reaches. Lay them over each other and describe where they agree.

    60 min: Freeze a glass of coloured water in thin layers over several evenings, cut it, and read it as an ice core. Let
    somebody who did not see you make it tell its story. Write what the reader could know and what only you knew.
  `,
  'Scenarios are not forecasts': `
    65 min: Write three scenarios for the heating of your house or street in 2045: what people do, what it costs, what it
    emits. Give no probabilities. Then write what each would mean for a decision that has to be made this year.
  `,
  // The night sky, month by month
  'Under street lamps': `
    70 min: Observe from the same place in town on two clear evenings, half an hour each. Draw the horizon with its lamps,
    mark what you see at the start and after twenty minutes in the dark, and find the direction in which the sky is
    darkest.
  `,
  'Twelve evenings: charts for a year': `
    60 min: Spend a first evening with this month's chart. Find north, three constellations and one planet or bright star,
    and measure their heights with your fist. Draw what you saw from memory indoors, and compare it with the chart.

    75 min: Follow the moon for a fortnight, five minutes an evening: time, direction, height, shape. Draw all of it on
    one sheet, and explain with a lamp and a ball why the bright side always points to where it does.

    60 min: Photograph or draw the place of one planet among the stars on four evenings, at least a week apart. Use the
    remaining minutes of each to estimate its brightness against two stars. In which direction does it walk, and does it
    ever turn?

    60 min: Prepare a walk of half an hour under the stars for two friends: five stops, a story and one question at each.
    Lead it on a real evening. Write down the question that you could not answer, and find the answer.

    45 min: Make a star clock from card for your latitude. Read the time from it on two evenings, and note the error.
    Which of your assumptions explains most of it?
  `,
  'How far is that light': `
    70 min: Measure a distance by parallax: a lamp across the street, a base of two metres, angles with a protractor and a
    straw. Repeat with half the base. Compute both distances with their ranges, and say what base you would need for the
    moon.
  `,
  // Calculus by pictures
  'Thirty problems, with answers to check': `
    60 min: Draw the distance of one of your journeys over time from the kilometres and the clock. Estimate the slope at
    six moments with a ruler, and draw the speed below. Then go back: find the distance from the area under the speed, and
    compare.

    60 min: Zoom into y = x², the root of x, and y = |x| at three points each on squared paper or with a plotter. Write the slope
    when the curve looks straight, and say where it never does. Compare your nine values with the rule.

    60 min: Find the volume of a bowl in three ways: by slices that you measure, by a formula for a shape that is nearly
    the same, by water. Make the slices half as thick and do it again. Describe how the error shrinks.

    60 min: Let a cup of tea cool and note its temperature every two minutes for half an hour. Draw the difference to the
    room, and the slope against the difference. Which equation do you see, and what does it predict for the first hour?
  `,
  // Study habits that last
  'Recall before you look': `
    50 min: Learn two pages of equal length, one by reading them four times, one by reading once and recalling three
    times. Test yourself on both after an hour and again the next day. Write down the four scores, and what you had
    expected.
  `,
  'Four experiments on yourself': `
    60 min: Choose what you want to learn in the next month and cut it into twelve portions. Put each into your calendar
    three times: when you meet it, two days later, ten days later. Prepare the questions with which you will test
    yourself.

    60 min: Take one chapter of anything. Make fifteen question cards from it, of which five ask why and five ask for an
    example of your own. Use them on three days, and throw away the cards that test only words.

    60 min: Run the week of mixed practice: four kinds of problems in random order on one day, the same kinds in blocks on
    another, half an hour each. Test both after two days. Which felt better, and which was better?

    45 min: Plan for a bad week: write what is the smallest portion that still counts, when it happens, and what you do on
    the day after missing it. Ask somebody to read it and to find the excuse that it does not cover.
  `,
  'Explain it to an empty chair': `
    45 min: Explain one idea three times: to a child of ten, to a colleague, and to somebody who believes the opposite.
    Record the third. Note each place where you used a word that you could not have explained, and look those up.
  `,
}
