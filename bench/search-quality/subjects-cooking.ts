import { readSubjects } from './read-subjects.ts'

export const cooking = readSubjects(
  'Cooking',
  ['home cooks', 'people who live alone', 'small families', 'guests who want to be hosts'],
  `
cooking | cooking | everyday cooking / cooking basics | 3
do: cook simple meals
skills: Cooking / recipes / kitchen basics
titles: Two pots and a sharp knife / Dinner without a recipe / Sauces, stocks and self-respect
hooks: The fridge holds half a cabbage and an egg; that is a dinner. / Five techniques, a hundred dishes.
topics: knives / frying / roasting / simmering / spices / sauces / menus for guests
makes: twenty dishes / a dinner for six
near: nutrition / baking / gardening

bread | baking bread | sourdough / bread baking | 2
do: bake bread
skills: Bread / baking / sourdough
titles: Flour, water, salt, time / A pet in a jar / Open crumb, thin crust
hooks: It needs you for eight minutes and then leaves you alone for a day. / The smell alone is worth it.
topics: yeast / kneading / proving / shaping / sourdough / wholegrain / hydration
makes: a country loaf / a starter of your own
near: pastry / pizza / beer

pastry | pastry | French pastry / pâtisserie | 1
do: make pastry
skills: Pastry / baking / desserts
titles: Butter in a hundred layers / Cold hands, warm oven / Éclairs at dawn
hooks: It is butter, folded, rested, and folded again. / The croissant begins the day before.
topics: shortcrust / puff pastry / choux / creams / tarts / croissants / display pieces
makes: twelve croissants / a lemon tart
near: pastel / cakes / bread

cakes | cake baking | cakes / cake decorating | 2
do: bake and decorate cakes
skills: Cakes / baking / decorating
titles: It sank in the middle / Birthday in three layers / Sugar flowers
hooks: A birthday, a template of a dinosaur and four hours. / The oven door stays closed.
topics: sponge / butter cakes / creams / layers / icing / piping / wedding cakes
makes: a dinosaur cake / a layer cake
near: pastry / chocolate / bread

italian-cooking | Italian cooking | Italian food / pasta and pizza | 2
do: cook Italian dishes
skills: Italian cooking / pasta / pizza
titles: Nonna does not measure / Pasta by hand on a Sunday / Dough for a very hot oven
hooks: Four ingredients, all of them good. / Tomatoes, basil and a wooden spoon from 1962.
topics: sauces / fresh pasta / risotto / pizza dough / vegetables / fish / regional menus
makes: tagliatelle / a pizza in a home oven
near: Italian / bread / wine

indian-cooking | Indian cooking | Indian food / curries | 1
do: cook Indian dishes
skills: Indian cooking / curry / spices
titles: Spices in hot oil / Dal on a rainy day / Thalis for eight
hooks: Listen: the seeds crackle, and the kitchen changes. / Curry is not a powder.
topics: spices / dal / rice / breads / curries / pickles / regional thalis
makes: a dal / a feast of six bowls
near: vegan cooking / cooking / yoga

japanese-cooking | Japanese cooking | sushi / Japanese food / ramen and sushi | 1
do: cook Japanese dishes
skills: Japanese cooking / sushi / ramen
titles: Rice first / A bowl that takes two days / Knives, fish, silence
hooks: The rice is the hard part. / A clear broth is a matter of respect.
topics: rice / dashi / miso soup / rolls / ramen / grilled fish / kaiseki
makes: sushi for four / a bowl of ramen
near: Japanese / soups / fermentation

vegan-cooking | vegan cooking | plant-based cooking / vegetarian cooking | 2
do: cook vegan meals
skills: Vegan cooking / vegetarian / nutrition
titles: Nothing is missing / Beans, and how to love them / A menu that meat eaters finish
hooks: Your daughter comes to dinner, and she has stopped eating animals. / Umami grows on trees, in jars and underground.
topics: beans / vegetables / tofu / sauces / protein / baking without eggs / festive menus
makes: twenty weekday meals / a festive roast without meat
near: nutrition / Indian cooking / cakes

soups | soups and stocks | making soup / stock and broth | 1
do: make soups and stocks
skills: Soups / stock / cooking
titles: Bones, water, hours / A pot for Monday / Clear as a bell
hooks: A good stock is a savings account. / Onion, carrot, time.
topics: vegetable stock / chicken stock / thick soups / noodle soups / cold soups / clarifying / sauces from stock
makes: a week of soups / a freezer of stock
near: cooking / stock market / spring rolls

coffee | coffee brewing | barista skills / making coffee / espresso and latte art | 2
do: make good coffee
skills: Coffee / barista / espresso
titles: A cup of Java / The grind is the thing / Hearts and ferns in milk
hooks: Good beans, clean water, and a grinder that does not scream. / It tastes sour on Monday and bitter on Tuesday; let us find out why.
topics: beans / grinding / filter coffee / espresso / milk / latte art / roasting
makes: a flat white / a tasting of six beans
near: tea / Java / chocolate

wine | wine tasting | wine / understanding wine | 1
do: taste wine
skills: Wine / tasting / sommelier
titles: Red is not a taste / A map with bottles / Blind on a Thursday
hooks: You like it, and cannot say why. / Three glasses, one grape, three hills.
topics: tasting / grapes / regions / winemaking / pairing / storing / blind tasting
makes: a tasting for friends / a list of ten bottles
near: cheese / Italian cooking / French

barbecue | barbecue | grilling / smoking meat | 1
do: grill and smoke
skills: Barbecue / grilling / meat
titles: Fire before guests / Low, slow, twelve hours / Smoke rings
hooks: The sausages are black outside and cold inside. / Wood, time and a thermometer.
topics: fires / direct heat / marinades / vegetables / fish / smoking / whole cuts
makes: ribs / a pulled pork
near: cooking / vegan cooking / beer

chocolate | chocolate making | chocolate / pralines and truffles | 1
do: make chocolates
skills: Chocolate / pralines / confectionery
titles: Shiny and it snaps / Truffles in your palms / From bean to bar
hooks: Two degrees too warm, and it goes grey. / Listen for the snap.
topics: tempering / moulds / truffles / fillings / decoration / tasting / bean to bar
makes: a box of pralines / a bar from beans
near: cakes / coffee / pastry

fermentation | fermentation | fermenting vegetables / sauerkraut and kimchi | 1
do: ferment vegetables
skills: Fermentation / preserving / kimchi
titles: Let it bubble / Cabbage, salt, weeks / Miso in the cellar
hooks: Small animals do the work; you only open the lid. / Kimchi, pickles, sour beans: one principle.
topics: salt / sauerkraut / kimchi / pickles / kombucha / vinegar / miso and koji
makes: a jar of kimchi / a ginger drink
near: bread / beer / biology

meal-prep | meal prep | meal planning / cooking for the week | 1
do: plan and cook meals for a week
skills: Meal prep / planning / cooking
titles: Sunday cooks, Wednesday eats / Seven boxes / Feeding five on a budget
hooks: It is half past seven, everyone is hungry, and there is toast. / Two hours on Sunday, no question on Wednesday.
topics: plans / shopping / basics / boxes / freezing / budgets / large families
makes: a plan for a week / ten boxes for the freezer
near: nutrition / time management / Excel
`,
)
