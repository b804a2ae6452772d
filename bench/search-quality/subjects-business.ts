import { readSubjects } from './read-subjects.ts'

export const business = readSubjects(
  'Business',
  ['founders', 'team leads', 'self-employed people', 'anyone who reads a contract twice'],
  `
accounting | accounting | bookkeeping / financial accounting | 3
do: read and keep accounts
skills: Accounting / bookkeeping / balance sheets
titles: What we own and what we owe / A coffee roastery, entry by entry / Group accounts and the art of eliminating
hooks: Every debit has a friend on the other side. / Accounts look forbidding because they are written in a language nobody taught us.
topics: assets and debts / double entry / profit and loss / cash flow / year-end / ratios / group accounts
makes: the books of a coffee roastery / a balance sheet of your own
near: Excel / tax / finance

corporate-finance | corporate finance | financial modelling / company valuation | 1
do: value a company
skills: Corporate finance / financial modelling / valuation
titles: A euro tomorrow / What is a bakery worth? / Leverage, and when it bites
hooks: A euro next year is worth less than a euro today; the whole subject follows from it. / The seller says four million, and you have one weekend.
topics: time value of money / cash flows / risk and return / budgeting capital / valuation / leverage / mergers
makes: a model of a small hotel / a valuation of a bakery
near: accounting / Excel / stock market

stock-market | the stock market | investing in shares / stock trading / ETFs | 2
do: invest in shares
skills: Investing / stock market / ETFs
titles: Bulls, bears and boring funds / Own a little of everything / Options without ruin
hooks: The best investors are asleep or have forgotten their password. / Everyone at the party has a tip, and that is the warning.
topics: what a share is / funds and ETFs / risk / reading a report / building a portfolio / tax / options
makes: a portfolio you can forget / an analysis of one company
near: personal finance / stock photos / statistics

personal-finance | personal finance | budgeting / managing your money | 2
do: manage your money
skills: Personal finance / budgeting / saving
titles: Where does it go? / Three envelopes and a rainy day / Pensions without yawning
hooks: The salary arrives on the first and is gone by the nineteenth. / Saving is not about coffee; it is about rent, cars and subscriptions.
topics: where money goes / budgets / debts / emergency funds / insurance / saving for a home / pensions
makes: a budget for your household / a plan out of debt
near: stock market / Excel / tax

start-up | starting a business | start-ups / founding a company | 2
do: start a business
skills: Entrepreneurship / start-up / business models
titles: A stranger who pays / Ten customers by hand / The company I closed
hooks: An idea costs nothing and proves nothing. / Say the price aloud, and then be quiet.
topics: finding a problem / first customers / prices / business models / money and loans / hiring / when to stop
makes: an offer you can deliver by hand / a talk with ten customers
near: marketing / accounting / product management

business-plan | business plans | writing a business plan | 1
do: write a business plan
skills: Business plan / finance / strategy
titles: Twelve pages for the bank / Numbers that hold water / Three scenarios and a parachute
hooks: The bank wants paper, and you want a loan. / Write it for yourself first; the bank comes second.
topics: the idea in a page / market and rivals / the offer / costs / cash plan / risks / talking to banks
makes: a plan for a café / a cash forecast for three years
near: starting a business / Excel / accounting

project-management | project management | managing projects / PMP / project planning | 3
do: manage projects
skills: Project management / planning / communication
titles: Plans that survive Monday / Who does what by when / Rescue: the project that was green until June
hooks: Plans are beautiful on Friday and forgotten on Monday. / A street festival, a fixed date and a budget that shrinks.
topics: goals / outcomes and tasks / estimating / schedules / risks / reporting / programmes of projects
makes: a plan for a street festival / a weekly half hour that keeps plans true
near: Scrum / Excel / leadership

agile | Scrum | agile methods / Scrum and Kanban | 2
do: work with Scrum
skills: Scrum / agile / Kanban / teamwork
titles: Two weeks at a time / Stand up, but briefly / Nine teams, one product
hooks: The plan was for a year, and after six weeks it was fiction. / A wall, some cards and the courage to finish things.
topics: roles / backlogs / sprints / boards / retrospectives / metrics / scaling
makes: a board for a real team / a retrospective people like
near: project management / product management / rugby

product-management | product management | the job of a product manager | 1
do: manage a product
skills: Product management / user research / strategy
titles: Saying no, nicely / Roadmaps are not promises / Pricing, cutting and killing features
hooks: Everyone wants everything, and you have five developers. / Your best decision this year will be something you did not build.
topics: problems worth solving / interviews / priorities / roadmaps / metrics / launches / strategy
makes: a roadmap in three columns / a one-page strategy
near: Scrum / UI/UX design / marketing

negotiation | negotiation | negotiating / negotiation skills | 2
do: negotiate
skills: Negotiation / communication / conflict resolution
titles: The useful silence / A rise without a tremor / Many parties, one table
hooks: Tricks work once; afterwards the other side remembers. / Know what you will do if they say no.
topics: preparing / interests / first offers / silence / agreements / difficult people / many parties
makes: six role plays / a plan for your next pay talk
near: sales / public speaking / contract law

leadership | leadership | leading teams / management skills | 2
do: lead a team
skills: Leadership / management / feedback
titles: Yesterday a colleague, today the boss / Feedback that is heard / Leading leaders
hooks: They were your friends on Friday, and on Monday you sign their holidays. / A good meeting, a clear no, a thank you: most of it is not heroic.
topics: the first hundred days / delegating / feedback / motivation / conflicts / change / leading other leaders
makes: a plan for your first hundred days / a feedback talk
near: project management / coaching / human resources

human-resources | human resources | HR / hiring and recruiting | 1
do: hire and keep good people
skills: Human resources / recruiting / labour law
titles: The right person, not the right CV / Welcome on day one / Pay that can be explained
hooks: The post has been open for nine months, and the advert reads like a law. / People leave in the first year for reasons that you could have known.
topics: job adverts / interviews / first weeks / pay / development / labour law / culture
makes: a fair interview guide / a plan for a first week
near: leadership / job interviews / Excel

sales | sales | selling / sales training | 2
do: sell without pressure
skills: Sales / communication / customer relations
titles: Ask twice as much as you tell / No is an answer / Key accounts and long lunches
hooks: You hate to be sold things, and so does your customer. / The first call is the worst, so we begin with the second.
topics: finding customers / first calls / questions / offers / objections / closing / key accounts
makes: a script for a first call / a pipeline you can trust
near: negotiation / marketing / customer service

customer-service | customer service | customer support / dealing with complaints | 1
do: help angry customers
skills: Customer service / communication / complaints
titles: The parcel is late again / Sorry, with a plan / Support at scale
hooks: He has been shouting for four minutes, and he is right. / React slowly, write warmly, repair at once.
topics: listening / answers by mail / complaints / phone calls / refunds / helpdesk tools / measuring satisfaction
makes: ten answers to keep / a plan for bad days
near: sales / public speaking / business English

supply-chain | supply chain management | logistics / stock control / inventory management | 1
do: plan stock and deliveries
skills: Supply chain / logistics / inventory
titles: Always in stock, never too much / One screw, four thousand kilometres / Bullwhips and other animals
hooks: The shelf is empty, the warehouse is full, and both are yours. / A missing screw has stopped a whole factory.
topics: demand / stock levels / suppliers / warehouses / transport / forecasts / risk in the chain
makes: a stock plan for a bike shop / a map of one product's journey
near: stock market / Excel / project management

quality | Six Sigma | quality management / Lean Six Sigma / lean management | 1
do: improve processes with Six Sigma
skills: Six Sigma / lean / quality management / statistics
titles: Five times why / The factory that stopped to get faster / Black belt, white gloves
hooks: One form, eleven signatures, four weeks. / Waste hides where nobody has looked for years.
topics: processes / waste / measuring / root causes / control charts / experiments / lasting change
makes: a process map of your office / a control chart
near: statistics / project management / karate

contract-law | contract law | contracts / law for small businesses | 1
do: read and write contracts
skills: Contract law / law / contracts
titles: What did we agree? / The small print, large / Clauses that save a friendship
hooks: A handshake is a contract, and so is a click. / Most quarrels begin with a sentence that two people read differently.
topics: offer and acceptance / small print / services / liability / ending a contract / data protection / cross-border deals
makes: a contract for a freelancer / a checklist before you sign
near: negotiation / tax / business English

tax | tax for the self-employed | taxes / tax returns | 1
do: do a tax return
skills: Tax / VAT / bookkeeping
titles: Shoebox to tax return / VAT, and why it is not your money / Letters from the tax office, translated
hooks: A shoebox of receipts and a date in July. / The money in your account is not all yours; a fifth of it is only visiting.
topics: receipts / income and costs / VAT / deadlines / deductions / tax letters / growing beyond one person
makes: a tax return from a shoebox / a calendar of deadlines
near: accounting / Excel / personal finance

e-commerce | e-commerce | online shops / selling online / Shopify | 2
do: open an online shop
skills: E-commerce / Shopify / online marketing
titles: Open all night / From garage to parcel / Returns, margins and Black Friday
hooks: You make the best candles in town, and town is small. / The shop is open when you sleep, if the photos are good.
topics: choosing products / the shop system / photos and texts / payment / shipping / returns / growing
makes: a shop for handmade candles / a checkout in three steps
near: WordPress / product photography / SEO

real-estate | real estate | buying property / property investment | 1
do: buy a flat or a house
skills: Real estate / mortgages / property
titles: Keys, at last / Damp walls and other secrets / Letting without losing sleep
hooks: It is the largest purchase of your life, and you see it for twenty minutes. / The cellar tells you more than the agent.
topics: what you can afford / viewings / mortgages / contracts / renovation / letting / larger portfolios
makes: a viewing checklist / a comparison of three loans
near: personal finance / contract law / home repair
`,
)
