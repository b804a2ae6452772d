import type { FieldBooks } from './types.ts'

export const health: FieldBooks = {
  chapters: `
    # Changing one thing at a time

    Bodies like habits and dislike revolutions. Whoever changes everything on a Monday is usually back on Thursday.

    ## Choose the smallest step
    So small that it is almost ridiculous: two minutes, one glass, five repetitions. It should be possible on your worst day.

    ## Tie it to something
    After brushing my teeth, before the first coffee, when the kettle is on. A habit needs a hook, and the day is full of hooks.

    ## Write it down
    A cross in a calendar is enough. It shows you what you really do, which is often better than you feared.

    ## Look after two weeks
    Did it help? Keep it, and take the next step. It did not? Change one thing, or let it go. You are looking for what suits
    you, not for what suits everybody.

    # When to ask somebody

    This book is for people who are well, more or less. It cannot examine you. Please see a doctor:

    - with pain in the chest, trouble with breathing, sudden weakness or trouble with speaking: at once, by the emergency
      number;
    - with fever, weight loss or pain at night that you cannot explain;
    - after a fall or an accident;
    - if you are pregnant, in treatment, or have been told to be careful;
    - if your mood has been dark for more than two weeks. Talking helps, and there are people whose work it is.

    Show the exercises to the one who treats you. It takes five minutes, and both of you will feel better about it.
  `,
  books: {
    'Four weeks, day by day': `
      # How to use the plan

      Twelve minutes a day, six days a week. On the seventh walk for half an hour. Move slowly, breathe, never force. A pull is
      fine, a sharp pain is not: then make the movement smaller, or leave it out today.

      # The exercises
      - Cat: on all fours, round the back, let it sink. Eight times.
      - Bridge: on your back, feet on the floor, lift the hips, three breaths. Six times.
      - Book: on your side, open the upper arm, follow it with your eyes. Five on each side.
      - Chin glide: sitting tall, draw the chin back a little, hold for two breaths. Six times.
      - Hip hinge: standing, hands on the hips, push them back with a long spine. Ten times.
      - Carry: a bag in one hand, walk tall for thirty steps, change. Three times.

      # Week one: loosen
      The exercises of this chapter take about 100 minutes.

      | Day | What |
      | 1 | Cat, book, five slow breaths |
      | 2 | Cat, bridge |
      | 3 | Book, chin glide |
      | 4 | Cat, bridge, book |
      | 5 | Chin glide, bridge, breaths |
      | 6 | All four |
      | 7 | Walk |

      # Week two: a little more
      The exercises of this chapter take about 100 minutes.

      | Day | What |
      | 1 | Cat, bridge, hinge |
      | 2 | Book, chin glide, hinge |
      | 3 | Cat, bridge twice |
      | 4 | Hinge, book |
      | 5 | Cat, bridge, chin glide |
      | 6 | All five |
      | 7 | Walk, some of it uphill |

      # Week three: carry
      The exercises of this chapter take about 100 minutes.

      | Day | What |
      | 1 | Cat, hinge, carry with 3 kg |
      | 2 | Bridge, book, chin glide |
      | 3 | Hinge, carry |
      | 4 | Cat, bridge, book |
      | 5 | Hinge, carry with 4 kg |
      | 6 | All six |
      | 7 | Walk |

      # Week four: yours
      The exercises of this chapter take about 100 minutes.

      | Day | What |
      | 1 | Your three favourites |
      | 2 | The three you avoid |
      | 3 | All six, once each |
      | 4 | At the desk: chin glide, hinge, stand up ten times |
      | 5 | Carry with 5 kg, hinge |
      | 6 | All six |
      | 7 | Walk, and write down what changed |

      # At the desk
      Every hour: stand up, turn to both sides, look out of the window. There is no perfect posture. The best one is the next
      one.

      # Notes
      Once a week write down: what could I do today that I could not do a week ago? Turn around while driving, lie on the left
      side, carry the crate. These sentences are a better measure than pain.
    `,
    'A sleep diary for six weeks': `
      # How to keep it
      The exercises of this chapter take about 85 minutes, two on each morning.

      Fill it in each morning in two minutes. Estimate; do not look at the clock at night. Seven days make a week, and only
      weeks are compared.

      | | Mo | Tu | We | Th | Fr | Sa | Su |
      | In bed at | | | | | | | |
      | Asleep at, about | | | | | | | |
      | Awake in between, minutes | | | | | | | |
      | Up at | | | | | | | |
      | How rested, 0 to 10 | | | | | | | |
      | Coffee after noon | | | | | | | |
      | Daylight before ten | | | | | | | |

      # Week one: observe
      Change nothing. At the end add up: how long were you in bed, and how long asleep? The second divided by the first is your
      sleep efficiency. 85 in a hundred or more is fine.

      # Week two: the time to get up
      Choose one time and keep it on all seven days, however the night was. It is the strongest single change. Go to bed when
      you are sleepy, not when it is late.

      # Week three: light
      A quarter of an hour outside before ten, without sunglasses. In the last hour of the evening only small lamps.

      # Week four: coffee and naps
      Nothing with caffeine after noon. A nap of at most twenty minutes, before three.

      # Week five: the bed
      The bed is for sleeping. If you lie wide awake for what seems like twenty minutes, get up, sit in dim light with a boring
      book, and go back when your eyes close. As often as necessary. It is a nuisance for a few nights, and then it works.

      # Week six: the list
      An hour before bed write down what is open and when you will deal with it. Close the book. If a thought comes at night,
      tell it: you are on the list.

      # How sleep works
      Two forces decide. Pressure grows with each hour awake and is let out by sleep. The clock says when it is night, and is
      set by light. Good sleep comes when both agree. Staying in bed longer takes away pressure and moves the clock: it is the
      most common mistake after a bad night.

      # Looking back
      | Week | Hours asleep | Efficiency | Rested |
      | 1 | | | |
      | 2 | | | |
      | 3 | | | |
      | 4 | | | |
      | 5 | | | |
      | 6 | | | |

      Which change helped most? Keep that one and be generous with the others. One bad night is weather. Look at the climate.

      # When to see a doctor
      If you stop breathing at night or snore loudly and are tired all day; if you fall asleep while driving; if your legs will
      not let you rest; if it has been going on for more than three months. Take the diary with you. It saves you half of the
      questions.
    `,
    'Twenty dishes from five techniques': `
      # What you need

      A sharp knife, a board, two pots, a pan, a baking tray. In the cupboard: oil, salt, pepper, onions, garlic, lemons,
      vinegar, rice, pasta, lentils, tinned tomatoes and beans, and five spices: cumin, paprika, turmeric, cinnamon, oregano.
      All amounts are for two.

      # Roast: 200 degrees, one layer, room between
      1. Carrots and chickpeas with cumin, 30 minutes, yoghurt on top.
      2. Potatoes and onions with paprika, 40 minutes, an egg beside them.
      3. Cauliflower with turmeric and lemon, 25 minutes, with rice.
      4. Tomatoes and white beans with oregano, 25 minutes, bread.

      # Simmer: a pot that smiles
      1. Red lentils, onion, cumin, tomato: 20 minutes. Lemon at the end.
      2. White beans, carrot, garlic, oregano: 30 minutes. Oil at the end.
      3. Rice in broth with peas, stirred now and then: 20 minutes. Cheese at the end.
      4. Potatoes and leek, mashed in the pot: 25 minutes. Pepper at the end.

      # Fry: hot pan, dry food, patience
      1. Eggs on onions and paprika.
      2. Cold rice with vegetables and an egg. Yesterday's rice is best.
      3. Mushrooms, alone and not crowded, on toast.
      4. Fish or tofu in slices, three minutes a side, lemon.

      # Dress: one acid, three oils, salt
      1. Lentils with vinegar, onion, parsley.
      2. Cucumber, yoghurt, garlic.
      3. Grated carrot, lemon, cinnamon, nuts.
      4. Bread of yesterday, tomatoes, oil, oregano.

      # Steam: a lid and two fingers of water
      1. Broccoli, four minutes, oil and garlic.
      2. Potatoes in their skins, 25 minutes, quark with herbs.
      3. Fish on slices of lemon, eight minutes.
      4. Spinach, one minute, an egg on top.

      # Change the country
      Cumin, turmeric and yoghurt point east. Oregano, lemon and oil point south. Paprika and onion point to the middle.
      Cinnamon and nuts are for Sundays. The technique stays the same.

      # What a body needs
      Something with protein in each meal: eggs, beans, lentils, dairy, fish, tofu, meat. Something with fibre: vegetables,
      fruit, whole grains. Half of the plate vegetables is a good picture. Nothing is forbidden. What you eat most days matters,
      and what you eat at a birthday does not.

      # Safe and simple
      Cool leftovers quickly and put them into the refrigerator within two hours. Eat them within two days, and heat them until
      they steam. Keep raw meat away from what is eaten raw. Wash your hands. That is nearly all.

      # Exercises
      The exercises of this chapter take about 220 minutes.

      1. Cook one dish of each technique this week.
      2. Cook the first dish again with other spices.
      3. Plan five dinners out of this list and write one shopping list.
      4. Find out what one portion of lentils costs.
    `,
    'Twelve weeks at home or in the gym': `
      # The six movements
      - Squat: sit down between your feet and stand up.
      - Hinge: hips back, long spine, shins nearly upright.
      - Push: away from you. Wall, table, floor, bar.
      - Pull: towards you. Towel, bag, bar.
      - Carry: something heavy, walking tall.
      - Get up: from the floor, by way of hand and knee.

      Two days a week, with at least one day between. Warm up for five minutes: walk, circle the arms, a few easy repetitions of
      each movement.

      # Twelve weeks
      The exercises of this chapter take about 600 minutes, twenty-five for each of the 24 times.

      | Week | Sets and repetitions | What is new |
      | 1 | 2 × 8 | no weight, learn the movement |
      | 2 | 2 × 10 | the same, slower |
      | 3 | 3 × 8 | a bag of 4 kg for squat and hinge |
      | 4 | 2 × 8 | an easy week |
      | 5 | 3 × 8 | 6 kg, push at the table |
      | 6 | 3 × 10 | the same |
      | 7 | 3 × 12 | the same |
      | 8 | 2 × 8 | an easy week |
      | 9 | 3 × 8 | the next weight, push on the floor or from the knees |
      | 10 | 3 × 10 | the same |
      | 11 | 3 × 12 | the same |
      | 12 | 1 × as many as are clean | compare with week one |

      Always stop with two repetitions left in you. Rest two minutes between the sets. Carry thirty steps on each side, and get
      up three times on each side, every time.

      # In the gym
      Squat with a dumbbell held at the chest. Hinge with a bar or kettlebell. Push with dumbbells on a bench. Pull at the cable
      or with one hand on a bench. Begin with a weight that you can lift eight times with two left. Ask somebody to look at your
      hinge once.

      # Common mistakes
      - Heels come up in the squat: turn the toes out a little, go less deep.
      - The back rounds in the hinge: bend the knees slightly, stop earlier.
      - Shoulders go up in the push: let them sink before you begin.
      - Swinging in the pull: less weight.
      - Holding the breath: out as you lift.

      # Bad days
      Half the weight, all the movements, ten minutes. Or a walk. Ill with fever: rest, and afterwards begin one week earlier in
      the plan.

      # Food and sleep
      Eat as always, with some protein in each meal. Sleep is when the strength is built. If you have to choose between the last
      set and the last hour of sleep, sleep.

      # A page to copy
      Date, movement, weight, repetitions, how it felt from 1 to 10. Write it at once. Memory is generous.

      # Exercises
      The exercises of this chapter take about 30 minutes.

      1. Film your squat from the side and compare it with the drawing in your head.
      2. Find out how many times you can get up from a chair in thirty seconds. Again in week 12.
      3. Carry your shopping home on foot once a week.
    `,
    'Eight tools on eight cards': `
      # How to use the cards

      Two tools a week, for four weeks. Try each of them for five days in a quiet hour, before you need it in a loud one. Copy
      the cards, cut them out, and carry the two that work for you.

      # Card 1: breathe
      In for four, out for six, ten times. The long breath out is what counts. Eyes open, shoulders low. Before a door, a call,
      a stage.

      # Card 2: name it
      Say silently what is there: my heart is fast, my thoughts run ahead, I am afraid of forgetting. A thing with a name is
      smaller than one without.

      # Card 3: prepare
      Two columns: what will happen, and what could go wrong with one line of then. Take the sheet with you. The first sentence
      is written out in full.

      # Card 4: shorten the list
      Write everything down. Strike out what nobody would miss. Three for today; the rest gets a date or a name.

      # Card 5: ask
      Who could take a piece of this? Say what you need, what for and by when. Most people like to help when it is clear how
      much.

      # Card 6: move
      Ten minutes of quick walking, or stairs. The body has prepared for running; let it run. Afterwards decide.

      # Card 7: pause
      Put the telephone into another room for fifteen minutes. Look out of the window. A pause with a screen is not one.

      # Card 8: look back
      In the evening three lines: what was hard, what helped, what will I do next time? Close the book.

      # Which one when
      | Situation | Try |
      | five minutes before an exam | 1, 2 |
      | too much to do | 4, 5 |
      | a hard conversation tomorrow | 3, 8 |
      | angry | 6, then 2 |
      | tired and restless | 7, 1 |
      | it went wrong | 8, 5 |

      # What pressure is for
      A quick heart brings blood where it is needed. Narrow attention finds the door. This is help that has arrived early and a
      little too strong. You do not have to get rid of it. You only need to have your hands free for the next step.

      # Four weeks
      | Week | Tools | Try them when |
      | 1 | breathe, name it | you wait for something |
      | 2 | prepare, shorten the list | a day begins |
      | 3 | ask, move | you are stuck |
      | 4 | pause, look back | a day ends |

      # Talk to somebody
      If everything has been heavy for weeks, if you sleep badly and nothing gives you joy, or if you think of harming yourself,
      please talk to someone today: a friend, a doctor, a helpline of your country. That is a tool as well, and the strongest
      one.
    `,
  },
}
