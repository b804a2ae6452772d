import { readSubjects } from './read-subjects.ts'

export const marketing = readSubjects(
  'Marketing',
  ['shop owners', 'freelancers', 'charities and clubs', 'people new to a marketing team'],
  `
digital-marketing | digital marketing | online marketing / internet marketing | 3
do: market a small business online
skills: Marketing / online marketing / strategy
titles: Be found, be liked, be paid / Five channels, one message / The budget meeting
hooks: Your product is good, and nobody knows. / Half of the money is wasted; let us find out which half.
topics: knowing your customers / a message / channels / content / ads / measuring / a yearly plan
makes: a plan for a bicycle shop / a campaign for a concert
near: SEO / social media / sales

seo | SEO | search engine optimisation / search engine optimization | 2
do: be found by search engines
skills: SEO / search engine optimisation / content
titles: Page one, honestly / Questions people type at night / Crawl budgets and broken links
hooks: The best place to hide something is on page two. / People type questions; answer them.
topics: how search works / keywords / titles and texts / links / technical checks / local search / large sites
makes: an audit of your own site / a list of fifty questions
near: Google Ads / WordPress / copywriting

social-media | social media marketing | social media / social media strategy | 2
do: use social media for a business
skills: Social media / marketing / content
titles: Post less, mean more / A month of posts in an afternoon / When everybody is angry at you
hooks: You post every day, and your mother likes it. / One good story, told in five formats.
topics: choosing a network / profiles / stories and posts / a calendar / comments / ads / crises
makes: a calendar for a month / a reaction plan for a bad day
near: Instagram / Canva / YouTube

email-marketing | e-mail marketing | email newsletters / newsletters | 2
do: write newsletters that are read
skills: E-mail marketing / newsletters / copywriting
titles: Dear reader / The welcome letter that sells / Segments, triggers and good manners
hooks: Ninety people asked you to write to them; that is a full hall. / The subject line has six words to do its work.
topics: collecting addresses / subject lines / texts / design / automation / tests / staying out of the spam folder
makes: a welcome series of five letters / a newsletter in one hour
near: copywriting / Outlook / CRM

google-ads | Google Ads | search ads / pay-per-click / PPC | 1
do: run ads on Google
skills: Google Ads / PPC / online advertising
titles: Pay only for the curious / Ten euros a day / Bids, scripts and broad matches
hooks: You pay for every click, including your competitor's. / Ten euros a day and the right seven words.
topics: campaigns / keywords / ad texts / landing pages / bids / conversion tracking / scripts
makes: a campaign for a plumber / a landing page test
near: SEO / web analytics / Facebook Ads

facebook-ads | Facebook Ads | ads on Facebook and Instagram / Meta Ads | 1
do: advertise on Facebook and Instagram
skills: Facebook Ads / social media / online advertising
titles: Stop the thumb / Audiences that look like your best customers / Creative testing at speed
hooks: You have one second and a thumb against you. / Show it to a thousand people who look like your best ten.
topics: the ads manager / audiences / pictures and videos / budgets / retargeting / tests / privacy rules
makes: a campaign for a yoga studio / a test of four pictures
near: Google Ads / Instagram / video editing

content-marketing | content marketing | blogging / content strategy | 1
do: win customers with good content
skills: Content marketing / blogging / writing
titles: Teach first, sell later / A blog that is still alive in March / Topic maps and editorial calendars
hooks: People do not want a drill; they want to know how to hang the shelf. / Write down the question you are asked every week.
topics: whom to write for / topics / articles / guides and videos / a calendar / distribution / measuring
makes: twelve articles for a year / a guide people share
near: SEO / copywriting / WordPress

copywriting | copywriting | writing texts that sell / writing for the web | 2
do: write texts that sell
skills: Copywriting / writing / advertising
titles: Words on the box / Headlines that keep a promise / Long letters, warm readers
hooks: Nobody reads adverts; people read what interests them. / Say what it does, for whom, and what it costs.
topics: knowing the reader / headlines / benefits / proof / calls to action / rewriting / sales letters
makes: a product page / ten headlines for one lamp
near: creative writing / SEO / business English

branding | branding | brand strategy / building a brand | 1
do: build a brand
skills: Branding / brand strategy / design
titles: More than a logo / What they say when you have left the room / Many products, one family
hooks: A brand is a memory, and you may choose of what. / If your firm were a dinner guest, where would it sit?
topics: values / audience / names / voice / looks / guidelines / brand families
makes: a brand book of ten pages / a name for a new tea
near: logo design / copywriting / graphic design

youtube | YouTube | growing a YouTube channel / YouTube channels | 1
do: start a YouTube channel
skills: YouTube / video / content creation
titles: The first ten videos are practice / Hook, story, thanks / A hundred thousand, slowly
hooks: You know a lot about mushrooms, and there are people who would watch. / The first thirty seconds decide.
topics: a channel idea / filming / scripts / thumbnails / titles / analytics / income
makes: five videos in five weeks / a channel trailer
near: video editing / Instagram / public speaking

instagram | Instagram | Instagram for business / Reels and stories | 1
do: win followers on Instagram
skills: Instagram / social media / photography
titles: Nine squares / Reels before breakfast / From followers to customers
hooks: Your cakes are beautiful; let people see them. / A post a day is not a strategy.
topics: a profile that explains / photos / captions / stories / reels / hashtags / selling
makes: a grid for a bakery / a week of stories
near: Facebook Ads / smartphone photography / Canva

web-analytics | web analytics | Google Analytics 4 / Google Analytics | 1
do: measure what visitors do on a website
skills: Web analytics / Google Analytics / statistics
titles: Where did they click, and why not there? / Numbers for the Monday meeting / Attribution, a detective story
hooks: Four thousand visitors came, and three of them bought something. / You have a hundred figures and need five.
topics: events / reports / sources / goals / funnels / privacy / attribution
makes: a monthly page of five figures / a funnel for a shop
near: SEO / Excel / statistics

market-research | market research | surveys and questionnaires / customer research | 1
do: find out what customers want
skills: Market research / surveys / statistics
titles: Ask before you build / Twelve good questions / Segments, prices and forecasts
hooks: You think they want it cheaper; you have not asked. / A bad question gets a clear and useless answer.
topics: questions / interviews / questionnaires / samples / analysis / segments / price tests
makes: a survey with twelve questions / a portrait of three customers
near: statistics / user research / Excel
`,
)
