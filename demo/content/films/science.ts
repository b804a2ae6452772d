import type { FilmTexts } from './types.ts'

export const science: FilmTexts = {
  'The kettle sings': [
    'Long before it boils, bubbles form on the hot floor of the kettle.',
    'They rise into cooler water and collapse. Thousands of tiny claps are the song.',
    'When all the water is hot, the bubbles survive. The song gets low, and boiling begins.',
    'Your turn: note the time of the first sound, its loudest moment and the boil.',
  ],
  'Why the bicycle stays up': [
    'A rolling bicycle that leans also steers towards the side it leans to.',
    'Steering brings the wheels back under the weight, and the fall is caught.',
    'You do it yourself at low speed, and the bicycle does it alone when it is fast.',
    'Your turn: ride slowly in a straight line and watch your front wheel.',
  ],
  'Floating, sinking and a bowl of ice': [
    'Water pushes up with the weight of the water that was pushed aside.',
    'Ice is lighter than water of the same size, so about a tenth stays above.',
    'When floating ice melts, the level in the bowl does not change. Why not?',
    'Your turn: mark the level, let the ice melt, and look again.',
  ],
  'Waves on a rope and in a room': [
    'A wave carries a shape along. The rope itself only goes up and down.',
    'Speed is wavelength times frequency: twice as often means half as long.',
    'In a room, sound comes back from the walls and sometimes meets itself.',
    'Your turn: clap in three rooms and describe what comes back.',
  ],
  'A thermometer and its neighbourhood': [
    'A thermometer tells its own temperature. The shade and the air decide which one that is.',
    'A station that moved, or a town that grew, leaves a step in the record.',
    'Neighbours reveal it: if nine agree and one jumps, look at the one.',
    'Your turn: measure in the sun, in the shade and at the wall, and compare.',
  ],
  'What ice remembers': [
    'Snow falls in layers, year on year, and keeps a little of the air.',
    'Bubbles in the ice are samples of old air. Their carbon dioxide can be measured.',
    'Deeper is older: the longest cores reach back some 800,000 years.',
    'Your turn: name one thing in your home that keeps a record by layers.',
  ],
  'An energy balance on one sheet': [
    'Sunlight brings about 240 watts for each square metre of the Earth, after reflection.',
    'In balance the Earth sends as much back. Without an atmosphere it would be at −18 °C.',
    'Gases that absorb heat make the surface warmer, on average about 15 °C.',
    'Your turn: change the reflected share by one per cent and estimate the effect.',
  ],
  'One star leads to all others': [
    'In the north, two stars of the Plough point to the Pole Star.',
    'From there the sky turns around one point, once in a day.',
    'In the south, the long arm of the Cross points towards the pole.',
    'Your turn: find your guide, wait an hour, and see what has moved.',
  ],
  'The face of the moon': [
    'Half of the moon is always lit. We only see it from changing sides.',
    'It needs 29 and a half days from one full moon to the next.',
    'It turns once on each way around us, and so it shows us one face.',
    'Your turn: draw the moon on five evenings, with the time beside it.',
  ],
  'Where the planets walk': [
    'Planets keep close to the path of the sun and moon, and never leave it far.',
    'A planet shines calmly. Stars twinkle, because they are only points.',
    'Mars sometimes seems to walk backwards: we overtake it on the inner lane.',
    'Your turn: find one planet and note its neighbour stars for a month.',
  ],
  'The bathtub and the speedometer': [
    'The water level says how much has come together. The tap says how fast.',
    'From the level you can read the tap, and from the tap you can rebuild the level.',
    'Calculus is these two questions, and the bridge between them.',
    'Your turn: draw the level of a tub with the tap opened, halved and closed.',
  ],
  'Zoom in until it is straight': [
    'Zoom into a smooth curve, and at last it looks like a straight line.',
    'The slope of that line is the derivative at this point.',
    'At a corner, zooming never helps. There is no single slope.',
    'Your turn: estimate the slope of x squared at 3 with steps of 1, 0.1 and 0.01.',
  ],
  'Slice, stack and fill': [
    'An area with a curved edge can be cut into thin straight slices.',
    'Add the slices. Make them thinner, and the sum settles on one number.',
    'That number is the integral, whether the slices hold paint, water or time.',
    'Your turn: find the area under x squared from 0 to 1 with four slices.',
  ],
  'The bridge between the two': [
    'Add up all the small changes, and you have the whole change.',
    'So an area can be found by asking: whose slope is this curve?',
    'That is the fundamental theorem, and it saves all the slicing.',
    'Your turn: check the bridge with a speed of 60 for two hours.',
  ],
  'Things that grow, things that swing': [
    'What grows in proportion to itself grows exponentially: money, rumours, yeast.',
    'What is pulled back in proportion to its distance swings: a sine wave.',
    'Both are answers to one sentence about change.',
    'Your turn: at 7 per cent a year, how long until it doubles? Try 70 divided by 7.',
  ],
  'Why rereading feels so good': [
    'Reading again feels easy, and we take the ease for knowledge.',
    'Close the book and say what was in it. The gap you feel is the lesson.',
    'Effort while recalling is what makes the memory stronger.',
    'Your turn: stop now, and write three sentences about this film.',
  ],
  'Spacing: a little, often, later': [
    'An hour in four portions holds longer than an hour at once.',
    'Wait until you have almost forgotten. Then recalling costs effort, and works.',
    'After a day, after three, after a week: a simple ladder is enough.',
    'Your turn: put three repetitions of one topic into your calendar.',
  ],
  'Planning for a bad week': [
    'Some weeks will go wrong. Decide today what the smallest version is.',
    'If this, then that: if I come home late, then I do five cards.',
    'Missing once is an accident. Never miss the same thing twice in a row.',
    'Your turn: write the five-minute version of your routine.',
  ],
}
