import { readSubjects } from './read-subjects.ts'

export const maths = readSubjects(
  'Mathematics',
  ['pupils', 'parents who help with homework', 'students in their first year', 'adults who left maths too early'],
  `
arithmetic | arithmetic | fractions and percentages / basic maths | 2
do: calculate with fractions and percentages
skills: Arithmetic / fractions / percentages / mathematics
titles: A pizza for five / Twenty per cent off, then ten / Numbers without a calculator
hooks: Half of a third of a cake, and everybody is still your friend. / The discount was fifty per cent, twice, and it was not free.
topics: the four operations / fractions / decimals / percentages / ratios / estimating / powers
makes: a shopping trip without a phone / a week of homework
near: algebra / Excel / cooking

mental-maths | mental arithmetic | mental maths / fast calculation | 1
do: calculate in your head
skills: Mental arithmetic / mathematics / concentration
titles: Faster than the till / Eleven times anything / Square roots at the bus stop
hooks: The waiter brings the bill, and you know it already. / Left to right, in pieces, with a smile.
topics: adding in pieces / multiplying / dividing / tricks with nine and eleven / squares / estimates / roots and dates
makes: a minute of twenty sums / a trick for parties
near: arithmetic / memory / chess

algebra | algebra | equations and functions / school algebra | 3
do: solve equations
skills: Algebra / equations / mathematics
titles: The mystery of x / What you do on the left / Parabolas, roots and a thrown ball
hooks: A letter is only a number that has not taken off its hat. / Two trains start at noon; you need not be afraid of them.
topics: letters for numbers / simple equations / straight lines / two unknowns / brackets and factors / quadratic equations / inequalities
makes: a solution to the two trains / a graph of your phone bill
near: geometry / calculus / Python

geometry | geometry | plane geometry / Euclid's geometry | 2
do: prove things about triangles and circles
skills: Geometry / proof / mathematics
titles: Triangles hold up bridges / Ruler, compass, doubt / Proofs that make you smile
hooks: Fold a napkin, and three theorems appear. / A carpenter checks a right angle with a piece of string.
topics: angles / triangles / circles / areas / similar figures / solids / proofs
makes: a paper model of a roof / ten proofs
near: trigonometry / drawing / AutoCAD

trigonometry | trigonometry | sine and cosine / triangles and waves | 1
do: calculate with sine and cosine
skills: Trigonometry / mathematics / geometry
titles: How high is that tree? / Waves in a circle / Identities worth knowing
hooks: You have a shadow, a stick and an angle; that is enough for a church tower. / A wheel turns, and a wave runs along the wall.
topics: right triangles / sine and cosine / the unit circle / waves / laws of sines and cosines / identities / complex numbers
makes: the height of a tower / a tide table
near: geometry / physics / music theory

calculus | calculus | derivatives and integrals / analysis | 2
do: understand derivatives and integrals
skills: Calculus / derivatives / integrals / mathematics
titles: The bathtub and the speedometer / Zoom in until it is straight / Epsilon, delta and trust
hooks: How fast is it changing, and how much has come together: two questions, one subject. / A car, a road and a needle that trembles.
topics: slopes / limits / derivatives / maxima and minima / integrals / series / several variables
makes: the best tin for a soup / a model of a cooling tea
near: algebra / physics / linear algebra

linear-algebra | linear algebra | vectors and matrices | 2
do: work with vectors and matrices
skills: Linear algebra / vectors / matrices / mathematics
titles: Arrows with arithmetic / Space, bent and stretched / Eigenvalues, finally
hooks: A matrix is a machine: arrows go in, other arrows come out. / Every picture on your screen was turned by one.
topics: vectors / systems of equations / matrices / determinants / bases / eigenvalues / decompositions
makes: a rotating cube / a ranking of football teams
near: calculus / machine learning / Python

probability | probability | probability theory / chance and risk | 1
do: calculate chances
skills: Probability / mathematics / risk
titles: Two goats and a car / Dice have no memory / Random walks home
hooks: The coin fell heads nine times; it does not care. / Twenty-three people in a room, two with one birthday: bet on it.
topics: counting / independent events / conditional chance / expected values / distributions / the law of large numbers / random processes
makes: a simulation of a lottery / a fair game for three
near: statistics / stock market / Python

statistics | statistics | statistics without fear / inferential statistics | 3
do: reason with data and uncertainty
skills: Statistics / data analysis / mathematics
titles: Noise looks like a story / A bag of beans / Priors, posteriors and patience
hooks: Twelve of two hundred customers left, nine the month before: trend or noise? / You will never look at a headline in the same way.
topics: averages / spread / samples / confidence intervals / tests / regression / Bayesian models
makes: a survey of your street / a half-page decision memo
near: Excel / machine learning / probability

discrete-maths | discrete mathematics | logic, sets and graphs | 1
do: think in sets, graphs and proofs
skills: Discrete mathematics / logic / graph theory
titles: Seven bridges / Countable evenings / Colouring maps with four pens
hooks: Can you cross all bridges once? The answer founded a subject. / Computers think in steps, so their mathematics does too.
topics: logic / sets / counting / induction / graphs / recurrences / codes
makes: a seating plan for enemies / a proof by induction
near: algorithms / probability / philosophy

differential-equations | differential equations | modelling change / ordinary differential equations | 1
do: solve differential equations
skills: Differential equations / calculus / modelling
titles: Foxes and rabbits / How tea cools / Stability, chaos and butterflies
hooks: More rabbits, more foxes, fewer rabbits: write it down. / The law says how things change; you find where they go.
topics: direction fields / first order / growth and decay / oscillation / systems / numerical methods / chaos
makes: a model of an epidemic / a swinging bridge
near: calculus / physics / Python

exam-maths | exam maths | GCSE maths / SAT maths / maths exam preparation | 2
do: pass the maths exam
skills: Mathematics / exam preparation / problem solving
titles: Eleven weeks to the exam / Marks lie on the road / The last question on the paper
hooks: The paper has twenty-four questions, and you know sixteen of them already. / Half of the lost marks are copying mistakes.
topics: numbers / equations / graphs / geometry / data / word problems / past papers
makes: eight past papers / a sheet of formulas in your own words
near: algebra / study skills / physics
`,
)
