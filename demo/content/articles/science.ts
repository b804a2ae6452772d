import type { ArticleTexts } from './types.ts'

export const science: ArticleTexts = {
  'How to read a graph you have never seen before': `
    A graph in a newspaper gets four seconds. Give it forty, in a fixed order, and you will see more than most.

    ## Ten seconds for the frame
    Read the title, then both axes with their units. What is one step to the right, what is one step up? Are the steps equal? On
    a logarithmic axis each step multiplies: 1, 10, 100.

    ## Ten seconds for the origin
    Where do the numbers come from, and how many are there? A line through three points is an opinion. Points with bars show how
    sure they are; where there are no bars, ask.

    ## Ten seconds for the shape
    Describe it without the topic: rises, flattens, jumps, swings, falls apart after 2010. Name the largest thing first. Then
    look for what does not fit, since the odd point is often the interesting one.

    ## Ten seconds for the story
    Now put the topic back. Is there another explanation for this shape? Two curves that rise together may both follow a third
    thing, or only time. What would the graph look like if the claim were wrong?

    ## A last question
    What is not shown? An axis that begins late, years that are left out, a group that is missing. You will not always find
    something. But the habit makes you a reader whom it is hard to fool, also for yourself.

    ## Try it
    Take one graph a day for a week. Write a single sentence for the shape and one for your doubt.
  `,
  'Measuring with what you have': `
    You need no laboratory to measure. You need something to compare with, and the honesty to say how far you may be off.

    ## What you carry with you
    - Your hand span, from thumb to little finger: measure it once with a ruler. For many adults it is close to 20 cm.
    - Your step: walk ten along a tape and divide.
    - A cup of water: 250 millilitres weigh 250 grams.
    - A fist at arm's length covers about 10 degrees of the sky, the little finger about 1 degree.
    - Your pulse is a poor clock. Galileo is said to have used his; a telephone is better.

    ## Measure many, divide
    A sheet of paper is too thin for a ruler. A hundred sheets are about 10 millimetres, so one is a tenth of a millimetre. One
    swing of a pendulum is too quick for your thumb; time twenty of them. Your reaction time of a fifth of a second is then
    shared by twenty.

    ## Do it three times
    If the three values are 12.1, 12.4 and 11.9, then the answer is about 12.1, give or take 0.3. The scatter tells you what
    your method can do. A single value tells you nothing about that.

    ## Write it down
    Number, unit, give or take, and how. Without the last one nobody can do it again, not even you.

    ## Try it
    Measure the height of a house with its shadow: compare it with the shadow of a stick of known length, at the same minute. Do
    it twice on one day and see how well the answers agree.
  `,
  'A comb, a tap and the idea of charge': `
    Pull a plastic comb through dry hair and hold it beside a thin stream of water. The stream bends towards the comb, without
    being touched. What is pulling?

    ## What happened in the hair
    Rubbing moves tiny parts of matter, electrons, from one surface to the other. The comb ends up with too many of them or too
    few. We say that it is charged. Two things charged in the same way push each other away, which is why your hair stands up:
    each hair flees from its neighbours.

    ## But the water is not charged
    True, and still it is pulled. Each molecule of water has a side that is slightly positive and one that is slightly negative.
    Near the comb the molecules turn so that the attracted side is closer. What is closer is pulled more strongly than the other
    side is pushed. The result is a pull, whichever sign the comb has.

    ## Small experiments
    1. Does the stream bend the other way with a glass rod rubbed on silk? Guess first.
    2. Tear paper into crumbs and lift them with the comb. Some jump off again after a moment. Why?
    3. Try it on a humid day. The charge leaks away over the thin film of water on everything.

    ## What we have not said
    What charge is, nobody can say more simply than by what it does. That is common in physics: we name a thing by its
    behaviour, and then find that the name explains a lightning stroke as well as a comb.

    ## Try it
    Do the experiment, and write down what you saw in three sentences without using the word charge.
  `,
  'Scenarios are not forecasts': `
    A forecast says what will probably happen. A scenario says what would happen if. Climate reports are full of scenarios, and
    they are regularly read as forecasts, by friends and by doubters.

    ## If, then
    A scenario begins with choices: how much coal is burned, how many forests grow, how people travel. From these follow
    emissions, from the emissions a concentration in the air, and from that, with the help of models, a range of temperatures.
    The first step is a story about people. Only the later steps are physics.

    ## Why there are several
    Because the choices are not made yet. A low scenario is not more scientific than a high one; both answer their own if. Which
    of them comes closer is decided in parliaments, companies and kitchens.

    ## Two kinds of width
    - Between scenarios: we do not know what we will do.
    - Within one scenario: we do not know exactly how strongly the climate reacts.

    In the next twenty years the second is larger, since the scenarios still lie close together. At the end of the century the
    first is larger. This is worth remembering: the far future is more in our hands than in the models.

    ## Reading a figure
    Look for the name of the scenario, for the reference period from which the warming is counted, and for what the shaded band
    covers. Without these three a number like 2.7 degrees means little.

    ## Try it
    Find a headline with a number for the year 2100. Look up which if belongs to it, and rewrite the headline with the if in it.
  `,
  'Under street lamps': `
    From the middle of a city you will not see two thousand stars. You will see perhaps fifty, and that is a good number to
    begin with: they are the bright ones, and each of them has a name.

    ## Help your eyes
    Turn away from the lamp, put its light behind a tree or a wall, and wait. After five minutes you see more, after twenty much
    more. One look at a bright telephone takes you back to the start; dim it, or cover it with red foil.

    ## What works in the city
    - The moon, every clear evening it is up. Along the edge between light and dark the mountains throw shadows.
    - Venus and Jupiter, brighter than any star, often in the last light.
    - In winter Orion with its belt, and Sirius below it to the left, as seen from the north.
    - In summer the triangle of Vega, Deneb and Altair, high overhead in the north.
    - The space station: a steady light that crosses the sky in a few minutes, without blinking.

    ## What does not
    The Milky Way, faint comets and most nebulae. Keep them for a night in the country. Then they will be a present.

    ## Keep a list
    Date, hour, place, what you saw. Fifty lines later you will have noticed how Orion sinks into the spring and how the planets
    wander. Nobody has to tell you.

    ## Try it
    Go out on the next clear evening for twenty minutes. Count the stars in one fist's width of sky, high up. Do the same
    outside of town and compare.
  `,
  'Recall before you look': `
    You have read the chapter. Now close the book and take an empty sheet. What did it say? The first minute is unpleasant. That
    minute is what you came for.

    ## What research found
    In many experiments one group reads a text several times, and another reads it once and then tries to write down what it
    remembers. After five minutes the readers know slightly more. After a week the others know clearly more. The effort of
    fetching a memory strengthens the way to it.

    ## How to do it
    1. Read a section, not longer than ten minutes.
    2. Close it. Write down everything you can, in any order, for three minutes.
    3. Open it and compare. Use another colour for what was missing.
    4. Tomorrow begin with the empty sheet, before you read on.

    Questions work as well. Turn each heading into one: not the causes of the war, but why did it begin? Answer before you look.

    ## Why it feels wrong
    Rereading feels smooth, and we take the smoothness for knowledge. Recalling feels rough, so we believe that we are bad at
    it. The feeling points in the wrong direction. Trust the test next week and not the mood of today.

    ## Do not peek too early
    Wait for ten seconds longer than you like. Even if the answer does not come, looking it up now will hold better.

    ## Try it
    You have just read this page. Look away and say aloud the four steps and the reason why it feels wrong.
  `,
  'Explain it to an empty chair': `
    Put a chair in front of you, and explain to it what you learned today. Aloud. The chair is patient, it never nods too early,
    and it has no idea of anything.

    ## What happens
    As long as we only think about something, we glide over the gaps. The moment we have to say it, we notice that a word stands
    where an understanding should be. There, exactly there, is what you should look at next.

    ## Rules for the game
    - No technical term without an example.
    - If you say somehow or basically, stop. Something is hidden behind it.
    - Draw while you talk. The drawing has gaps too.
    - Let the chair ask why three times.

    ## Then look
    Take the book and close only those gaps you found. Explain that part once more. Ten minutes for one idea are enough; the
    rest can wait until tomorrow.

    ## From chair to person
    After two rounds find somebody real. Children are best, since they do not pretend. If you get a question you cannot answer,
    write it down and be glad: it is better than any exercise in the book.

    ## Try it
    Explain to a chair why the moon has phases, or how a loan works, or what a function is. Note the first sentence at which you
    stumbled. That is your topic for tonight.
  `,
}
