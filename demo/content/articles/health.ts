import type { ArticleTexts } from './types.ts'

export const health: ArticleTexts = {
  'The last hour of the day': `
    The day does not end when the light goes out. It ends in the hour before. If that hour is a second working day, the head
    needs the night to finish it.

    ## Three parts of twenty minutes
    1. Close. Write down what is unfinished and when you will go on with it. Lay out what you need in the morning. What stands
       on paper need not be carried to bed.
    2. Clear away. Dishes, a bag, the room. Slow work with the hands, warm light, no screen. It is dull on purpose.
    3. Rest. A book, music, a bath, a talk. Something that has no aim and no last page that you must reach.

    ## About the light
    Bright light in the evening tells your inner clock that it is still day. Switch off the ceiling lamp and use two small ones.
    Whether a screen disturbs you depends less on its colour than on what is on it: news and work wake up more than a quiet
    film.

    ## If you have only ten minutes
    Take the list. It is the part that helps most people most. Three lines are enough: this is done, this is open, this comes
    first tomorrow.

    ## Do not make it a duty
    If it is late, skip it and go to bed. A ritual that makes you tense is one more task. Four evenings out of seven are plenty.

    ## Try it
    For one week note at what hour you closed the day, and how long you believe you needed to fall asleep. On the last evening
    look at the two columns side by side.
  `,
  'Pain comes and goes: what it means': `
    Pain is an alarm, and a useful one. But an alarm can be set too finely. It may ring because there is a fire, and it may ring
    because somebody made toast.

    ## What it measures
    Pain does not measure damage. It is what the nervous system concludes from many messages: from the tissue, from memory, from
    sleep, from worry. That is why a back can hurt badly while nothing is injured, and why many people with visible wear in
    their spine feel nothing at all.

    ## What usually happens
    Most episodes of ordinary back pain become clearly better within a few weeks. Staying in bed makes it longer. Moving as much
    as you can bear, and a little more each day, makes it shorter. A movement that pulls is allowed; a movement that leaves you
    worse on the next day was too much this time.

    ## What to watch instead
    Do not ask each hour whether it still hurts. Ask once a week: what can I do today that I could not do last week? Walk
    longer, turn in bed, carry the shopping.

    ## When to see a doctor
    - after a fall or an accident,
    - with fever, or with weight loss that you cannot explain,
    - with weakness or numbness in a leg,
    - when you feel numb between the legs or cannot hold water: then at once,
    - when it gets worse for weeks, or wakes you every night.

    ## Try it
    Write down three activities that matter to you and how far each goes today. Look at the list again after four weeks.
  `,
  'Light, coffee and other clocks': `
    Your body keeps time. Every cell has a clock, and one in the brain sets the others. It runs a little slow or fast in most of
    us and has to be set each day. A few things do that.

    ## Light
    The strongest. Daylight in the first hours of the day pulls the clock forward: you get tired earlier in the evening. A
    quarter of an hour outside is enough on a bright day, longer on a grey one. A room feels bright, but even a cloudy sky is
    about ten times brighter.

    ## Coffee
    Caffeine does not give energy. It hides the tiredness that is there. About half of it is still in the body after five hours,
    in some people after seven or more. A cup at four can be a quarter of a cup at midnight. If you sleep badly, try one week
    without coffee after noon, and no other change.

    ## Meals and movement
    Regular meals tell the clocks in stomach and liver what time it is. A heavy dinner right before bed keeps them at work.
    Sport is good for sleep at nearly any hour, only the last one before bed is too late for some.

    ## Naps
    Twenty minutes before three o'clock refresh. An hour at six borrows from the night.

    ## The week end
    Sleeping in until eleven moves your clock as a flight to the west would. On Monday you fly back. An hour longer is fine.

    ## Try it
    Choose one of the five, change it for seven days, and leave the others alone. Otherwise you will never know which one it
    was.
  `,
  'A label in ten seconds': `
    The front of a package is advertising. Turn it over. Three looks are enough.

    ## First look: the list
    Ingredients are listed by weight, the largest first. The first three are most of what you eat. If sugar is among them in
    something that is not a dessert, you know enough. Sugar has many names: syrup, dextrose, concentrated juice.

    ## Second look: per 100 grams
    Portions are invented by the producer. The column per 100 grams lets you compare two packages. A rough guide:

    | Per 100 g | Low | High |
    | sugars | up to 5 g | above 22.5 g |
    | saturated fat | up to 1.5 g | above 5 g |
    | salt | up to 0.3 g | above 1.5 g |
    | fibre | | 6 g and more is a lot |

    ## Third look: how much will I eat
    A high number in a spice is harmless, since you take a gram. A middling one in bread adds up, because you eat it every day.

    ## What you may ignore
    Words such as natural, traditional or with the power of. A long list is not bad by itself, and a short one is not always
    good: sugar has a single ingredient.

    ## No forbidden food
    The label is there to choose between two yoghurts, not to spoil a birthday. If most of what you buy has no label, as apples,
    lentils and fish from the counter have none, you have done the largest part already.

    ## Try it
    Compare three packages of the same thing at home, for example breakfast cereals. Order them by sugar before you look. How
    well did the front tell you?
  `,
  'Shop once, waste little': `
    A large part of the food that we throw away was bought with the best intentions. A plan of ten minutes and one trip to the
    shop change more than any resolution.

    ## Look before you write
    Open the refrigerator first, then the cupboard. What has to go this week? These are the first two dinners. Only then write
    the list.

    ## Plan five, not seven
    One evening you will be invited or tired, one evening there are leftovers. Five dinners are enough:

    1. two quick ones of twenty minutes,
    2. one pot that feeds two evenings,
    3. one tray from the oven,
    4. one soup or salad out of whatever is left.

    ## The order of the week
    Eat fish, leaves and berries first. Cabbage, carrots, eggs and hard cheese wait patiently. What you will not manage goes
    into the freezer on the second day, not on the seventh.

    ## Where things last
    - Herbs in a glass of water, bread in a box or the freezer, tomatoes outside of the refrigerator.
    - New things to the back, old things to the front. It takes one minute.
    - Best before is not bad after. Look, smell, taste. For use by on meat and fish take the date seriously.

    ## A box for ends
    Put a box on the eye level of the refrigerator: eat me first. Half an onion, the last spoon of beans. Soup begins there.

    ## Try it
    Write down for one week everything you throw away, with its price. On Sunday add it up, and plan next week around the three
    most frequent things.
  `,
  'Adding weight in small steps': `
    Strength grows when the body is asked for slightly more than it is used to. Slightly is the important word. Muscles adapt in
    weeks, tendons in months, and patience in years.

    ## A simple rule
    Choose a weight that you can lift eight times cleanly, with two more left in you. Train with it. When you reach twelve with
    two left, on two days in a row, add the smallest plate you have and go back to eight.

    | Week | Weight | Repetitions in three sets |
    | 1 | 10 kg | 8, 8, 8 |
    | 2 | 10 kg | 10, 9, 9 |
    | 3 | 10 kg | 11, 11, 10 |
    | 4 | 10 kg | 12, 12, 12 |
    | 5 | 12 kg | 8, 8, 8 |

    ## When there is no smaller plate
    Do more repetitions, go slower, pause for two seconds at the bottom, or rest less. All of these are weight too.

    ## Bad days
    If you slept badly or are ill, do the same movements with half of the weight. You keep the habit and lose nothing. If
    something hurts sharply, stop that movement for today and do another one.

    ## Going back is part of it
    After a break of two weeks begin at about three quarters of the old weight. After two months at half. It comes back much
    faster than it came the first time.

    ## Write it down
    Date, movement, weight, repetitions. Without notes you will train the same thing for years and wonder.

    ## Try it
    Find your eight for one movement this week, and write it on the first line of an empty page.
  `,
  'What to eat around training': `
    You do not need powders. You need enough, at about the right time, and most days you do that already.

    ## Before
    Train two to three hours after a meal or, if that does not fit, eat something small an hour before: a banana, bread with
    honey. Some people train well on an empty stomach in the morning. If you get dizzy, you are not one of them.

    ## During
    Water, when you are thirsty. For forty minutes nothing else is needed.

    ## After
    Eat your next normal meal within a few hours, and let it contain protein: eggs, yoghurt, beans with rice, fish, tofu. The
    famous half hour after which it would be too late does not exist. What counts is the whole day.

    ## How much protein
    For adults who train twice a week something around 1.2 to 1.6 grams for each kilogram of body weight and day is a sensible
    aim. With 70 kilograms that is roughly 85 to 110 grams: two eggs, a cup of lentils, a tub of quark, a piece of fish or tofu,
    some bread and nuts. Older people profit from the upper end. With a disease of the kidneys ask your doctor first.

    ## And the rest
    Bread, rice and potatoes are fuel, not enemies. Vegetables and fruit keep everything else going. Alcohol after training
    slows recovery; one beer with friends does not end the world.

    ## Try it
    Write down what you eat on one training day. Mark the protein in it. If there is none at breakfast, begin there.
  `,
  'The stage manager’s notebook': `
    At five to eight the lead singer has lost her voice, a lamp smokes, and somebody is asking for the key to the second
    dressing room. Behind the curtain stands a woman with a notebook and speaks as if she were ordering tea. We asked her how.

    ## The notebook
    It has three pages for each evening. On the left is what will happen, minute by minute. On the right what could go
    wrong, with one line each: if A, then B. The third page is empty. There she writes what did go wrong, after the applause.

    ## If, then
    If the lamp fails, we light the scene from the left. If a singer is ill, the understudy has the costume already. She decides
    all of this on quiet mornings. In the evening she does not think; she reads.

    ## Her voice
    When it gets loud, she speaks more slowly and lower. People around her follow, without noticing. Before each important
    sentence she breathes out once. It takes two seconds, and nobody has ever complained about them.

    ## One thing at a time
    She answers one question, finishes it, and turns to the next. The others wait. Five half answers, she says, are five new
    questions.

    ## Afterwards
    She writes the third page before she goes home, in three lines at most, then she closes the book. What stands in the book is
    not in her head.

    ## Try it
    Before your next difficult hour write two columns: what will happen, and what could go wrong, with one line of then for
    each. Take the sheet with you. Often it is enough to know that it is in your pocket.
  `,
}
