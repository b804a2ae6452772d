export const starlight = String.raw`
  When you look at the sky you look back in time. The light that reaches you tonight set out long ago, and how long ago depends on
  where it comes from.

  | Where from | How far | Under way for |
  | the moon | 384,000 km | 1.3 seconds |
  | the sun | 150 million km | 8 minutes and 20 seconds |
  | Jupiter | 590 to 970 million km | 33 to 54 minutes |
  | Sirius | 81 million million km | 8.6 years |
  | Vega | 240 million million km | 25 years |
  | the Andromeda galaxy | 24 million million million km | about 2.5 million years |

  ## A year as a length
  Light travels $c \approx 300\,000$ kilometres in a second. For a distance $d$ it therefore needs the time

  ::: formula
  t = \frac{d}{c}
  :::

  For the sun that is $150\,000\,000 / 300\,000 = 500$ seconds, the 8 minutes and 20 seconds of the table. In a year light travels
  9.5 million million kilometres. This distance is called a **light-year**. It is a length, even if it sounds like a time.

  ::: answer Neptune is 4,500 million kilometres from the sun. How long is sunlight on its way there?
  $4\,500\,000\,000 / 300\,000 = 15\,000$ seconds, which is 4 hours and 10 minutes.
  :::

  ## How we know: near stars
  For near stars there is a beautiful method. Hold up a finger, and close one eye and then the other: the finger jumps against the
  background. The Earth does the same with the stars. In January and in July we look from two places, 300 million kilometres apart,
  and near stars jump a tiny bit. The smaller the jump, the farther the star.

  ::: picture parallax
  The Earth on two sides of its path around the sun. From each side a dotted line of sight goes through the same near star, and
  ends at another place among the far stars: from the left side on the right, and from the right side on the left.
  :::

  Half of the jump is an angle, the **parallax** $p$. When it is measured in seconds of arc, the distance in parsecs is

  ::: formula
  d = \frac{1}{p}
  :::

  and one parsec is 3.26 light-years. The parallax of Sirius is 0.379 seconds of arc, so its distance is $1 / 0.379 \approx 2.64$
  parsecs, or 8.6 light-years. Such angles are tiny: one second of arc is the width of a coin, seen from nearly five kilometres
  away.

  ::: code python
  def light_years(parallax):
      """The distance of a star whose parallax is given in seconds of arc."""
      return 3.2616 / parallax

  for name, parallax in {"Sirius": 0.379, "Vega": 0.130, "Arcturus": 0.089}.items():
      print(f"{name}: {light_years(parallax):.1f} light-years")
  :::

  ::: note
  Friedrich Bessel published the first distance of a star in 1838, after more than a year of nights at the telescope. The space
  telescope Gaia has measured the parallaxes of more than a thousand million stars.
  :::

  ## How we know: far stars
  For far stars and galaxies the jump is too small to be measured. There we need lamps whose true strength is known. Light thins out
  with the square of the distance: twice as far away, a lamp gives a quarter of the light.

  ::: formula
  b = \frac{L}{4 \pi d^2}
  :::

  Here $L$ is what the lamp gives in all, and $b$ is what arrives on each square metre of a telescope. We measure $b$. If we know
  $L$, only the distance is left to be found.

  Some stars, the __Cepheids__, swell and shrink in a rhythm that betrays $L$: the slower, the brighter. Henrietta Leavitt found
  this rule in 1912. In the 1920s, Edwin Hubble used it to show that the Andromeda nebula lies far outside of our own galaxy.

  So distances are a ladder, and every rung rests on the one below:

  1. The size of the Earth's path, measured with radar.
  2. Near stars, by their parallax.
  3. Near galaxies, by Cepheids like those whose parallax is known.
  4. Far galaxies, by exploding stars of one kind, compared with those in galaxies whose Cepheids are known.

  ::: warning
  An error on a low rung goes through all rungs above it. This is why serious books say 2.4 or 2.6 million light-years for the
  Andromeda galaxy. It is the honest width of the measurement, and nobody is wrong.
  :::

  ::: answer Two stars have the same true strength, and one looks a hundred times fainter. How much farther away is it?
  Ten times, because $10^2 = 100$.
  :::

  ## A thought for the evening
  Choose a star whose light is about as old as you are. It left in the year you were born and has been under way ever since, without
  a stop.

  | Star | When, in the north | Light-years |
  | Sirius | winter, below Orion | 8.6 |
  | Altair | summer, high in the south | 17 |
  | Vega | summer, overhead | 25 |
  | Arcturus | spring, where the handle of the Plough points | 37 |
  | Capella | winter, overhead | 43 |
  | Aldebaran | winter, the eye of the Bull | 66 |
  | Regulus | spring, the heart of the Lion | 79 |

  ## Try it
  Look up the distances of five bright stars, and find out for each what was happening on Earth when the light set out. Then show
  one of them to somebody and tell the story.
`
