import { readSubjects } from './read-subjects.ts'

export const crafts = readSubjects(
  'Crafts and home',
  ['people who like to use their hands', 'families', 'tenants and house owners', 'weekend makers'],
  `
knitting | knitting | hand knitting / knitting socks | 3
do: knit
skills: Knitting / yarn / handicraft
titles: Two needles, one evening / The heel, explained / Cables, lace and a christening shawl
hooks: Your aunt can do it while watching a thriller. / A sock is a tube with an argument in the middle.
topics: casting on / knit and purl / reading patterns / colours / socks / cables / designing a jumper
makes: a scarf / a pair of socks
near: crochet / sewing / weaving

crochet | crochet | crocheting / amigurumi | 2
do: crochet
skills: Crochet / yarn / amigurumi
titles: One hook is enough / Small animals with round bellies / Granny squares for grown-ups
hooks: One hook, one loop, and it cannot fall off the needle. / An octopus for a newborn takes two evenings.
topics: chains / basic stitches / in the round / reading charts / animals / blankets / garments
makes: a small octopus / a blanket of squares
near: knitting / sewing / embroidery

sewing | sewing | dressmaking / sewing machine basics | 2
do: sew your own clothes
skills: Sewing / dressmaking / textiles
titles: Thread, pedal, straight line / A skirt without a pattern / Zips, collars and courage
hooks: The machine was a present, and it is still in its box. / Shorten your own trousers, and you will never pay for it again.
topics: threading / straight seams / hems / patterns / zips / fitting / tailoring
makes: a tote bag / a skirt that fits
near: knitting / fashion / leather

woodworking | woodworking | carpentry / joinery | 2
do: build furniture from wood
skills: Woodworking / carpentry / hand tools
titles: Sawdust on Saturday / Joints without screws / A chair is a hard teacher
hooks: A board, a saw, a bench hook: start. / Wood moves in winter, so let it.
topics: choosing wood / measuring / sawing / joints / glue / finishing / chairs and drawers
makes: a stool / a box with dovetails
near: home repair / guitar building / metalwork

pottery | pottery | ceramics / throwing on the wheel | 2
do: make pots from clay
skills: Pottery / ceramics / clay
titles: Mud, turning / A cup with your thumbprint / Glazes and ash
hooks: It collapses, you laugh, you centre it again. / The best handle is the one you do not notice.
topics: kneading / pinching and coiling / centring / cups / plates / glazes / firing
makes: four cups / a teapot
near: sculpture / cooking / woodworking

gardening | gardening | vegetable gardening / growing vegetables | 3
do: grow vegetables
skills: Gardening / vegetables / soil
titles: Radishes first / Spring on the balcony / A bed for all four seasons
hooks: A balcony, three pots, and lunch in June. / The slugs have already read your plan.
topics: soil / sowing / watering / pests / harvest / compost / crop rotation
makes: a salad from the balcony / a plan for four beds
near: garden design / cooking / ecology

garden-design | garden design | designing a garden / landscape gardening | 1
do: design a garden
skills: Garden design / plants / landscape
titles: Where to put the bench / Paths people take anyway / Planting for twelve months
hooks: The lawn is green and dull, and the shed is in the only sun. / A garden is a room without a ceiling.
topics: looking / plans / paths / trees / perennials / water / gardens for clients
makes: a plan of your garden / a border that flowers from March
near: gardening / interior design / AutoCAD

houseplants | houseplants | indoor plants / caring for houseplants | 1
do: keep houseplants alive
skills: Houseplants / plants / gardening
titles: Why is it yellow? / A jungle in two rooms / Orchids without tears
hooks: You have killed a cactus, and that takes talent. / More light, less water, patience.
topics: light / watering / pots and soil / pests / cuttings / orchids / rare plants
makes: ten cuttings / a green window
near: gardening / interior design / biology

bicycle-repair | bicycle repair | bike maintenance / fixing your bike | 1
do: repair a bicycle
skills: Bicycle repair / bikes / tools
titles: Flat tyre, five minutes / It clicks, it creaks, it rubs / Wheels from spokes
hooks: It rains, it is dark, and it goes pfff. / Your bike talks; learn what the click means.
topics: tyres / brakes / chain / gears / bearings / wheels / building a bike
makes: a spring service / a trued wheel
near: cycling / car care / welding

car-care | car maintenance | car care / servicing your car | 1
do: look after your car
skills: Car maintenance / mechanics / tools
titles: That light on the dashboard / Oil, tyres, peace of mind / Brakes in your own garage
hooks: A yellow light comes on, four hundred kilometres from home. / The garage says eight hundred; the part costs forty.
topics: warning lights / oil and fluids / tyres / batteries / brakes / rust / diagnosis tools
makes: a winter check / an oil change
near: bicycle repair / electronics / Rust

metal-restoration | metal restoration | removing rust / restoring old tools | 1
do: restore rusty tools
skills: Metalwork / rust removal / restoration
titles: Rust never sleeps / The axe from the barn / Patina: what to keep
hooks: Grandfather's plane is orange, and it was once sharp. / Vinegar, patience, a brass brush.
topics: kinds of rust / cleaning / vinegar and electrolysis / sharpening / handles / paint and oil / antiques
makes: a sharp old axe / a rescued garden gate
near: woodworking / car care / jewellery making

home-repair | home repair | DIY / do-it-yourself at home | 2
do: repair things at home
skills: DIY / home repair / tools
titles: The tap drips / Holes in walls, and how to undo them / A bathroom in ten days
hooks: Drip, drip, drip, and the plumber is free in March. / Measure twice, drill once, hoover.
topics: tools / drilling / painting / taps / tiles / floors / insulation
makes: a shelf that holds / a painted room
near: woodworking / electronics / interior design

jewellery | jewellery making | silversmithing / making rings | 1
do: make jewellery
skills: Jewellery / silver / metalwork
titles: A ring from a coin / Fire, silver, small stones / Setting a ruby
hooks: A strip of silver, a round stick, a hammer: forty minutes. / The stone sits still because four tiny claws hold it.
topics: tools / wire / sawing / soldering / stones / casting / selling your work
makes: a silver ring / a pair of earrings
near: pottery / geology / leather

leather | leatherwork | leather crafting / sewing leather | 1
do: make things from leather
skills: Leatherwork / handicraft / sewing
titles: A wallet for thirty years / Saddle stitch / Bags with a spine
hooks: It smells good, and it forgives little. / Two needles, one thread, a seam that outlives you.
topics: kinds of leather / cutting / punching / saddle stitch / edges / dyeing / bags
makes: a wallet / a belt
near: sewing / woodworking / shoemaking

origami | origami | paper folding / folding paper | 1
do: fold origami
skills: Origami / paper / handicraft
titles: One sheet, no scissors / The crane and its cousins / Dragons in wet paper
hooks: A square of paper and a train ride. / The thousandth crane is better than the first.
topics: basic folds / the crane / boxes / flowers / modular folding / reading diagrams / wet folding
makes: a mobile of cranes / a box with a lid
near: geometry / Japanese / calligraphy

printing-3d | 3D printing | 3D printers / 3D print at home | 2
do: print things in 3D
skills: 3D printing / CAD / making
titles: Plastic spaghetti and how to avoid it / The knob you cannot buy any more / Tolerances, threads and living hinges
hooks: The dishwasher needs a small part that has not been made since 2009. / First layer good, all good.
topics: printers / slicing / materials / first models / supports / tolerances / mechanical parts
makes: a spare knob / a box with a hinge
near: Blender / AutoCAD / Arduino

beekeeping | beekeeping | keeping bees | 1
do: keep bees
skills: Beekeeping / bees / honey
titles: Forty thousand flatmates / Swarms in May / Queens, mites and winter
hooks: They do not care about you, and that is restful. / A hive in spring sounds like a distant orchestra.
topics: the colony / hives / a year with bees / swarms / honey / mites / queens
makes: a jar of your own honey / a plan for the year
near: gardening / ecology / cooking

dog-training | dog training | puppy training / training your dog | 2
do: train your dog
skills: Dog training / dogs / animal behaviour
titles: Come here, please / The puppy ate the manual / Barking at the postman
hooks: He is charming, fast and deaf when there are ducks. / You have been trained already; now it is his turn.
topics: puppies / sit and stay / coming when called / the lead / barking / meeting others / dog sports
makes: a walk without pulling / a reliable recall
near: parenting / horses / psychology
`,
)
