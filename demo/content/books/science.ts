import type { FieldBooks } from './types.ts'

export const science: FieldBooks = {
  chapters: `
    # Guess, try, compare

    Science is not a heap of facts. It is a way of being wrong in small, useful steps.

    ## Guess first
    Before every experiment write down what you expect, with a number. Without a guess you will see what happens and believe
    that you knew it.

    ## Change one thing
    If two things change, you do not know which of them it was. Keep a second cup, a second plant, a second day, in which
    everything is the same but one.

    ## Do it again
    Once is an anecdote. Three times show the scatter. If the scatter is larger than the effect, you have learned something
    about your method.

    ## Write it down
    Date, what, how, result, give or take. Also what went wrong. Many good discoveries began as a note about something that had
    gone wrong.

    # Thinking about claims

    You hear that something causes something else. Six questions, in any order:

    1. Compared with what?
    2. How many, and how were they chosen?
    3. What else could explain it?
    4. How large is the effect, not only: is there one?
    5. Who measured it, and what happens to those who find the contrary?
    6. What would one have to see to change one's mind?

    The last one is for the person who makes the claim. It is for you as well.
  `,
  books: {
    'Units and estimates: a pocket book': `
      # Why estimate

      An estimate is an answer you can have in a minute. It tells you whether a result is possible, whether a plan is mad, and
      where it is worth measuring exactly. Aim at the right power of ten. If you are within a factor of three, be content.

      # Numbers worth carrying
      | What | About |
      | a step | 0.7 m |
      | walking | 5 km an hour |
      | a cup of water | 250 g |
      | a cubic metre of water | 1 000 kg |
      | a cubic metre of air | 1.2 kg |
      | a resting adult gives off | 100 W |
      | sunlight at noon | 1 000 W on a square metre |
      | a year | 3 · 10⁷ s |
      | the Earth around | 40 000 km |
      | the speed of sound | 340 m a second |

      # How it is done
      How many hairdressers work in a town of 100 000? Say that half of the people go every two months: 50 000 · 6 = 300 000
      haircuts a year. A hairdresser makes ten a day on 220 days: 2 200. So about 140. The telephone book of such a town has a
      number of this kind, and even 80 or 250 would tell you that it is not ten and not five thousand.

      How warm does a bath get from a kettle? A bath of 100 litres at 30 degrees, a kettle of 1.5 litres at 100. The added heat
      is 1.5 · 70 = 105, shared by about 101 litres: one degree. Now you know that you need another idea.

      # Units do half of the work
      Write the unit behind each number and calculate with it. Kilometres divided by hours are kilometres an hour; if your speed
      comes out in hours for a kilometre, you have turned something around. Units that do not fit are the cheapest warning there
      is.

      - 1 m/s is 3.6 km/h.
      - 1 kWh is 3.6 million joules.
      - 1 litre is 1 000 cubic centimetres, a cube of 10 cm.
      - 1 W is one joule in a second.

      # Exercises
      The exercises of this chapter take about 40 minutes.

      1. How many breaths do you take in a year?
      2. How much does the air in your room weigh?
      3. How long would it take to walk around the Earth without a pause?
      4. How much energy does a 10 W lamp need in a year, and what does that cost?
      5. How many bathtubs of rain fall on a roof of 100 square metres in a year with 600 mm?
      6. Thunder comes 6 seconds after lightning. How far away is it?

      Answers, roughly: 8 million. A room of 40 cubic metres holds almost 50 kg. 8 000 hours, eleven months. 88 kWh. 60 cubic
      metres, or 400 bathtubs of 150 litres. 2 km.
    `,
    'Eight records and what they tell': `
      # How to read a record

      Every record has an instrument, a place and a fault. Begin with these three; the curve comes last.

      # The eight
      ## Thermometers at stations
      Since the middle of the nineteenth century there are enough of them for the whole globe. Faults: stations move, towns
      grow, hours of reading change. Neighbours help to find the steps. The last ten years were on average more than one degree
      warmer than the years from 1850 to 1900.

      ## Ships and buoys
      First buckets of canvas, then the cooling water of the engines, today buoys. Each measures slightly differently. Where two
      methods overlapped, the difference could be found and removed.

      ## Carbon dioxide on a mountain
      Mauna Loa, since 1958. Far from chimneys and forests, above the clouds. The curve breathes once a year with the northern
      forests and climbs: about 315 parts in a million then, more than 420 today.

      ## Ice cores
      Bubbles of old air, some 800 000 years deep. In all this time carbon dioxide went up and down between about 180 and 300,
      in step with ice ages and warm times.

      ## Tide gauges
      Floats in harbours, some since the eighteenth century. Fault: the land moves as well. In Stockholm it rises faster than
      the sea. On average the sea has risen by about twenty centimetres since 1900.

      ## Satellites over the sea
      Since 1993, almost everywhere at once. The rise is faster in the second half of the record than in the first.

      ## Glaciers
      Poles in the ice and old photographs. Some glaciers grow for a while, nearly all get shorter. They answer slowly, like a
      thermometer with a thick coat.

      ## Dates of blossom
      In Kyoto people have noted the blossom of the cherry trees for more than a thousand years. In the last decades it comes
      earlier than in any century before. A record does not have to be made by machines.

      # Eight together
      Each record has its own fault. They do not share them. A station does not know what a glacier does, and a tide gauge has
      never heard of cherry trees. When all eight point in one direction, the faults are not the explanation any more.

      # An energy balance
      The sun sends about 340 watts to each square metre of the globe, on average over day and night. Some 30 in a hundred are
      reflected, which leaves 238. A body that gives off 238 watts for each square metre has a temperature of about -18 °C; the
      surface has about 15 °C. The 33 degrees between are the work of gases that let light in and hold heat back.

      # Exercises
      The exercises of this chapter take about 45 minutes.

      1. Choose one record and describe instrument, place and fault in three sentences.
      2. A station is moved from the town to the airport, and it gets half a degree colder. How would you notice, and what would
         you do?
      3. Why do two different faults make the common result stronger?
      4. Reflect 31 instead of 30 in a hundred. How many watts are missing?
      5. Start a record of your own: the first swallow, the last frost.

      Answer to the fourth: 340 · 0.01 = 3.4 watts, a great deal.
    `,
    'Twelve evenings: charts for a year': `
      # Before you go out

      Warm clothes, a dim red light, twenty minutes of patience for your eyes. Look up about two hours after sunset. What is
      given here holds for northern middle latitudes; in the south seasons and directions are exchanged, and the second line
      helps you.

      # Winter
      1. January. Star: Sirius, the brightest of all, low in the south. Pattern: Orion with three stars in a row. Something that
         moves: the moon, one fist to the east each evening. In the south: Orion stands on its head, high in the north.
      2. February. Star: Capella, nearly overhead, yellowish. Pattern: the hexagon of winter, Sirius, Procyon, Pollux, Capella,
         Aldebaran, Rigel. In the south: Canopus, the second brightest, overhead.
      3. March. Star: Regulus, the heart of the lion. Pattern: the sickle above it. Day and night are equally long around the
         20th.

      # Spring
      1. April. Star: Arcturus; follow the handle of the Plough in a curve. Pattern: the Plough overhead. In the south: the
         Cross climbs high.
      2. May. Star: Spica; go on along the same curve. Something that moves: a planet, if a bright calm point stands near the
         path of the moon.
      3. June. Star: Antares, red and low. The nights are short; look for the twilight in the north. In the south: the centre of
         the Milky Way overhead, the best of all sights.

      # Summer
      1. July. Star: Vega, white, overhead. Pattern: the triangle of Vega, Deneb and Altair.
      2. August. Something that moves: the Perseids, around the 12th, best after midnight. Lie down and wait. Pattern: the Swan
         flies along the Milky Way.
      3. September. Star: Deneb, one of the farthest that you can see with bare eyes. Pattern: the square of Pegasus rises in
         the east.

      # Autumn
      1. October. The Andromeda galaxy: from the square two stars to the left, then two up. A pale spot, two and a half million
         years old. In the south: Fomalhaut, alone and bright.
      2. November. Star: Aldebaran, the orange eye of the bull. Pattern: the Pleiades. How many do you count? Six is usual, more
         is a good night.
      3. December. Something that moves: the Geminids, around the 14th, all night long. Star: Castor and Pollux, the twins.

      # The moon in a month
      | Day | What you see | When |
      | 3 | thin crescent | evening, west |
      | 7 | half, right side lit | evening, south |
      | 15 | full | all night |
      | 22 | half, left side lit | after midnight |
      | 27 | thin crescent | before sunrise, east |

      In the south left and right are exchanged.

      # A page to copy
      Date, hour, place, clouds, moon. What I looked for, what I found, what I did not expect. A small drawing with the horizon
      in it.

      # Exercises
      The exercises of this chapter take about 60 minutes.

      1. Measure with your fist how high the Pole Star stands. The angle is your latitude.
      2. Mark where the sun sets behind a house, once a week, from the same window.
      3. Follow one planet for two months and draw its path among the stars.
      4. Count stars in a fist's width in town and in the country.
    `,
    'Thirty problems, with answers to check': `
      # How to work

      Draw first. Estimate second. Calculate last. Then hold the answer against the drawing: sign, size, unit. Look up the
      answer only after you have written one of your own.

      # Slopes
      The exercises of this chapter take about 80 minutes.

      1. A tub fills from 20 to 80 litres in 12 minutes. What is the mean rate?
      2. Estimate the slope of x² at x = 3 with a step of 0.1.
      3. Find the derivative of x², x³ and 5.
      4. Where is the slope of x² − 6x zero? What is the value there?
      5. A ball is at 20t − 5t² metres. When is it highest?
      6. And how high?
      7. How fast is it at t = 1?
      8. What is the slope of 1/x at x = 2?
      9. A square has side 10, growing by 0.1. How much does its area grow, roughly?
      10. Draw a curve whose slope is positive and getting smaller.

      # Areas
      The exercises of this chapter take about 80 minutes.

      1. Sum four slices under x² from 0 to 1, each with its right height.
      2. The same with the left heights. Between which values does the area lie?
      3. What is the exact area?
      4. A car drives for 2 hours at 60 and 1 hour at 90. How far?
      5. The speed grows evenly from 0 to 20 m/s in 10 s. How far?
      6. Find the area under 3x² from 0 to 2.
      7. And under 4 − x² from −2 to 2.
      8. Which area lies between x and x² from 0 to 1?
      9. Water flows in at 6 − t litres a minute for 6 minutes. How much?
      10. Why is an area below the axis negative?

      # Growth and swing
      The exercises of this chapter take about 80 minutes.

      1. 100 grow by 7 per cent a year. How long until they double, by the rule of 70?
      2. Something halves every 8 days. What is left after 24?
      3. Which function is its own derivative?
      4. The slope of sin x at 0?
      5. The derivative of cos x?
      6. A pendulum swings 20 times in 40 seconds. What is its period?
      7. Coffee cools from 80 to 65 in 5 minutes in a room of 20. Will it cool by as much in the next 5?
      8. By how much?
      9. At which moment is a swing fastest?
      10. Name something that grows exponentially, but not for ever.

      # Answers
      Slopes: 5 litres a minute. 6.1 with a step forward, the exact slope is 6. 2x, 3x², 0. At x = 3, where the value is −9.
      After 2 s. 20 m. 10 m/s upwards. −1/4. About 2, exactly 2.01. For example the root of x.

      Areas: 0.46875. 0.21875, so between 0.22 and 0.47. 1/3. 210 km. 100 m. 8. 32/3, about 10.7. 1/6. 18 litres. Because the
      heights are negative there: it counts what is taken away.

      Growth: about 10 years. An eighth. The exponential function. 1. −sin x. 2 s. No, by less. The distance to the room goes
      from 60 to 45, a factor of 3/4; next to 33.75, so the coffee is at about 54 and cools by 11. In the middle of its way.
      Bacteria in a dish, for example, until the food is gone.
    `,
    'Four experiments on yourself': `
      # You are the laboratory

      For four weeks you run one small experiment a week on your own learning. You need a notebook, something you want to learn
      anyway, and twenty minutes a day. Do not believe what is written here. Measure it.

      # Week one: reading or recalling
      Take two texts of equal length. Read the first one three times. Read the second once, close it, write down what you
      remember, check, and write again. After seven days write down for both what you still know.

      | | Text A, reread | Text B, recalled |
      | Guess on day 1 (0 to 10) | | |
      | Facts on day 7 | | |

      Most people guess higher for A and remember more of B. What about you?

      # Week two: at once or in portions
      Learn ten words in one sitting of twenty minutes. Learn another ten in four sittings of five minutes, spread over four
      days. Test both on the seventh day.

      # Week three: sorted or mixed
      Practise three kinds of problems. On one half of the days do them in blocks, all of one kind. On the other half mix them.
      On Sunday let somebody set you a mixed test. Note also how it felt; mixing usually feels worse and works better.

      # Week four: explain or not
      After half of your sessions explain aloud for three minutes what you have learned, to a chair or a friend. After the other
      half read for three more minutes. Compare a week later.

      # A fair experiment
      1. Decide by tossing a coin which text or word goes into which group. Otherwise you will give the easier one to your
         favourite.
      2. Write down your guess first.
      3. Test at the same hour.
      4. Count all of it, also the days that went badly.
      5. One week is little. If the difference is small, say: I do not know yet.

      # Planning for bad weeks
      Write the smallest version of your routine: five cards, one page, three minutes. Write two if-then sentences: if I come
      home after nine, then I do five cards in bed. Missing once is an accident. Twice in a row is the start of a new habit, so
      never miss the same thing twice.

      # Your routine
      After four weeks choose what worked for you and write it on one card: when, where, how long, how I test myself, what I do
      in a bad week. Put the card where you learn. Look at it again after three months and change one thing.

      # Exercises
      The exercises of this chapter take about 30 minutes.

      1. Explain to somebody why rereading feels better than it is.
      2. Plan the repetitions for one topic: after 1, 3, 7 and 21 days.
      3. Write your two if-then sentences now.
      4. Read your notes of week one and predict week two.
    `,
  },
}
