import { readSubjects } from './read-subjects.ts'

export const photo = readSubjects(
  'Photography and film',
  ['hobby photographers', 'parents with a camera', 'travellers', 'people who sell online'],
  `
photography | photography | digital photography / photography basics | 3
do: take better photos
skills: Photography / camera / composition
titles: From automatic to on purpose / Look at the light before the subject / One lens for a year
hooks: Your camera has forty buttons, and three of them matter. / A corner of your kitchen, photographed at eight times of the day.
topics: exposure / aperture and depth / shutter and movement / composition / light / choosing pictures / a personal series
makes: a series about one street / an album of twenty pictures
near: Photoshop / drawing / video editing

portrait-photo | portrait photography | portraits / photographing people | 2
do: photograph people
skills: Portrait photography / photography / lighting
titles: Nobody likes their own nose / A window and a white sheet / Faces at work
hooks: People freeze when a lens points at them; your job begins before the first click. / A window, a chair, a friend: that is a studio.
topics: making people relax / window light / backgrounds / eyes and focus / flash / groups / studio set-ups
makes: a portrait of a craftsman / photos for ten application letters
near: portrait drawing / Lightroom / photography

landscape-photo | landscape photography | nature photography | 1
do: photograph landscapes
skills: Landscape photography / photography
titles: Get up before the mountain / Fog is a gift / Four seasons, one tree
hooks: The best light comes at an hour nobody gets up for. / You walked for three hours; now wait for one.
topics: planning / tripods / the golden hour / foregrounds / filters / long exposures / panoramas
makes: four seasons of one tree / a print for the wall
near: drones / watercolour / Lightroom

street-photo | street photography | photographing everyday life | 1
do: photograph life in the street
skills: Street photography / photography
titles: Strangers and shadows / Wait at the corner / One city, a thousand frames
hooks: Somebody drops an orange, and everybody looks. / Nothing is arranged, and everything falls into place for a second.
topics: seeing moments / being invisible / law and respect / layers / black and white / sequences / a book of photos
makes: a walk in twelve pictures / a small book
near: photography / travel writing / Lightroom

night-photo | night photography | astrophotography / photographing stars | 1
do: photograph the night sky
skills: Night photography / astrophotography / photography
titles: Catch the Milky Way / Thirty seconds of dark / Stacking starlight
hooks: Your camera sees more stars than you do. / City lights, rain and a tripod: stay up late.
topics: tripods and timers / focus in the dark / city lights / star trails / the Milky Way / stacking / telescopes and trackers
makes: a picture of the Milky Way / a time-lapse of a junction
near: astronomy / photography / Photoshop

product-photo | product photography | photos for online shops / food photography | 1
do: photograph products for a shop
skills: Product photography / lighting / e-commerce
titles: Make the mug look good / A studio on the kitchen table / Glass, steel and other enemies
hooks: Nobody buys a grey cup on a brown blanket. / Two lamps, a sheet of paper and patience.
topics: the table studio / soft light / backgrounds / reflections / food / colour accuracy / series for catalogues
makes: twenty pictures for a pottery shop / a burger that looks edible
near: e-commerce / Lightroom / cooking

phone-photo | smartphone photography | phone photography / photos with the iPhone | 2
do: take good photos with your phone
skills: Smartphone photography / photography
titles: The camera you always have / Wipe the lens / Exhibition-ready from a pocket
hooks: You have eleven thousand photos on it and like nine of them. / Turn off the flash, take two steps forward.
topics: light / getting closer / lines and frames / people / editing on the phone / sharing and saving / raw files
makes: a holiday in twelve photos / a wall print from a phone
near: photography / Instagram / Lightroom

lightroom | Lightroom | Adobe Lightroom / Lightroom Classic | 2
do: sort and develop photos in Lightroom
skills: Lightroom / photo editing / photography
titles: Ten thousand photos and one system / The digital darkroom / Masks, curves and a look of your own
hooks: The holiday is over, and two thousand pictures are waiting. / A good file and a quiet hour bring back the evening you remember.
topics: importing / sorting / exposure and white balance / colour / masks / presets / printing
makes: an album in one evening / a look of your own
near: Photoshop / photography / Capture One

bw-photo | black-and-white photography | film photography / analogue photography | 1
do: photograph on film
skills: Analogue photography / black and white / darkroom
titles: Thirty-six chances / Silver, water, red light / The zone system at home
hooks: No screen on the back, so you have to think first. / In the tray, under red light, a face appears.
topics: old cameras / film types / exposure without a screen / developing / printing / contrast / archives
makes: a roll developed in your bathroom / three prints
near: photography / Lightroom / chemistry

stock-photos | stock photography | selling stock photos / stock photos and video | 1
do: sell photos through stock agencies
skills: Stock photography / photography / licensing
titles: Pictures that pay for the camera / Handshakes are over / A thousand keywords
hooks: Somebody needs a photo of a wet dog in an office, today. / Four cents here, forty euros there: it adds up if you keep at it.
topics: what sells / model releases / keywords / technical checks / agencies / series / tax and income
makes: your first hundred accepted pictures / a keyword list
near: stock market / photography / Lightroom

video-editing | video editing | editing films / cutting video | 3
do: edit videos
skills: Video editing / film / storytelling
titles: Cut on the movement / Two hours of holiday, three minutes of film / Rhythm, sound and the invisible cut
hooks: Nobody will watch two hours of your holiday. / A good cut is one that nobody notices.
topics: sorting clips / the first cut / sound / music / titles / colour / pacing
makes: a holiday film of three minutes / an interview without ums
near: Premiere Pro / YouTube / photography

premiere | Premiere Pro | Adobe Premiere Pro / Premiere | 2
do: edit films in Premiere Pro
skills: Premiere Pro / video editing
titles: Timeline, track by track / Wedding films without tears / Multicam, proxies and a deadline
hooks: Four cameras, one speech, and the bride wants it by Friday. / It opens with nine windows; you need three of them.
topics: projects and bins / cutting / audio tracks / titles / colour / multicam / exporting
makes: a wedding film / a trailer for a club
near: DaVinci Resolve / After Effects / Final Cut

davinci | DaVinci Resolve | DaVinci Resolve 20 / color grading in Resolve | 1
do: edit and grade films in DaVinci Resolve
skills: DaVinci Resolve / video editing / colour grading
titles: Hollywood colours for nothing / Nodes, not nerves / Matching three cameras
hooks: The free version can do more than you will ever need. / Same street, same actor: in blue it is a thriller.
topics: importing / cutting / colour wheels / nodes / sound / effects / matching cameras
makes: a short with a look / a graded interview
near: Premiere Pro / video editing / Photoshop

filmmaking | filmmaking | making short films / directing | 2
do: make a short film
skills: Filmmaking / directing / screenwriting / camera
titles: Five minutes and a locked door / Shoot it twice on paper / Actors, light and a borrowed van
hooks: You have a story, two friends and a weekend. / Every film is made three times: on paper, on the set and at the desk.
topics: the idea / the script / storyboards / camera and light / actors / the shooting plan / festivals
makes: a short of five minutes / a storyboard
near: video editing / creative writing / photography

drones | drone flying | drones / aerial filming | 1
do: fly a drone and film from the air
skills: Drones / aerial photography / filming
titles: Up there, calmly / The licence and the seagull / Orbits, reveals and one-take tours
hooks: A hundred metres up, your village is a model railway. / The rules are strict, the sea is wet, the battery is short.
topics: rules and licences / first flights / camera settings / movements / maps and inspection / indoor flights / editing from the air
makes: a portrait of your valley / a roof inspection
near: landscape photography / video editing / QGIS
`,
)
