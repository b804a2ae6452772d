-- What people type for what courses call by another name: brands, jobs, wishes, everyday words, and the names of subjects in other languages.

create function is_small_word(word text) returns boolean language sql immutable strict parallel safe as $$
  select word = any('{a,an,and,at,by,for,from,i,in,is,it,me,my,of,on,or,our,the,to,up,with,your}'::text[])
$$;
-- "Organize" and "organise" have the same stem.
create or replace function search_stem(word text) returns text language sql immutable strict parallel safe as $$
  select coalesce((ts_lexize((case when word ~ '[\u0400-\u04ff]' then 'russian_stem' else 'english_stem' end)::regdictionary,
                             regexp_replace(word, '([iy])z(e|ed|er|ers|es|ing|ation|ations)$', '\1s\2')))[1], word)
$$;
-- Small words do not count in what is typed: "make a website", "making my website".
create or replace function search_key(typed text) returns text language sql immutable strict parallel safe as $$
  select coalesce(string_agg(search_stem(token), ' ' order by n) filter (where not is_small_word(token)), string_agg(search_stem(token), ' ' order by n), '')
    from search_tokens(typed) with ordinality t (token, n)
$$;
update search_terms set stem = search_stem(word) where stem <> search_stem(word);
update search_synonyms set key = search_key(typed) where key <> search_key(typed);

-- The words of a line mean much the same. In a line with ">", the words before it mean those after it, and not the other way round.
with line as (
  select n, string_to_array(line, ' > ') as sides from unnest(string_to_array($$oop, object oriented programming, object orientation
immutable, lambda calculus, monads > functional programming, programming languages
coder, programmist > programming, software development, coding
swe > software development, software engineering, programming
computer science, informatics, compsci, comp sci
informatik, informatica, informatique, informatyka, інформатика, информатика > computer science, computing, programming
how computers work, inside a computer > computer architecture, computer science, hardware, operating systems
computer skills, computer literacy, it skills, digital literacy, digital skills
using a computer, computer for seniors, pc basics > computer skills, digital literacy, windows
ict, edv, it basics > information technology, computer skills, computing
dsa, linked list, binary tree, hash table > data structures, algorithms
leetcode, coding interview, whiteboard interview > algorithms, data structures, technical interview, programming
hackerrank, competitive programming, codeforces, coding challenges > algorithms, problem solving, programming
big o, big o notation, time complexity > algorithms, complexity, data structures
sorting algorithms, bubble sort, quicksort, binary search > algorithms, data structures
dijkstra, shortest path, graph theory > graphs, algorithms, discrete mathematics
for loop, while loop, if else, if statement > control flow, programming
computational thinking, think like programmer > problem solving, algorithms, programming
pseudocode, flowcharts, flow charts > algorithms, diagrams, programming
gang of four, gof patterns > design patterns, software architecture, object oriented
solid principles, code smells > clean code, refactoring, software design, best practices
software architect, solution architect > software architecture, system design, microservices
microservices, micro services, service oriented architecture
class diagram, sequence diagram > uml, software design, modelling
ddd > domain driven design, software architecture
tdd, test driven development, unit tests
selenium, cypress testing, playwright testing > automated testing, software testing, test automation
qa engineer, qa tester, software tester, istqb > software testing, quality assurance, test automation
junit, pytest, jest testing > unit testing, automated testing
fix bugs, bug fixing, debugger > debugging, troubleshooting, programming
gitlab, bitbucket, pull request, merge conflict > git, version control
svn, mercurial scm > version control, git
vs code, vscode, visual studio, intellij, eclipse ide > ide, code editor, programming tools
notepad++, vim, emacs, neovim > text editor, code editor, command line
regex, regexp, regular expressions
api, application programming interface, rest api, web api
graphql, postman api, swagger, openapi > api, rest, web services
json, xml, yaml > data formats, api, web services
django, flask python, fastapi > python, web development, back end
spring boot, jvm, java ee, jakarta ee, hibernate orm > java, back end
asp net, blazor, entity framework, dotnet core > c#, dotnet, web development
vb net, vb6 > visual basic, programming
pygame, pycharm, anaconda python > python, programming
laravel, symfony, composer php > php, web development, back end
cobol, fortran, pascal language, delphi programming, mainframe > programming languages, legacy systems, programming
assembly language, machine code > assembly, computer architecture
haskell, erlang, elixir language, clojure, lisp programming > functional programming, programming languages
rustlang, rust programming, cargo crates > rust, systems programming
scratch programming, coding for kids, code org > scratch, block programming, kids coding, programming
minecraft modding, roblox, lua scripting > game development, programming, lua
concurrency, multithreading, multi threading, parallel programming
async await, promises javascript > asynchronous programming, javascript, concurrency
turing machine, automata, formal languages > theory of computation, computer science
open source, opensource, free software
no code, nocode, low code, lowcode
bubble io, webflow, app without coding > no code, web design, app development
automate boring stuff, task automation, automate tasks > automation, python, scripting
write a program, make software, make programs > programming, software development
beautiful soup, scrape websites > web scraping, python, data collection
powershell, batch file, shell scripting > scripting, command line, automation
qiskit > quantum computing, quantum, computer science
make an app, create app, build an app, phone app > app development, mobile apps, android, ios
flutter, dart language, react native, ionic framework, xamarin > mobile apps, cross platform, app development
jetpack compose, android studio > android, kotlin, mobile apps
swiftui, xcode, objective c, uikit > ios, swift, app development
app store, play store > mobile apps, app publishing, app development
make a game, create games, video games, game programmer > game development, game design, programming
unity3d, unreal engine, godot > game engine, game development, unity, unreal
vr, oculus, metaverse > virtual reality, immersive, game development
ar vr, xr, mixed reality > augmented reality, virtual reality
opengl, webgl, directx, vulkan api > computer graphics, shaders, game development
make a website, build a website, own website, create homepage > web development, website, html, web design
webmaster, web dev, web programmer, web coding > web development, html, javascript
tailwind, bootstrap css, sass css, flexbox, css grid > css, web design, front end
mobile first > responsive design, css, web design
jquery, ajax, dom manipulation > javascript, front end
svelte, nextjs, next js, nuxt, redux > javascript framework, front end, react, web development
expressjs, express js, nestjs, deno > node, javascript, back end
mern, mean stack, lamp stack, jamstack > full stack, web development
webpack, vite, npm > javascript, front end, build tools
d3js, chart js, three js > javascript, data visualization, front end
websocket, http protocol, https > http, web, networks, web services
domain name, cpanel > web hosting, domains, website
nginx, apache server > web server, linux, hosting
elementor, woocommerce, gutenberg editor > wordpress, content management, website
cms, content management system
drupal, joomla, typo3 > content management system, web development
wix, squarespace, website builder > website, web design, no code
start a blog, blogger, own blog > blogging, wordpress, content marketing, writing
page speed, slow website > web performance, front end, optimization
pwa, service worker > progressive web apps, javascript, front end
wcag, web accessibility, screen reader, disabled users > accessibility, inclusive design, usability
wasm > webassembly, front end, web development
data visualization, data visualisation, dataviz, data viz
make charts, make graphs, charts and graphs > data visualization, charts, spreadsheets
tableau, power bi, powerbi, qlik, looker studio > data visualization, business intelligence, dashboards, data analysis
spss, stata, sas software, minitab, jamovi > statistics, statistical analysis, data analysis
r language, rstudio, tidyverse, ggplot, r stats > r programming, statistics, data analysis
simulink, octave software, scilab > matlab, numerical methods, simulation, engineering
pandas python, numpy, jupyter, matplotlib > python, data analysis, data science
data cleaning, messy data, data wrangling, data preparation
understand numbers, work with data > data literacy, data analysis, statistics
linear regression, anova, correlation > regression, statistics, data analysis
p value, t test > statistics, hypothesis testing, inference
bayes theorem > bayesian, probability, statistics
prediction > forecasting, time series, statistics, predictive analytics
questionnaire, survey design, google forms > survey, research methods, data collection
ab testing, a b testing, split testing, experiments online > experimentation, statistics, conversion
oracle database, sql server, sqlite, mariadb, tsql > sql, databases
db admin, dba > databases, database administration, sql
microsoft access, ms access, filemaker > databases, access database
queries, sql query, sql joins, select statement > sql, databases
rdbms, relational database
er diagram, entity relationship, database normalization > database design, data modelling, databases
mongodb, no sql, redis, cassandra database > nosql, databases
neo4j, graph database, vector database > databases, nosql
orm, sqlalchemy, prisma orm > databases, sql, back end
snowflake database, bigquery, redshift, data lake > data warehouse, data engineering, big data, sql
hadoop, apache spark, pyspark, databricks > big data, data engineering, distributed systems
kafka streaming, apache kafka, apache airflow, dbt > data engineering, data pipelines, streaming
qgis, arcgis, map data, geodata > gis, geographic information systems, spatial analysis, maps
tensorflow, pytorch, keras > deep learning, neural networks, machine learning
scikit learn, sklearn, xgboost, random forest, decision tree > machine learning, classification, data science
kaggle, predictive modelling > data science, machine learning, data mining
ml engineer, mlops > machine learning, deployment, ai engineering
supervised learning, unsupervised learning, kmeans > machine learning, clustering, classification
gpt, openai, chat gpt, claude ai, google gemini > generative ai, large language models, chatgpt, artificial intelligence
copilot, cursor ai, vibe coding > ai assistants, generative ai, programming
midjourney, stable diffusion, dall e, ai art > generative ai, image generation, artificial intelligence
talk to ai, ask ai > prompts, prompt engineering, generative ai
chatbot, conversational ai, dialogue systems
langchain, hugging face, transformers nlp, fine tuning > large language models, generative ai, natural language processing
agentic, autonomous agents > ai agents, generative ai, automation
thinking machines, robots taking jobs, smart machines > artificial intelligence, automation, future of work
ai ethics, ai bias, ai safety > ethics, artificial intelligence, responsible ai
opencv, face recognition, object detection, facial recognition > computer vision, image processing, machine learning
speech recognition, text to speech, voice recognition > speech, natural language processing, artificial intelligence
sentiment analysis, text mining, topic modelling > natural language processing, text analysis
recommendation engine, collaborative filtering > recommender systems, machine learning
self driving, autonomous vehicles, autonomous driving > self driving cars, robotics, computer vision
eigenvalues, matrices > linear algebra, mathematics, vectors
gcp, google cloud platform > google cloud, cloud computing, cloud
saas, paas, iaas, cloud services > cloud computing, software as service
ec2, s3 bucket, aws lambda, aws certified > aws, cloud, cloud computing
cloud architect, cloud engineer > cloud computing, cloud architecture, infrastructure
openshift, helm charts, docker compose > kubernetes, containers, docker
terraform, ansible, puppet automation, pulumi, iac > infrastructure as code, automation, devops
jenkins, github actions, circleci, argocd > continuous integration, ci cd, devops, automation
sre, site reliability > site reliability engineering, devops, monitoring
prometheus grafana, grafana, splunk > monitoring, devops
go live, software release > deployment, release management, devops
vmware, virtualbox, hyper v, hypervisor > virtual machines, servers
load balancing > distributed systems, scalability, system design
hacker, white hat, bug bounty > ethical hacking, cybersecurity, penetration testing
pentest, kali linux, metasploit > penetration testing, ethical hacking, cybersecurity
infosec, information security, it security, data security
security analyst, soc analyst, blue team > cybersecurity, incident response, threat detection
cissp, ceh, comptia security > cybersecurity, information security, certification
ciso, iso 27001, nist > information security, risk management, compliance
encryption, cryptography, cryptology
rsa, aes, public key, secret codes > cryptography, encryption, security
safe online, online safety, internet safety, safe internet
scams, identity theft, online fraud > phishing, online safety, fraud, cybersecurity
hacked account, got hacked, strong passwords, password manager > passwords, online safety, cybersecurity, authentication
ransomware, computer virus, antivirus > malware, cybersecurity
malware analysis, ghidra, disassembler > reverse engineering, malware, cybersecurity
digital forensics, computer forensics, cyber crime > forensics, cybercrime, cybersecurity
owasp, sql injection, xss, appsec > web security, application security, cybersecurity
login system, oauth, single sign on, jwt > authentication, authorization, identity management, security
dark web, tor browser, online anonymity > privacy, online safety, cybersecurity
osint, open source intelligence > investigation, cybersecurity
vpn, intrusion detection > network security, firewalls, networks
ccna, cisco, network engineer, network admin > networks, routing, switching
tcp ip, osi model, subnetting, dns > networks, network protocols, internet
computers talking, connect computers, home network > networks, wireless, computer networks
wifi, wi fi, wlan, wireless network > wireless, networks, internet
how internet works, how web works > internet, networks, web
5g, lte, telecoms > telecommunications, mobile networks, wireless
wireshark, packet tracer, packet sniffing > networks, network protocols, network security
sysadmin, server admin > system administration, linux, servers, windows server
active directory, group policy > windows server, system administration, directory services
debian, fedora linux, red hat, rhel, lpic > linux, system administration
windows 10, windows 11, microsoft windows > windows, operating systems, computer skills
macos, mac os, macbook, imac > mac, apple, operating systems
os kernel, process scheduling, unix internals > operating systems, linux
embedded linux, linux kernel, device drivers > linux, embedded systems, operating systems
help desk, helpdesk, it support, tech support, service desk
comptia, it technician > it support, hardware, networks
itil, itsm, servicenow > it service management, service management
fix computer, slow computer, broken laptop > computer repair, hardware, troubleshooting, it support
build a pc, gaming pc, computer parts > computer hardware, hardware, pc building
cpu, computer processor, gpu, motherboard > hardware, computer architecture
vhdl, verilog > digital design, fpga, hardware, logic circuits
chip design, microchips, vlsi > semiconductors, integrated circuits, microelectronics
logic gates, boolean algebra, binary numbers > digital logic, computer architecture, logic
raspberry pi, esp32, microbit, micropython > arduino, electronics, embedded systems, internet of things
stm32, firmware > embedded systems, microcontrollers, electronics
rtos, embedded c, embedded programming > embedded systems, real time, microcontrollers
pcb, kicad, circuit board, soldering > electronics, circuit design, circuits
home assistant, alexa > home automation, internet of things, smart home
scada, ladder logic > plc, industrial automation, control systems
ros robot, lego mindstorms, robot arm > robotics, programming
drone, quadcopter, uav
smartphone, cell phone, mobile phone, cellphone
lost files > backup, data recovery, storage
google search, find things online, internet research > online research, information literacy, internet
excel pivot, pivottable, vlookup, xlookup > pivot tables, spreadsheets, excel, formulas
excel formulas, excel functions, index match > formulas, functions, spreadsheets, excel
excel macros, macros excel, apps script > vba, macros, automation, spreadsheets, excel
power query, power pivot, dax > data analysis, excel, power bi
ms excel, microsoft excel, libreoffice calc, openoffice calc > excel, spreadsheets
excel charts, excel dashboard, conditional formatting > spreadsheets, excel, charts, data visualization
airtable, smartsheet, excel tables > spreadsheets, databases
ms word, word documents, libreoffice writer, word templates > word processing, microsoft word, documents
serial letters, form letters > mail merge, word processing
ms office, microsoft office, office 365, microsoft 365, libreoffice > office software, spreadsheets, word processing, presentations
google workspace, g suite, google drive, gmail > google docs, office software, email, collaboration
office work, office job, office skills, clerk, clerical > office administration, administration, office software
secretary, office assistant, administrative assistant, executive assistant, receptionist > office administration, administration
ppt, prezi, google slides, slide deck, pitch deck > presentations, slides, powerpoint
boring slides, slide design, nice slides > presentation design, presentations, slides
email, e mail, electronic mail
outlook, thunderbird, ms outlook, inbox zero > email, calendar, time management
too many emails, email overload, full inbox > email, time management, productivity
email etiquette, professional emails, write emails, formal email > email, business writing, business communication
business writing, business correspondence, professional writing, business letters
report writing, write reports, memo writing > reports, business writing, technical writing
technical writer, software documentation, manuals writing > technical writing, documentation
latex typesetting, overleaf, tex latex > latex, typesetting, academic writing
ten finger, 10 finger, type faster, blind typing > touch typing, typing
note taking, notetaking, taking notes
notion app, evernote, onenote, obsidian notes, zettelkasten > note taking, knowledge management, productivity
second brain, personal knowledge management > note taking, knowledge management
mind map, mindmap, concept map
lead meetings, run meetings, meeting facilitation, effective meetings
boring meetings, too many meetings, endless meetings > meetings, facilitation, time management
take minutes, minute taking > meetings, meeting minutes, note taking
zoom meetings, microsoft teams, ms teams, slack app, video calls > online meetings, video conferencing, collaboration, remote work
remote work, home office, telework, working from home, telecommuting
online collaboration, google docs sharing, miro board, sharepoint > collaboration, teamwork, remote work
filing system, paperless office, file organization > document management, archiving
stenography, audio transcription, dictation > shorthand, typing
pdf editing, adobe acrobat, fill forms > pdf, documents, office software
todo list, to do list, todoist > task management, time management, productivity
gtd, pomodoro, eisenhower matrix, deep work > time management, productivity, focus
always late, no time, too busy, too much work > time management, prioritization, stress, productivity
multitasking, prioritise, priorities > prioritization, time management
deadline, meet deadlines > time management, planning, project management
mba, business studies, bba > business administration, management, business
betriebswirtschaft, bwl, gestion empresarial > business administration, management, business
ceo, managing director, cfo, coo > leadership, strategy, management, executive leadership
new manager, first time manager, become a manager > leadership, management, managing people
boss skills, be a boss, good boss, bad boss > leadership, management, managing people
supervisor, foreman, line manager > supervision, leadership, management, managing people
get a promotion, get promoted, career growth, climb the ladder > career development, career, leadership
lazy employees, motivate employees, motivate team > motivation, leadership, employee engagement, team building
team building, teambuilding, teamwork, team work
giving feedback, constructive criticism, performance review > feedback, communication, performance management, leadership
performance management, performance appraisal, employee evaluation
coaching employees, executive coaching > coaching, mentoring, leadership
difficult colleagues, office politics, toxic workplace, bullying at work > conflict management, workplace, communication, assertiveness
conflict management, conflict resolution, mediation, dispute resolution
difficult conversations, hard conversations, crucial conversations > communication, conflict resolution, feedback
eq, soft skills, people skills > emotional intelligence, interpersonal skills, communication
say no, stand up myself > assertiveness, communication, boundaries
make decisions, decision analysis > decision making, problem solving, critical thinking
generate ideas, creative ideas > creativity, ideation, innovation, brainstorming
hr manager, hr business partner, people operations, personnel management > human resources, people management
talent acquisition, headhunter, hiring people, find employees > recruiting, human resources, interviewing
new employees, new hires > onboarding, human resources
employees leaving, employee turnover, staff retention > employee retention, employee engagement, human resources
fire someone, layoffs, redundancy, dismissal > termination, employment law, human resources
paycheck, wages, payslip > payroll, compensation, accounting, human resources
compensation and benefits, compensation benefits, employee benefits
workplace diversity, dei, unconscious bias > diversity, inclusion
learning and development, corporate training, train the trainer > employee training, talent development, instructional design
organizational behavior, organisational behaviour, organizational psychology, corporate culture, company culture
organisational change, transformation management > change management, organizational change, transformation
digital transformation, digitalisation
strategic planning, business strategy, strategic management
swot, porter five forces, blue ocean, balanced scorecard > strategy, strategic planning, business analysis
okr, kpi, kpis, smart goals > goal setting, objectives, performance management, strategy
business model canvas, lean canvas, value proposition > business model, strategy, entrepreneurship
start a business, open a business, own boss, side hustle > entrepreneurship, small business, startup
run a business, sme, small company, family business > small business, management, entrepreneurship
open a restaurant, open a cafe, open a shop, food truck > small business, entrepreneurship, hospitality management, business plan
business ideas, lean startup, mvp, product market fit > startup, entrepreneurship, innovation
pitching investors, investor pitch, elevator pitch > business pitch, fundraising, startup, presentations
angel investor, vc funding, seed funding > venture capital, startup funding, fundraising
kickstarter, raise money, patreon > crowdfunding, fundraising
freelancer, solopreneur > self employment, entrepreneurship
upwork, fiverr, gig work, find clients > freelancing, clients, self employment
make money online, earn money online, passive income, work online > online business, freelancing, entrepreneurship, affiliate marketing
dropshipping, amazon fba, ebay selling, etsy > ecommerce, online shop, online business
nonprofit, non profit, charity, ngo, nonprofit management
donations, grant writing > fundraising, grants, nonprofit
social entrepreneurship, social enterprise, social business
csr, esg, corporate responsibility, business ethics > corporate social responsibility, sustainability, ethics
board of directors, board member > governance, corporate governance, leadership
supply chain, supply chain management
freight, shipping goods, transport management > logistics, supply chain, transportation
inventory management, stock control, inventory control, stock management
warehouse, warehousing, forklift, storekeeper > warehouse management, logistics, inventory
procurement, purchasing, strategic sourcing
import export, incoterms, customs clearance, foreign trade > international trade, export, customs, logistics
factory work, production line > manufacturing, industrial engineering
linear programming, queueing > optimization, operations research, decision analysis
iso 9001, quality control, tqm > quality management, quality assurance, standards
6 sigma, green belt, dmaic > six sigma, process improvement, quality management
lean manufacturing, lean management, kaizen, 5s method, toyota > lean, continuous improvement, process improvement
process improvement, business process improvement, process optimization, continuous improvement
bpmn, process mapping, workflow management, bpm > business process management, process modelling, workflow
rpa, uipath, zapier, power automate > process automation, automation, workflow
business analyst, requirements engineering, user stories > business analysis, requirements, requirements analysis
sap, netsuite, odoo, microsoft dynamics > erp, enterprise software, business processes
mckinsey, case interview > consulting, management consulting, problem solving, strategy
risk management, risk assessment, risk analysis, enterprise risk
compliance officer, regulatory affairs, internal audit > compliance, regulation, audit, governance
osha, nebosh > occupational safety, workplace safety, health and safety
facility management, building management
event planner, wedding planner > event management, event planning
hotelier, front desk > hospitality management, hotel management, tourism
expat, intercultural, cross cultural > intercultural communication, international business
lawyer, attorney, solicitor, barrister, paralegal, jurist > law, legal studies
jura, derecho, diritto, правознавство > law, legal studies
read contracts, write contracts, law of contract > contracts, contract law, legal
employment law, labour law, labor law, employee rights
company law, corporate law, commercial law, business law
intellectual property, patents, trademarks, ip law
constitutional law, supreme court, bill of rights > constitution, law, government
tenant rights, landlord, rental agreement, lease > property management, real estate, contracts
last will, wills and probate > estate planning, inheritance, law
sue someone, small claims, go to court > litigation, civil law, law
bar exam, lsat, law school > law, legal studies, test preparation
data protection officer, dsgvo, hipaa, cookie consent > data protection, gdpr, privacy, compliance
money laundering, aml, kyc > anti money laundering, compliance, financial crime
accounts payable, accounts receivable > accounting, bookkeeping
cpa, acca, ifrs, gaap, chartered accountant > accounting, financial reporting, financial accounting
quickbooks, xero accounting, datev, sage accounting > accounting software, bookkeeping, accounting
buchhaltung, contabilidad, comptabilite, бухгалтерія, бухгалтерский > accounting, bookkeeping
debit and credit, double entry, ledger, journal entries > double entry bookkeeping, accounting, bookkeeping
cost accounting, management accounting, managerial accounting
break even, contribution margin > management accounting, cost accounting, controlling
auditor, external audit, financial audit > auditing, accounting
income statement, profit and loss, p&l, annual report, read balance sheets > financial statements, financial reporting, accounting
cashflow, working capital > cash flow, financial management, finance
financial analyst, dcf > financial analysis, financial modelling, valuation, corporate finance
capital budgeting, wacc > corporate finance, financial management, finance
cfa, frm exam, series 7 > investment, finance, financial analysis
investment banker, wall street, mergers and acquisitions > investment banking, mergers, acquisitions, corporate finance
hedge fund, private equity, portfolio management, asset management > investment management, portfolio, investing
banker, bank clerk, credit union > banking, finance, financial services
digital banking, mobile payments, paypal > fintech, financial technology, payments
etf, index funds, mutual funds, dividends > investing, funds, stock market, personal finance
day trading, forex, technical analysis, candlestick charts, trader > trading, financial markets, investing
options trading, derivatives finance, futures trading, black scholes > derivatives, financial markets
warren buffett, stock picking > value investing, stocks, investing
government bonds, interest rates > bonds, fixed income, financial markets
quant, quant finance, financial engineering > quantitative finance, algorithmic trading, finance
nft, ethereum, web3, defi > blockchain, cryptocurrency, smart contracts
crypto trading, dogecoin, crypto wallet > cryptocurrency, bitcoin, trading
cryptocurrency, digital currency
get rich, become rich, financial freedom, fire movement > personal finance, investing, wealth, financial independence
debt, in debt, pay off debt, credit card debt > debt management, personal finance, budgeting
always broke, run out money, live on less, frugal > budgeting, saving money, personal finance
manage my money, household budget, money management, pocket money > budgeting, personal finance, financial literacy
financial literacy, financial education, money skills
retirement, pension, 401k, roth ira, retirement planning
financial advisor, financial adviser, financial planner, wealth management > financial planning, personal finance, investing
underwriting, insurance broker > insurance, risk management
actuary > actuarial science, probability, insurance, risk
credit score, borrow money > credit, loans, personal finance
vat, sales tax, corporate tax, tax advisor, income tax > tax, taxation, accounting
tax law, steuern, impuestos > taxes, taxation
realtor, estate agent, real estate agent, buy to let > real estate, property, property investment
buy a house, first home, home loan > mortgage, real estate, personal finance
economics, economy, economist, economic theory
volkswirtschaft, vwl, economia, економіка, экономика > economics, macroeconomics, microeconomics
macro economics, national economy > macroeconomics, economics
micro economics, price theory > microeconomics, economics
supply and demand, price elasticity, market equilibrium > microeconomics, economics, markets
inflation, recession, gdp, unemployment rate > macroeconomics, economics, monetary policy
why prices rise, rising prices, cost of living > inflation, economics, monetary policy
central bank, federal reserve, ecb > monetary policy, macroeconomics, banking
nash equilibrium, prisoners dilemma > game theory, economics, strategy
behavioral economics, behavioural economics, nudge theory, nudging
poor countries, third world > development economics, global development, poverty
keynes, adam smith, karl marx > economic thought, economics, political economy
globalisation, world trade, wto > globalization, international trade, world economy
public finance, government spending > public economics, fiscal policy, public policy
cmo, marketing manager, marketing director > marketing, marketing strategy
4ps, marketing mix, target audience > marketing strategy, market segmentation, marketing
market research, market analysis, consumer research
consumer behaviour, consumer behavior, consumer psychology, buying behaviour
google ads, adwords, ppc, sem marketing, pay per click > online advertising, search engine marketing, digital marketing
facebook ads, meta ads, instagram ads, paid social > social media advertising, online advertising, digital marketing
google analytics, ga4, website visitors > web analytics, digital marketing, analytics
google ranking, rank on google, be found online, keyword research, backlinks > seo, search engine optimization
content creator, content strategy, content writer > content marketing, content creation, social media
instagram influencer, become influencer, youtuber, get followers, more followers > social media, influencer marketing, content creation, personal brand
social media manager, smm, hootsuite > social media marketing, social media, community management
youtube channel, vlogging, twitch streaming > video marketing, content creation, video production
linkedin profile, linkedin, xing > personal brand, career, social media
viral videos, go viral, guerilla marketing > viral marketing, social media, marketing
mailchimp, email campaign, hubspot email, mailing list > email marketing, newsletter
growth hacking, conversion rate optimization, landing page > growth marketing, conversion, digital marketing
affiliate marketing, affiliate program, referral marketing
hubspot, marketo, sales funnel > marketing automation, crm, lead generation
brand strategy, rebranding > branding, brand management, marketing
pr manager, press release, spokesperson > public relations, media relations, corporate communication
ad agency, advertising agency, slogans, taglines > advertising, copywriting
visual merchandising, shop window > merchandising, retail
shop assistant, store manager, sales assistant, cashier > retail, sales, customer service
pricing strategy, set prices, how much charge > pricing, marketing strategy, revenue
sales rep, salesperson, salesman, account executive > sales, selling, sales management
cold calling, telesales, telemarketing, cold email > telephone sales, sales, prospecting, lead generation
find customers, get customers, more customers, new customers > customer acquisition, lead generation, marketing, sales
close deals, objection handling, upselling > sales techniques, selling, negotiation
b2b, b2b sales, key account, account management > business to business, key account management, sales
salesforce, pipedrive, zoho > crm, customer relationship management, sales
customer relationship management, client relationship management
convince people, influence people, cialdini > persuasion, influence, rhetoric, communication
haggle, better price > negotiation, bargaining
ask for raise, more salary, higher salary, earn more > salary negotiation, negotiation, career
customer service, customer support, customer care, client service
angry customers, rude customers, complaints, difficult customers > customer service, complaint management, conflict resolution
call center, call centre, contact center, contact centre
customer experience, cx, customer satisfaction, customer journey
zendesk, nps > customer success, customer service, customer experience
loyalty program, churn > customer retention, customer loyalty, marketing
phone calls, telephone skills, phone etiquette > telephone, customer service, communication
jira, trello, asana, monday com, clickup > project management, agile, task management
gantt, ms project, microsoft project, critical path > project planning, scheduling, project management
capm, ipma, pmbok, pmi > project management, certification
pmo, programme management, project portfolio > program management, project management
scrum master, sprint planning, psm, agile coach > scrum, agile, team facilitation
waterfall model, sdlc, software lifecycle > software development life cycle, project management, software engineering
stakeholders, stakeholder engagement > stakeholder management, project management, communication
work breakdown structure, scope creep, project scope > project planning, scope management, project management
quantity surveyor, quantity surveying, construction estimating > cost estimating, construction management
site manager, building site > construction management, construction, project management
product roadmap, product backlog, product discovery > product management, product strategy, roadmap
design thinking, human centered design, human centred design, user centered design
hci, human computer interaction, interaction design, ixd
figma, adobe xd > user interface design, prototyping, ux design
ui designer, ux designer, uiux, app design, screen design > user interface, user experience, interaction design
mockup, prototype app > wireframes, prototyping, user experience
usability test, heuristic evaluation, user testing > usability, user research, user experience
ui style guide, component library > design systems, user interface, front end
microcopy, content design > ux writing, user experience, copywriting
layout designer, visual communication, graphic artist > graphic design, visual design, layout
adobe creative cloud, adobe, affinity designer, coreldraw, inkscape > graphic design, vector graphics, illustration
canva templates, poster design, flyer, make flyers, business cards > graphic design, layout, poster
indesign, desktop publishing, dtp, quarkxpress, scribus
magazine layout, book layout, book design, brochure > layout, desktop publishing, typography
vector art, svg drawing > vector graphics, illustrator
gimp, affinity photo, remove background, pixelmator > image editing, photo editing, photoshop
colour theory, color theory, colour wheel, color palette
packaging design, label design > packaging, graphic design, product design
corporate design, corporate identity, visual identity, brand identity
make a logo, company logo > logo design, branding, graphic design
procreate app, ipad drawing, drawing tablet, wacom > digital illustration, digital drawing, digital art
solidworks, autodesk inventor, catia, freecad, onshape > cad, 3d modelling, mechanical design
draftsman, drafter, technical drawer, engineering drawing > technical drawing, cad
fem, finite element, ansys, abaqus > finite element analysis, simulation, engineering
cam programming, g code, metal lathe > cnc, machining, manufacturing
tinkercad, openscad, 3d print design > 3d printing, 3d modelling, cad
sketchup, rhino 3d, rhinoceros 3d, grasshopper 3d > 3d modelling, architecture, cad
3ds max, autodesk maya, cinema 4d, zbrush, houdini software > 3d modelling, 3d animation, rendering
v ray, lumion, archviz, twinmotion > rendering, architectural visualization, 3d visualization
revit, archicad, vectorworks > building information modelling, bim, architecture, cad
architect, house design, design a house > architecture, architectural design, building design
floor plan, blueprint reading, read blueprints > architectural drawing, technical drawing, architecture
interior decorator, home staging > interior design, decoration, interior architecture
decorate my home, room design, furnish apartment > interior design, decoration
landscape architect, landscape architecture, landscape design, landscaping
city planning, urban planning, town planning, urban design
leed, passive house, energy efficient building > sustainable architecture, green building, energy efficiency
bauhaus, gothic architecture, le corbusier > history of architecture, architecture, design history
bridge building > structural engineering, civil engineering, mechanics
digital signature, docusign, e signature > electronic signature, documents, contracts
knowledge sharing, company wiki > knowledge management, collaboration
tabellenkalkulation, hojas de calculo, таблиці > spreadsheets, excel
base de datos, datenbanken, бази даних > databases, sql
kunstliche intelligenz, inteligencia artificial, intelligence artificielle, штучний інтелект > artificial intelligence, machine learning
webentwicklung, desarrollo web, веб розробка > web development, html, javascript
projektmanagement, gestion de proyectos, gestion de projet > project management
web design, homepage > website, web development, html, css
pivot table > spreadsheets, excel
web scraping > python, data collection, automation
data engineer, etl > data pipelines, data warehouse, databases
quantum computer > qubits, quantum mechanics, quantum
franchise > small business, entrepreneurship
invoice, billing system > accounting, bookkeeping, accounts receivable
delegate > leadership, managing people, time management
building information modelling, bim > revit, architecture, cad
wordpress > content management, website, blogging
operations manager > process improvement, supply chain, manufacturing
virtual machine > vmware, hypervisor, cloud computing
smart contract > blockchain, ethereum
firewall > network security, networks, cybersecurity
crm > customer relationship, salesforce, sales
erp > sap, enterprise software, business processes
excel budget > spreadsheets, excel, budgeting
computer for grandma, afraid of computers > computer skills, digital literacy
talk to computers > programming, natural language processing
secret messages, code breaking > cryptography, encryption
gig economy, sharing economy > digital economy, platforms, labour market
personas, journey map, card sorting > user research, information architecture, user experience
doodling, sketchbook, pencil, charcoal > drawing, sketching
draw people, draw faces, draw portraits > portrait, figure drawing, anatomy
figure drawing, life drawing, nude drawing
japanese comics, otaku > manga, comics, character design, drawing
comics, comic books, graphic novels, cartooning
draw cartoons, caricature > cartooning, comics, drawing
procreate, krita, ipad drawing, drawing tablet > digital illustration, digital painting, drawing
digital art, digital painting, digital illustration
concept artist, creature design > concept art, character design, illustration
childrens books, picture books > children's literature, illustration, storytelling
vanishing point, drawing buildings > perspective, drawing, architecture
travel sketching, sketch outdoors > urban sketching, drawing, watercolour
bob ross, paint in oil > oil painting, landscape painting, painting
gouache, tempera, pastels > painting, drawing
acrylic pouring, fluid art > acrylic painting, abstract art
paint landscapes, plein air > landscape painting, painting
gray, grey
color theory, colour theory, colour wheel, colour harmony
mixing colours, mixing colors > colour theory, painting
street art, graffiti, murals, spray paint
body painting, face painting, stage makeup
cosplay > costume, makeup, sewing
tattoo, body art
hand lettering, brush lettering, modern calligraphy
beautiful handwriting, nicer handwriting, penmanship > handwriting, calligraphy, lettering
stop motion, claymation > animation, filmmaking
make cartoons, cartoon animation > animation, character animation
vfx, visual effects, special effects
sculptor, carving stone > sculpture, stone
clay, pottery, ceramics
throwing pots, potters wheel, kiln > pottery, ceramics
linocut, lino, woodcut > printmaking, relief printing
screen printing, silkscreen, serigraphy
etching, engraving, lithography > printmaking
print t shirts, printing shirts > screen printing, textiles
art history, history of art
famous paintings, old masters > art history, painting
picasso, van gogh, monet > art history, modern art, impressionism
leonardo da vinci, michelangelo > renaissance, art history
modern art, contemporary art, abstract art
sell my art, sell paintings > art business, selling, online shop
mosaic tiles, stained glass > mosaic, glass, crafts
fashion, fashion design, clothing design
stylist, what to wear, wardrobe > fashion, clothing
interior design, interior decorating, home decor
decorate my home, feng shui > interior design, home decor
house design, floor plan, house plans > architecture, interior design
landscape architect, garden planner > garden design, landscape architecture
dslr, mirrorless, canon, nikon > camera, photography
iphone photos, phone camera, smartphone photos > mobile photography, smartphone photography, photography
lightroom, capture one, darktable > photo editing, photography
aperture, shutter speed, dslr settings > exposure, camera, photography
blurry photos, better photos, blurred background > photography, camera, depth of field
darkroom, analog photography, film camera > film photography, analogue photography, photography
headshots, photograph people, portrait photographer > portrait photography, portraits, lighting
wedding photographer, event photographer > wedding photography, photography
photograph animals, bird photography > wildlife photography, nature photography
milky way photos, night photography > astrophotography, photography
food photos, food stylist > food photography, food styling
product photos, photo studio, softbox > product photography, studio lighting, lighting
drone, uav, quadcopter
aerial photography, gopro > drone, photography, video
movies, films
movie director, film director > film directing, filmmaking, film
cinematographer, cameraman, director of photography > cinematography, filmmaking
make a movie, short film, film school > filmmaking, screenwriting, video production
script writer, movie script, film script > screenwriting, screenplay
documentary maker, nature films > documentary, filmmaking
colour correction, color grading, color correction > colour grading, video editing
final cut, capcut, imovie > video editing
acoustic guitar, electric guitar, strumming > guitar, chords
bass guitar, electric bass
ukulele, uke
keyboard player, play the piano, pianist > piano, keyboard
violin, fiddle
viola, cello, double bass > string instruments, orchestra
flute, clarinet, oboe > woodwind, wind instruments
trumpet, trombone, tuba, french horn > brass, wind instruments
saxophone, sax
banjo, mandolin > folk music, bluegrass
cajon, djembe, bongos > percussion, drums, rhythm
sitar, tabla, didgeridoo > world music, indian music, instruments
singer, sing better, hit high notes > singing, vocal technique, voice
sing in tune, tone deaf, perfect pitch > ear training, singing, intonation
solfege, solfeggio, aural training, ear training
choir, chorus, choral singing
a cappella, gospel choir, barbershop > choir, singing
read notes, reading music > music notation, sheet music, music theory
music notation, sheet music, score reading
circle of fifths, major and minor, music scales > music theory, harmony
write music, film music, film scoring > composition, orchestration, music
arranging music, write for orchestra > orchestration, arranging
beethoven, mozart, bach > classical music, music history
opera, symphony, chamber music > classical music, music
rap, hip hop music
rapper, freestyle rap, write rhymes > rap, hip hop, lyrics, songwriting
techno, house music, edm, electronic music
fl studio, logic pro, garageband, cubase, pro tools > music production, recording, audio
beatmaking, make beats, beat maker > music production, beats
synthesizer, synth, sound synthesis
turntables, scratching records, disc jockey > dj, mixing
mixing and mastering, master a song > mixing, mastering, audio engineering
home studio, home recording > recording, music production, audio
music label, music manager, release music > music business, music industry
metal music, heavy metal, punk > rock music, guitar
country music, bluegrass, folk music > folk, guitar, songs
voice over, voiceover, voice acting
toefl, cambridge english, duolingo test > english test, exam, english
english conversation, speak english > spoken english, speaking, conversation, english
anglais, inglese, engelska > english
английский, англійська, angielski, ingilizce > english
英语, 英語, 영어 > english
tefl, tesol, celta > teaching english, language teaching, english
goethe zertifikat, testdaf, telc > german, exam
allemand, tedesco, deutschkurs > german, deutsch
немецкий, німецька, niemiecki, almanca > german
delf, dalf, alliance francaise > french, exam
французский, французька, francuski > french
dele, siele, spagnolo, espagnol > spanish
испанский, іспанська, hiszpanski > spanish
italienisch, italien, włoski > italian
итальянский, італійська > italian
jlpt, kanji, hiragana, katakana > japanese, writing system
japanisch, japonais, японский, японська > japanese
hsk, pinyin, hanzi, putonghua > chinese, mandarin
chinesisch, chinois, китайский, китайська > chinese, mandarin
cantonese, hong kong chinese, 粵語
korean, hangul, 한국어
topik, kpop, k drama > korean, korea
russisch, russe, ruso, російська > russian
ukrainisch, ucraniano, украинский > ukrainian
polish, polski, polnisch, polonais
czech, cestina, tschechisch
hungarian, magyar, ungarisch
romanian, romana, rumanisch
bulgarian, български
serbian, croatian, bosnian, serbo croatian
greek, ellinika, ελληνικά, griechisch
turkish, turkce, turkisch
arabic, العربية, arabisch
persian, farsi, فارسی, dari
hebrew, ivrit, עברית
hindi, हिन्दी, hindustani
bengali, bangla, বাংলা
tamil, தமிழ்
indonesian, bahasa indonesia, malay
vietnamese, tieng viet
thai, ภาษาไทย
filipino, tagalog
swahili, kiswahili
amharic, yoruba, hausa, igbo, zulu > african languages, languages
dutch, nederlands, niederlandisch, flemish
swedish, svenska, schwedisch
norwegian, norsk, bokmal
danish, dansk, danisch
finnish, suomi, finnisch
estonian, eesti, estnisch
latvian, lithuanian > baltic languages, languages
catalan, catala
irish language, gaelic, gaeilge, irish gaelic
welsh, cymraeg
brazilian portuguese, brasileiro, portugiesisch
португальский, португальська, portugais > portuguese
georgian, kartuli, ქართული
armenian, հայերեն
ancient greek, sanskrit, latin grammar > classical languages, ancient languages, latin
sign language, asl, bsl
deaf, hard of hearing, talking with hands > sign language
court interpreter, simultaneous interpreting > interpreting, translation
subtitles, captioning
phonetics, phonology, ipa alphabet
sound native, lose my accent, accent reduction > pronunciation, accent, phonetics
verb tenses, conjugation > grammar
remember words, foreign words > vocabulary, languages
anki, spaced repetition, flash cards > memory, learning techniques, vocabulary
polyglot, duolingo, babbel > languages, language learning
etymology, word origins > linguistics, language
cefr, b1, b2, c1 > language level, languages
comma rules, apostrophes, semicolons > punctuation, grammar, writing
spelling, orthography
slang, idioms, phrasal verbs > vocabulary, expressions, english
gtd, pomodoro, to do list > time management, productivity
notion, obsidian, evernote > note taking, productivity, organisation
note taking, taking notes, zettelkasten
feeling lazy, waste time, putting things off > procrastination, motivation, productivity
cannot concentrate, deep work, distraction > concentration, focus, attention
bad habits, break habits, phone addiction > habits, self control, digital wellbeing
digital detox, screen time > digital wellbeing, habits
new year resolutions, smart goals, vision board > goals, goal setting, habits
get up early, morning routine > habits, sleep
marie kondo, tidy up, too much stuff > decluttering, organising, minimalism
memory palace, forgetful, remember names > memory, memory techniques, mnemonics
exam nerves, exam stress, test anxiety > anxiety, exams, study skills
study skills, learning to learn, learning strategies
study better, exam revision, cramming > study skills, learning strategies, exams
self confidence, self esteem, self worth
shy, insecure, impostor syndrome > confidence, self esteem, social skills
saying no, people pleaser, pushover > assertiveness, boundaries, communication
make friends, lonely, loneliness > social skills, friendship, relationships
first impression, be more charming > charisma, communication, confidence
difficult people, hard conversations, difficult conversations > conflict, communication, conflict resolution
settle arguments, quarrels, mediator > conflict resolution, conflict
listen better, good listener > active listening, communication
nvc, marshall rosenberg > nonviolent communication, empathy, communication
facial expressions, reading people, nonverbal > body language, nonverbal communication
understand feelings, name feelings > emotional intelligence, emotions
persuade people, convince people > persuasion, rhetoric, influence
speak in public, fear of speaking, toastmasters, wedding speech > public speaking, speeches
argue better, win arguments > debate, argumentation, rhetoric
fallacies, thinking clearly, cognitive bias > critical thinking, logic, reasoning
logic puzzles, brain teasers > problem solving, logic, puzzles
hard choices, make better decisions, undecided > decision making
creative block, be more creative, brainstorming > creativity, creative thinking
write a book, novelist, nanowrimo > novel, fiction, creative writing
flash fiction, novella > short stories, fiction, creative writing
poet, poems, haiku, sonnet > poetry, creative writing
writers block, plot twists, world building > creative writing, fiction, storytelling
autobiography, write my life > memoir, writing
tell stories, narrator > storytelling
publish a book, amazon kdp, kindle > self publishing, publishing
proofreading, copy editing, copyediting
journalist, reporter, newspaper > journalism, news, media
wordpress blog, start a blog > blogging, writing
write better emails, business letters > business writing, email
technical writer, user manuals > technical writing, documentation
essay, thesis, dissertation > academic writing, essay writing, research
cite sources, bibliography, plagiarism > academic writing, citation, research
phd, literature review > research methods, academic writing, research
diary, bullet journal, morning pages > journaling, writing, self reflection
literature, literary studies
shakespeare, tolstoy, dostoevsky, jane austen > literature, novels, drama
sci fi, fantasy novels, crime fiction > fiction, creative writing, novel
profession, career planning > career
career change, find a job, unemployed > career, job search
cover letter, linkedin profile, curriculum vitae > job application, resume, cv
ask for promotion, get promoted > career, negotiation
virtual assistant, secretary, receptionist > office skills, administration, organisation
work from home, home office > remote work, productivity
gig work, fiverr, upwork > freelancing, self employment
life coach, executive coach > coaching, personal development
personal development, self improvement, self help, personal growth
find my purpose, meaning of life, midlife crisis > personal development, philosophy
be happier, positive thinking > happiness, wellbeing, positive psychology
integrals, differential calculus, infinite series > calculus
differential equations, ode, pde
matrices, eigenvalues, eigenvectors > linear algebra
fractions, percentages, long division > arithmetic, basic maths
multiplication tables, times tables, mental arithmetic > arithmetic, mental maths
arithmetic, basic maths, numeracy
quadratic equations, polynomials > algebra, equations
sine, cosine, triangles > trigonometry, geometry
trigonometry, trig
pythagoras, euclid, straightedge > geometry
bad at maths, math anxiety, dyscalculia > basic maths, arithmetic
gcse maths, sat math > school maths, exam preparation, algebra
high school, secondary school
primary school, elementary school, grade school
abitur, baccalaureate, matura > exam preparation, school
sat, gre, gmat > exam preparation, test preparation
mcat, usmle > medicine, exam preparation
lsat, bar exam > law, exam preparation
math olympiad, competition maths, math puzzles > problem solving, mathematics, proofs
prime numbers, modular arithmetic > number theory
combinatorics, permutations, graph theory > discrete mathematics
set theory, proof by induction > mathematical logic, proofs, discrete mathematics
group theory, galois > abstract algebra, algebra
bayes, dice, coin toss > probability, statistics
linear regression, standard deviation, hypothesis test > statistics
spss, stata, minitab > statistics, data analysis
matlab, octave, mathematica > numerical methods, scientific computing
newton, laws of motion, gravity > mechanics, physics
quantum, quantum mechanics, quantum physics, quantum theory
schrodinger, particle physics, higgs > quantum mechanics, physics
einstein, space time, time travel > relativity, physics
entropy, heat engine > thermodynamics, physics
magnets, maxwell, electric field > electromagnetism, physics
black holes, big bang, galaxies, astrophysicist > astronomy, cosmology, astrophysics
stargazing, night sky, constellations, telescope > astronomy
nasa, spacex, astronaut, rockets > space, spaceflight, aerospace
periodic table, atoms, molecules > chemistry
acids, titration, lab work > chemistry, laboratory
dna, genes, heredity > genetics, biology, molecular biology
darwin, natural selection, origin of species > evolution, biology
bacteria, viruses, living cells > microbiology, cell biology, biology
human brain, nervous system, neurons > neuroscience, brain, neurology
zoology, wildlife, animal biology
botany, plant biology, plant science
insects, entomology, bugs and beetles
fossils, dinosaurs > palaeontology, paleontology, evolution
minerals, volcanoes, earthquakes > geology, earth science
weather, meteorology, weather forecast
global warming, greenhouse effect, co2 > climate change, climate, environment
recycling, zero waste, plastic free > sustainability, waste, environment
nature conservation, endangered species > conservation, ecology, biodiversity
cartography, map making, mapmaking
qgis, arcgis > gis, maps, geography
capital cities, countries and capitals, continents > geography
machine parts, gearbox > mechanical engineering, machines
bridge building, reinforced concrete, structural analysis > civil engineering, structural engineering
electrician, house wiring, fuse box > electrical installation, electricity
solidworks, catia, autodesk inventor > cad, mechanical design, technical drawing
sketchup, revit, bim > architecture, cad, 3d modelling
solar panels, photovoltaic, wind turbines > renewable energy, solar energy, energy
heat pump, hvac, air conditioning > heating, ventilation
plc, industrial automation > automation, control engineering
raspberry pi, esp32, soldering > electronics, microcontrollers
multimeter, resistors, transistors > electronics, circuits
pcb, kicad, circuit board > electronics, circuit design
fpga, verilog, vhdl > digital electronics, circuit design
cnc, lathe, milling machine > machining, manufacturing, metalworking
lean manufacturing, six sigma, kaizen > quality management, process improvement, manufacturing
airplane, aircraft, aviation, aeroplane
pilot licence, fly a plane, flight simulator > aviation, aircraft
doctor, physician, med school > medicine
human body, muscles, bones, internal organs > anatomy, physiology
heart attack, blood pressure, cholesterol > cardiology, heart, health
ecg, ekg, electrocardiogram
x ray, mri, ultrasound > radiology, medical imaging
nursing, patient care
nclex, registered nurse > nursing, exam preparation
caregiver, carer, elderly care > nursing, care, ageing
alzheimers, parkinsons > dementia, care, neurology
paramedic, emt, ambulance > emergency medicine, first aid
choking, bandage, unconscious > first aid, emergency
pharmacist, medicines, drug interactions > pharmacology, pharmacy
dentist, teeth > dentistry, dental
surgeon, operating room > surgery, medicine
vaccines, pandemic, covid > public health, epidemiology
blood sugar, insulin > diabetes, nutrition
icd 10, medical billing > medical coding, healthcare administration
physical therapy, physiotherapy, physio, rehabilitation
neck pain, stiff neck, slouching > posture, back pain, mobility
knee pain, shoulder pain, sciatica > mobility, physiotherapy, exercise
migraine > headache, pain
menopause, period pain, premenstrual > women's health, hormones
pregnancy, pregnant, giving birth, childbirth
midwife, doula, hypnobirthing > birth, pregnancy, midwifery
breastfeeding, newborn, baby care > babies, parenting
massage therapist, shiatsu, thai massage > massage, bodywork
reflexology, acupuncture, reiki > alternative medicine, massage
herbalist, herbal remedies, medicinal plants > herbs, herbal medicine, natural remedies
essential oils, aromatherapy
quit smoking, stop smoking, stop drinking > addiction, habits, health
can't sleep, fall asleep, snoring, jet lag > sleep, insomnia
always tired, exhausted > burnout, sleep, fatigue
breathwork, pranayama, wim hof > breathing, breathing techniques
personal trainer, fitness coach > fitness, exercise, strength training
build muscle, six pack, belly muscles > strength training, muscles, fitness
dumbbells, kettlebell, barbell > strength training, weights
calisthenics, bodyweight training, push ups, pull ups
hiit, crossfit, tabata > interval training, fitness, workout
couch to 5k, half marathon, trail running > running, endurance
stretching, flexibility
do the splits, touch my toes > flexibility, stretching, mobility
pilates, core training > core strength, fitness
vinyasa, hatha, ashtanga, kundalini, asana, sun salutation > yoga
tai chi, qigong, tai ji, chi kung
martial arts, self defence, self defense, combat sports
karate, judo, taekwondo, kung fu > martial arts, self defence
bjj, jiu jitsu, mma > martial arts, grappling
kickboxing, muay thai, boxer > boxing, martial arts
soccer, football
nba, dribbling, free throws > basketball, sports
table tennis, ping pong
badminton, squash racket, pickleball, padel > racket sports, tennis
golf swing, golf clubs > golf
front crawl, swim strokes > swimming
triathlon, ironman > running, cycling, swimming, endurance
skiing, snowboarding, winter sports
kitesurfing, windsurfing > surfing, water sports
scuba, freediving, snorkeling > diving, underwater
sailing, boating, yachting
kayaking, canoeing, paddling
bouldering, rock climbing, climbing
parkour, somersault, handstand > gymnastics
skateboard, longboard
horse riding, equestrian, horseback riding, dressage
archery, bow and arrow
athletics, track and field
calories, high protein, balanced diet > nutrition, diet
keto, low carb, paleo > diet, nutrition, weight loss
fasting diet, skip breakfast, 16 8 > intermittent fasting, nutrition
dietitian, nutritionist, dietician > nutrition, dietetics
gluten free, lactose, food allergy > diet, allergies, nutrition
gut health, microbiome, ibs > digestion, nutrition
lose belly fat, slim down, overweight > weight loss, nutrition, fitness
supplements, vitamin d, micronutrients > nutrition, vitamins
eating disorder, binge eating, emotional eating > eating behaviour, psychology, nutrition
psychologist, freud, jung > psychology, psychoanalysis
psychotherapy, counselling, talking therapy
therapist, counselor, psychotherapist > psychotherapy, counselling, psychology
cbt, cognitive behavioral therapy, cognitive behavioural therapy
hypnosis, hypnotherapy, self hypnosis
feeling sad, feeling hopeless > depression, mental health
panic attacks, phobia > anxiety, mental health
overthinking, rumination, worry too much > anxiety, mindfulness
ptsd, childhood trauma > trauma, mental health
attention deficit, asperger, autistic > neurodiversity, adhd, autism
dyslexia, learning disability, special needs > special education, inclusion, learning difficulties
narcissist, toxic relationship, gaslighting > relationships, personality, psychology
mbti, big five, enneagram > personality, psychology
anger management, temper, aggression > anger, emotions
grief, bereavement, mourning, loss of someone
hospice, terminally ill, end of life > palliative care, grief
calm down, stressed out > stress, relaxation
headspace app, calm app, vipassana > meditation, mindfulness
resilience, coping, mental strength
criminal minds, serial killers > criminology, forensic psychology
marriage, couples therapy, love life > relationships, couples
flirting, find a partner, tinder > dating, relationships
heartbreak, break up, breakup > separation, relationships, emotions
tantrums, terrible twos, toddlers > parenting, children
teenagers, adolescents, teens, puberty
new parents, dad, mum, mom > parenting, babies, family
potty training, baby sleep > parenting, babies
single parent, stepfamily, coparenting > parenting, family
daycare, kindergarten, nursery school > early childhood, preschool, child care
montessori, waldorf, reggio > education, early childhood, pedagogy
cyberbullying, mobbing > bullying, children, school
stop barking, walk my dog, labrador, crate training > dog training, dogs
cats, kitten, feline
litter box, scratching furniture > cats, cat behaviour
parrots, budgies, guinea pigs, hamsters > pets, small animals, birds
fish tank, aquascaping > aquarium
veterinarian, vet tech, animal doctor > veterinary, animal health
beekeeping, apiculture, honey bees
chickens, keep hens > poultry, animals, farming
seamstress, make clothes, hem trousers > sewing, dressmaking, tailoring
upcycling clothes, fix clothes, darning > mending, sewing
quilting, patchwork
amigurumi, granny square > crochet, yarn
knit socks, knit a sweater > knitting, wool
cross stitch, needlework, embroidery
punch needle, macrame, needle felting > textiles, crafts, fibre
tapestry, handloom > weaving, textiles
batik, tie dye, shibori, natural dyes > dyeing, textiles
handicraft, crafts, handmade
etsy, sell crafts > crafts, online shop, selling
bending paper, folding paper, paper cranes > origami, paper folding
scrapbooking, card making, papercraft > paper crafts, paper
bind books, make notebooks > bookbinding, paper
carpenter, cabinet maker, build furniture, make shelves > woodworking, carpentry, furniture
joinery, dovetail, hand tools > woodworking, carpentry
whittling, wood carving, spoon carving
restore furniture, old furniture, reupholster > furniture restoration, upholstery
welder, mig, tig > welding, metalworking
forging, knife making, anvil > metalworking, blacksmithing
goldsmith, silversmith, make rings > jewellery making, jewellery
jewelry, jewellery
make earrings, beads, wire wrapping > jewellery making, jewellery, crafts
leatherwork, leathercraft, leather
shoemaker, cobbler, make bags > leatherwork, shoes, leather
candle making, soap making, homemade cosmetics > crafts, natural cosmetics
makeup, make up, cosmetics
barber, haircut, braids > hairdressing, hair, hairstyling
manicure, gel nails, nail art > nails, beauty
basket weaving, wicker > basketry, weaving, crafts
florist, bouquet, ikebana > flower arranging, flowers, floristry
handyman, fix things, odd jobs > home repair, diy
plumber, leaking tap, blocked drain > plumbing, home repair
bathroom tiles, lay tiles, grout > tiling, home improvement, renovation
wallpaper, paint a wall, painting walls > decorating, home improvement, renovation
drywall, plastering, bricklayer > construction, renovation
laminate floor, wooden floor, lay floors > flooring, home improvement
power tools, circular saw > diy, woodworking
fix my bike, flat tire, flat tyre, puncture > bike repair, bicycle maintenance
bike, bicycle, cycling
bike repair, bicycle repair, bike maintenance, bicycle maintenance
car, automobile
car repair, auto repair, car maintenance
oil change, brake pads, car mechanic > car maintenance, car repair
driving licence, drivers license, driving test > driving, road rules, traffic
motorbike, motorcycle
electric car, ev, tesla > electric vehicles, electric mobility
repair phone, cracked screen, fix laptop > phone repair, electronics repair, computer repair
locksmith, locked out > lockpicking, locks
grow tomatoes, raised beds, allotment, veg patch > vegetables, vegetable gardening, gardening
balcony plants, urban gardening, window box > container gardening, balcony, gardening
worm bin, fertiliser, kitchen scraps > composting, soil, gardening
food forest, self sufficiency, homesteading > permaculture, sustainable living, gardening
fruit trees, cut trees, grafting > pruning, trees, gardening
lawn, mowing, cut hedges > garden care, gardening
slugs, aphids, weeds > pest control, gardening
roses, perennials, tulips > flowers, gardening
cactus, succulents, orchids, monstera > houseplants, indoor plants
plants keep dying, green thumb > plant care, houseplants, gardening
bonsai, topiary > trees, pruning
hydroponics, aquaponics, greenhouse growing > gardening, growing vegetables
agriculture, farming, farmer
chef, line cook, masterchef > cooking, professional cooking, kitchen
chopping, cutting vegetables, sharpen knives > knife skills, cooking techniques
dinner ideas, easy meals, cheap meals > recipes, cooking, meals
meal prep, meal planning, batch cooking
pasta, risotto, pizza > italian cooking, cooking
sushi, ramen, bento > japanese cooking, cooking
curry, masala, dal > indian cooking, spices
wok, stir fry, dim sum > chinese cooking, asian cooking
tacos, burritos, enchiladas > mexican cooking, cooking
kimchi, sauerkraut, kombucha > fermentation
pickling, canning, jam making > preserving, food preservation
barbecue, bbq, grilling
brisket, smoked meat, butcher > barbecue, meat
tofu, meatless > vegan, vegetarian, plant based
slow cooker, air fryer, thermomix > recipes, cooking
cheese making, cheesemaking
sourdough, baguette, kneading > bread, baking
croissants, puff pastry, patisserie > pastry, baking
cupcakes, birthday cake, fondant > cake decorating, cakes, baking
cookies, biscuits
macarons, meringue > pastry, desserts, baking
truffles, bonbons, chocolatier > chocolate, confectionery
ice cream, gelato, sorbet
mixologist, mixology, margarita > cocktails, bartending, drinks
gin, whisky, rum > spirits, drinks, cocktails
sommelier, wset > wine, wine tasting
craft beer, homebrew, lager > beer, brewing
latte art, coffee beans > coffee, barista
matcha, tea ceremony > tea
haccp, food hygiene, servsafe > food safety, hygiene
run a restaurant, cafe owner, food truck > restaurant management, hospitality, gastronomy
waiter, hotel manager, front desk > hospitality, hotel
hiking, trekking, hillwalking
bushcraft, prepper, make fire > survival, wilderness, outdoors
tent, campfire, tie knots > camping, outdoors
map reading, read a compass > orienteering, navigation, maps
edible plants, wild plants, wild garlic > foraging, plants
mushroom picking, mycology > mushrooms, fungi
birdwatching, birding, ornithology
fly fishing, angler > fishing
hunter, hunting licence > hunting, wildlife
backpacker, world trip, travel cheap > travel, travel planning
digital nomad, van life, work abroad > remote work, travel
tour guide, travel agent, airbnb > tourism, travel
fear of flying, afraid of flying > flying, anxiety, travel
move abroad, expat, culture shock > living abroad, intercultural, culture
cultural differences, cross cultural, intercultural communication, intercultural
ww2, wwii, world war 2, second world war > world war, history
hitler, nazis, holocaust > world war, history, twentieth century
ww1, wwi, first world war > world war, history
cold war, soviet union, ussr > history, twentieth century, politics
ancient rome, roman empire
julius caesar, gladiators > roman empire, ancient rome, history
spartans, alexander the great, trojan war > ancient greece, antiquity, history
pharaohs, pyramids, hieroglyphs > ancient egypt, egypt, archaeology
knights, castles, vikings, crusades > middle ages, medieval, history
middle ages, medieval
napoleon, french revolution > revolution, history, europe
colonialism, slavery, british empire > colonial history, history
civil rights, martin luther king > history, human rights, politics
excavation, archaeologist, indiana jones > archaeology, ancient history
family tree, ancestors, family history > genealogy, ancestry
plato, socrates, aristotle > ancient philosophy, philosophy
kant, nietzsche, hegel > philosophy
stoic, marcus aurelius, seneca > stoicism, philosophy
sartre, camus, existentialist > existentialism, philosophy
right and wrong, trolley problem > ethics, moral philosophy, morality
free will, consciousness > philosophy of mind, philosophy
theology, religious studies, religion
bible, jesus, gospel > christianity, theology, religion
koran, quran, muhammad > islam, religion
torah, talmud, kabbalah > judaism, religion
dharma, zen, dalai lama > buddhism, meditation
bhagavad gita, vedas > hinduism, philosophy
taoism, tao te ching, confucius > chinese philosophy, philosophy
zeus, greek gods, norse gods > mythology, myths
astrology, horoscope, zodiac
oracle cards, fortune telling > tarot, spirituality
politics, political science
elections, parliament, voting > politics, democracy
communism, karl marx, capitalism > political theory, politics, philosophy
united nations, european union, nato > international relations, politics
diplomat, foreign policy, geopolitics > international relations, diplomacy, politics
fake news, conspiracy theories, misinformation > media literacy, fact checking, critical thinking
sociology, social studies
anthropology, ethnology, cultural anthropology
social worker, social care, welfare > social work
feminism, gender, women's rights > gender studies, equality
racism, discrimination, dei > diversity, inclusion, equality
inflation, supply and demand, recession > economics, macroeconomics, economy
economics, economy
ngo, charity, nonprofit, non profit
grant writing, donations > fundraising, nonprofit
help others, community work > volunteering, community
city planning, smart city, urbanist > urban planning, cities
lawyer, attorney, solicitor, barrister > law, legal
child custody, alimony, prenup > family law, divorce
last will, write a will, probate > inheritance law, wills, estate planning
tenant rights, landlord, rent increase > tenancy law, rental
got fired, dismissed, employment contract > employment law, labour law
labor law, labour law, employment law
refund, warranty, faulty goods > consumer law, consumer rights
patents, trademark, royalties > intellectual property, copyright
constitution, supreme court, civil liberties > constitutional law, human rights, law
detective, crime scene, police work > criminology, forensics, criminal law
visa, asylum, citizenship test > immigration, migration, citizenship
retirement, retire early, 401k > retirement planning, pensions, personal finance
pay off debt, credit card, overdraft > debt, personal finance, budgeting
teacher training, pgce, student teacher > teaching, pedagogy
didactics, how children learn > pedagogy, teaching, education
lesson ideas, curriculum, syllabus > lesson planning, curriculum design, teaching
noisy class, unruly pupils, class discipline > classroom management, teaching
tutoring, private lessons
home education, unschooling > homeschooling, teaching
moodle, flipped classroom, e learning > online learning, online teaching, digital education
workshop leader, train the trainer, run workshops > facilitation, teaching adults, training
teach kids coding, scratch programming > coding for children, programming
sicilian defence, queens gambit, checkmate, magnus carlsen > chess
baduk, weiqi, 囲碁 > go game, board games
board games, tabletop games, boardgames
dungeons and dragons, dnd, game master > role playing, tabletop games, storytelling
texas holdem, bluffing > poker, card games
rubiks cube, speedcubing, sudoku > puzzles, logic
magic tricks, magician, card tricks > magic, sleight of hand
minecraft, roblox, fortnite > gaming, game development
streamer, twitch, esports > streaming, gaming
dancer, choreographer, dance steps > dance, choreography
salsa, bachata, merengue > latin dance, dance
waltz, foxtrot, wedding dance > ballroom, dance
tango, milonga
pas de deux, nutcracker, classical dance > ballet, dance
breakdance, street dance, hip hop dance
zumba, dance workout > dance, fitness
tap dance, flamenco, belly dance > dance
two left feet, dance at parties > dance, rhythm
theater, theatre, drama
actor, actress, acting school > acting, theatre, drama
stanislavski, method acting, casting > acting, theatre
improv comedy, improv theatre > improvisation, comedy, theatre
stand up comedy, comedian, be funnier > comedy, humour
broadway, west end, musical show > musical theatre, singing, theatre
puppeteer, puppet show > puppetry, theatre
playwright, write a play > playwriting, drama, theatre
humor, humour
hoarse voice, voice coach, speaking voice > voice, speech, vocal technique
stutter, stammer, lisp > speech therapy, speech, pronunciation
tire, tyre
fiber, fibre
behavior, behaviour
labor, labour
analog, analogue
optimization, optimisation
visualization, visualisation
pediatrics, paediatrics, child medicine
cricket, rugby, hockey > team sports, sports
ice skating, figure skating, rollerblades > skating, winter sports
steel, polymers, alloys > materials science, engineering
cancer, tumor, chemotherapy > oncology, medicine
immune system, antibodies > immunology, biology, medicine
acne, eczema, skin disease > dermatology, skin
psychiatrist, schizophrenia, bipolar > psychiatry, mental health
epilepsy, brain surgery > neurology, medicine
ancient china, samurai, ottoman empire > asian history, world history, history
mayas, aztecs, incas > ancient civilisations, archaeology, history
ask better questions, interviewing people > interviewing, communication, research
survey, questionnaire, focus group > research methods, social research
diapers, nappies, colic > babies, parenting
grandparents, ageing parents > elderly care, family, ageing
clean my house, laundry, housekeeping > household, cleaning, home
sew a button, hand sewing > sewing, mending
healthy lunch, packed lunch, smoothies > healthy eating, recipes, nutrition
architect > architecture
same file every day, repetitive tasks computer, same clicks every day, copy paste all day > automation, python, scripting, macros
copy data between, retyping numbers, type same data > automation, spreadsheets, macros, data entry
computer does it automatically, let computer do, computer do work > automation, scripting, python
add numbers automatically, add column numbers, total column > formulas, spreadsheets, excel
compare two lists, find duplicates list, remove duplicate rows > excel, spreadsheets, data cleaning
rows and columns, table with numbers, sort table > spreadsheets, excel, tables
shared expenses list, list of expenses, track spending > budgeting, spreadsheets, personal finance
send same letter, letter to many people, letters many addresses > mail merge, word processing
page numbers wrong, long word document, table of contents > word processing, microsoft word, documents
people asleep slides, text heavy slides, slides look ugly, slides too full > presentation design, slides, presentations
present results boss, present at work, presentation next week, present my project > presentations, public speaking, slides
freeze presenting, nervous presentation, nervous before presentation, nervous presenting > public speaking, stage fright, presentations
look at keyboard, type with two fingers, typing too slow, type without looking > touch typing, typing
find my files, files all over, messy desktop, folder chaos > file management, organisation, computer skills
inbox is full, drowning in emails, hundreds of emails, unread emails > email, time management, productivity
nobody answers emails, reply to emails, sound polite email, emails too long > business writing, email, communication
meetings take forever, meetings go nowhere, nobody talks meetings, pointless meetings > meetings, facilitation, time management
speak up meetings, say something meetings, quiet in meetings > assertiveness, confidence, communication, meetings
who does what, divide tasks, split work team > project management, task management, teamwork
over budget project, project went wrong, save failing project > project management, risk management
never ran a project, given a project, first project lead > project management, project planning
forget appointments, miss appointments, double booked > calendar, time management, organisation
too many papers, paper everywhere, pile of papers > document management, organisation, decluttering
team in different countries, team spread, never see colleagues, colleagues far away > remote work, virtual teams, intercultural communication
talk on video calls, look good zoom, camera on meetings > video conferencing, online meetings, communication
help parents computer, teach grandparents internet, parents computer problems > computer skills, digital literacy
scared of computers, never used computer, bad with computers, not good computers > computer skills, digital literacy
computer is slow, laptop slow, pc freezes, computer keeps crashing > computer maintenance, troubleshooting, operating systems
computer wont start, computer won't start, blue screen, black screen computer > troubleshooting, computer repair, hardware
build own pc, build gaming pc, put together pc, upgrade my pc > pc building, hardware, computer repair
lost my photos, deleted by accident, hard drive died, recover deleted > data recovery, backup
wifi keeps dropping, slow internet, internet at home slow, router settings > networks, wireless, troubleshooting
leave windows behind, replace windows, free operating system > linux, operating systems
black window commands, type commands, terminal commands > command line, linux, terminal
first line code, never coded, no coding experience, never programmed > programming, coding, python
learn to code, start coding, get into coding, get into programming > programming, coding, software development
first programming language > programming, python, programming languages
code is messy, ugly code, understand old code, spaghetti code > clean code, refactoring, software design
program crashes, code not working, find the error, why code fails > debugging, troubleshooting, programming
program is slow, code runs slow, make code faster > performance, optimization, algorithms, profiling
lost old version, undo changes code, several versions code, final final version > version control, git
work on same code, code together > git, version control, collaboration
breaks every time change, check code works, before code ships > testing, unit testing, software testing
pass coding interview, coding test job, whiteboard questions > algorithms, data structures, technical interview
talk to other programs, programs talk each other, connect two apps, connect services > api, web services, integration
get data website, data off websites, collect data websites, copy from websites > web scraping, python, data collection
put app online, publish my app, ship my app > deployment, app publishing, app development
idea for an app, app idea, own app > app development, mobile apps, prototyping
invent a game, make own game, game like mario, idea for a game > game development, game design
many users at once, site goes down, server overloaded, handle more users > scalability, system design, distributed systems
works on my machine, runs everywhere same > containers, docker, devops
update without downtime, release more often, release every week > continuous integration, deployment, devops
run on someone else's server, move to cloud, servers in cloud, rent servers > cloud computing, cloud, infrastructure
turn on lights phone, control lights > smart home, home automation, internet of things
build a robot, make a robot, robot that moves > robotics, electronics, programming
blinking led, led lights project, read a sensor, temperature sensor > electronics, arduino, microcontrollers
website for my business, site for shop, business needs website, website for club > web development, website, web design, wordpress
website looks bad, site looks old, ugly website, website looks outdated > web design, html, css
website on phone, site looks wrong phone, fit on phone > responsive design, css, mobile
site loads slowly, website loads slow, pages load faster > web performance, front end, optimization
blind people website, everyone use website, usable for blind > accessibility, inclusive design, usability
higher on google, found on google, nobody finds website, first page google, google cannot find, google can't find, google cant find > seo, search engine optimisation
visitors leave site, visitors but no sales, nobody clicks > conversion, usability, user experience, landing page
who visits my site, how many visitors, count visitors > web analytics, digital marketing
users get lost, users confused, nobody understands app, easy to use app > usability, user experience, interface design
ask users, what users want, talk to users > user research, interviews, user experience
sell things online, sell online, open online store, sell from home > ecommerce, online shop, online business
where data stored, keep customer data, save lots data > databases, sql, data modelling
ask database, get data out of database, pull data > sql, databases
too much data, huge amounts data, data too big, millions of rows > big data, data engineering, databases
data is a mess, wrong data, missing values, dates wrong format > data cleaning, data analysis, data quality
make sense data, what data says > data analysis, statistics, data literacy
show numbers clearly, tell story data, picture of data > data visualization, charts, storytelling
chart is misleading, lying charts, graphs that lie > data visualization, charts, data literacy
sales next month, guess future sales > forecasting, time series, predictive analytics
teach computer recognise, computer recognise pictures, recognise faces, recognise objects > computer vision, machine learning, image recognition
computer learns itself, teach machine, machine that learns > machine learning, artificial intelligence, neural networks
computer understands language, computer reads text, sort texts automatically > natural language processing, text analysis
how ai works, understand ai, what is ai, ai explained > artificial intelligence, machine learning, neural networks
ai at work, use ai job, use ai better, ai help work > generative ai, artificial intelligence, prompt engineering, chatgpt
better answers chatgpt, ask chatgpt, chatgpt gives wrong > prompt engineering, prompts, generative ai
ai replace me, lose job ai > future of work, artificial intelligence, automation
is ai dangerous, ai too powerful, machines control us > ai ethics, ethics, responsible ai, artificial intelligence
suggest what buy, others also bought, what netflix recommends > recommender systems, machine learning
make pictures ai, pictures with ai, ai pictures > image generation, generative ai
someone hacked, account stolen, stolen password, account was hacked > cybersecurity, passwords, online safety
strange email bank, fake emails, suspicious email, clicked bad link > phishing, cybersecurity, online safety
protect my computer, protect company hackers, keep hackers out, stop hackers > cybersecurity, network security, security
protect my data, companies collect data, who tracks me, google knows everything > privacy, data protection, online safety
safe passwords, forget passwords, too many passwords, same password everywhere > passwords, password manager, online safety
how hackers work, think like a hacker, break into systems, legally hack > ethical hacking, penetration testing, cybersecurity
kids safe internet, children safe online, what kids see online > online safety, parenting, media literacy
allowed to store data, customers personal data, cookie banner > data protection, gdpr, privacy, compliance
make things look good, design looks amateur, looks unprofessional, look more professional design > graphic design, visual design, layout
which colours together, colours that match, colours go together, colors go together > colour theory, colour, design
which font, fonts go together, nice fonts, choose fonts > typography, fonts, graphic design
logo for my business, logo for company, need a logo > logo design, branding, graphic design
invitation cards, birthday invitation, design wedding invitations > graphic design, layout, typography
cut out person photo, remove people photo, change background photo > photo editing, photoshop, image editing
t shirt design, design own shirts > graphic design, illustration, screen printing
print own objects, print plastic parts, print spare parts > 3d printing, 3d modelling, cad
model house computer, plan house computer, draw house plans > architecture, cad, 3d modelling, floor plan
draw parts machine, design machine parts > cad, mechanical design, technical drawing
room looks empty, small room look, living room cosy, living room look, apartment look nice > interior design, home decor
clothes suit me, nothing to wear, dress better, look good clothes > style, fashion, colour advice
cannot draw, can't draw, cant draw, never could draw, draw like child > drawing, sketching
draw what i see, drawings look flat, draw realistic > drawing, perspective, shading, sketching
draw hands, draw eyes > portrait, figure drawing, anatomy, drawing
draw animals, draw my dog, draw horses > drawing, animal drawing, sketching
draw own characters, draw anime, anime characters, draw manga > manga, character design, drawing
draw on ipad, draw on computer > digital illustration, digital painting, drawing
paint like monet, paint with water, paint flowers > watercolour, painting, flowers
paint sunsets, paint the sea, paint mountains > landscape painting, painting
write beautifully by hand, handwriting is ugly, ugly handwriting, nobody can read handwriting, write nicely > handwriting, calligraphy, lettering
make drawings move, drawings come alive, bring drawings alive > animation, motion graphics
vase from clay, make own mugs, make a cup > pottery, ceramics
understand modern art, what makes art good, understand paintings, talk about paintings > art history, modern art, art
enjoy museums, museum visit, go to museums > art history, museums, art
photos too dark, pictures too dark, photos look blurry, photos blurry, pictures always blurry > exposure, photography, camera
better holiday photos, better travel photos, take better photos, take better pictures > photography, composition, travel photography
buttons on camera, camera settings, manual mode, new camera, bought a camera > camera, photography, exposure
photos with phone, pictures with phone, good pictures phone > smartphone photography, mobile photography, photography
photos of my kids, pictures of children, photograph family > portrait photography, family photography, photography
photograph stars, pictures of stars, photograph the moon > astrophotography, night photography
photos look boring, photos more interesting > composition, photography
photos of products, photograph what i sell, pictures online shop > product photography, lighting, photography
look good on photos, pose photos, awkward in photos > posing, portrait photography
edit my photos, make photos brighter, fix old photos, repair old photos > photo editing, lightroom, image editing
sort photos, thousands of photos, photo chaos > photo management, organisation, lightroom
film my family, make videos phone, film with phone > smartphone video, filmmaking, video
cut my videos, cut videos together, put clips together, edit vacation videos > video editing
videos look amateur, videos look professional, shaky videos > cinematography, video production, filmmaking
bad sound video, sound in videos, echo in recording > audio, sound recording, microphones
write a film, write for tv, write a series, idea for film > screenwriting, screenplay, film
understand films, what makes movies good, talk about movies > film analysis, film history, cinema
make youtube videos, start youtube, talk to camera > video production, content creation, youtube
start a podcast, own podcast, record a podcast > podcasting, audio, recording
play an instrument, which instrument, start instrument > music, piano, guitar
guitar in the corner, songs around campfire, campfire songs, play songs guitar > guitar, chords, songs
fingers hurt guitar, change chords > guitar, chords
play favourite songs piano, both hands piano, keyboard at home > piano, keyboard
cannot read notes, can't read notes, cant read notes, little dots music > music notation, sheet music, music theory
why chords fit, which chords fit, why music sounds > music theory, harmony, chords
keep rhythm, no rhythm, clap in time, no sense rhythm > rhythm, drums, music
cannot sing, can't sing, cant sing, sing off key, sing in shower, voice cracks singing > singing, vocal technique, voice
sing karaoke, sing along, sing in front > singing, vocal technique, performance
write own songs, write a song, words for song > songwriting, lyrics, composition
make music computer, music on laptop, make own tracks > music production, recording, electronic music
record own songs, record my band, record at home > recording, music production, audio engineering
play by ear, hear which note, recognise notes > ear training, music theory
play without sheet, make it up on piano > improvisation, jazz, music
enjoy classical concerts, understand classical > classical music, music history, music
play at parties music, mix songs, be a dj > dj, mixing
start a band, play in band, jam with friends > band, music, improvisation
talk to tourists, talk to locals, order food abroad, order in restaurant > conversation, languages, travel phrases
understand native speakers, they speak too fast, people speak too fast > listening comprehension, listening, conversation
afraid to speak english, my english is bad, my english is rusty, english for work > english, conversation, business english
english emails, emails in english, meetings in english > business english, english, business writing
move to germany, live in germany, work in germany > german, deutsch
move to france, live in paris, work in france > french
move to spain, live in spain, holiday in mexico > spanish
move to italy, live in italy, holiday in italy > italian
move to japan, live in japan, trip to japan, understand anime > japanese
move to china, business in china, trip to china > chinese, mandarin
move to portugal, live in lisbon, trip to brazil > portuguese
move to korea, understand kpop, watch k dramas > korean
move to poland, polish husband, polish wife > polish
move to turkey, turkish husband, turkish wife > turkish
move to sweden, work in sweden > swedish
move to netherlands, live in amsterdam > dutch
people understand my accent, nobody understands my accent, strong accent > pronunciation, accent, phonetics
forget words language, learn words faster, words do not stick > vocabulary, memory techniques, languages
der die das, which article german > german grammar, german, grammar
when use which tense, mix tenses, past tense > grammar, tenses
never good at languages, too old language, new language fast > language learning, languages
understand movies english, watch films english, films without subtitles > listening comprehension, english
raise my children bilingual, two languages at home, raise bilingual children > bilingualism, bilingual, language acquisition
talk to deaf, deaf child, deaf friend > sign language
translate books, translate for living > translation, translator
own business, work for myself, quit job start, be own boss > entrepreneurship, self employment, startup
good business idea, idea worth money, is idea good, test my idea > entrepreneurship, business model, market research, startup
find investors, convince investors, money for startup, money for my idea > fundraising, venture capital, business pitch
bank wants plan, plan for business > business plan, entrepreneurship
open my own cafe, own restaurant, open a bar, bakery of my own > gastronomy, restaurant management, small business
sell homemade, sell what i make, sell crafts online, sell my jewellery > online shop, selling, small business
turn hobby into, money with hobby, live from my hobby, live from art > self employment, small business, entrepreneurship
money on the side, earn extra money, second income > side business, freelancing, passive income
what price, raise my prices, charge more > pricing, revenue
clients who dont pay, clients who don't pay, customers dont pay, customers don't pay, unpaid invoices, customer does not pay, customer doesn't pay > receivables, debt collection, contracts
find first clients, first customers, need more clients > customer acquisition, marketing, sales
take over business, father's company, hand over company > business succession, family business
firm in trouble, company losing money, save company > turnaround, restructuring, financial management
where company loses money, where money goes company, costs too high > cost accounting, controlling, management accounting
business grows too fast, grow my business, company is growing > scaling, strategy, growth
beat competitors, better than competition, competitors are cheaper > competitive strategy, strategy, marketing
nobody knows my brand, nobody knows us, make company known, make business known > marketing, branding, advertising
advertise with no money, cheap advertising, small budget advertising > marketing, guerrilla marketing, social media
stand out competition, remember my brand, stand for something company > branding, positioning, brand management
who buys my product, who are customers, know my customers > market research, target group, consumer behaviour
why people buy, what makes people buy > consumer psychology, consumer behaviour, marketing psychology
more people follow, more likes, nobody likes posts, what to post, grow my account > social media, social media marketing, content creation
texts that sell, write ads, words that sell > copywriting, advertising
newsletter nobody reads, nobody opens emails, send newsletter > email marketing, newsletter
get in newspaper, journalists write about us, talk to journalists > public relations, media relations
bad reviews, bad reviews online, company in the news > reputation management, crisis communication, public relations
cold calls scare, afraid to call customers, hate selling, bad at selling, sell without pushing > sales, selling, sales techniques
customers say too expensive, customer says no > objections, sales techniques, negotiation, selling
keep customers, customers leave, customers come back, customers never come back > customer retention, customer loyalty
customer shouting, angry customer phone, customer complains > complaint management, customer service, conflict resolution
nice on phone, talk on the phone, afraid of phone, hate phone calls > telephone, communication, customer service
promoted boss, new team leader, lead team, became team lead, just promoted manager, now i am boss > leadership, management
lead former colleagues, boss of my friends, lead old colleagues > leadership, new manager, management
lead without being boss, no authority, lead without power > lateral leadership, leadership, influence
team does not listen, team doesn't listen, employees dont listen, employees don't listen, team respects me, respected as boss > leadership, authority, management
team fights, team argues, employees fight, two colleagues fighting > conflict management, mediation, team building
team not motivated, nobody motivated, staff unmotivated, employees lose interest > motivation, leadership, employee engagement
do everything myself, cannot let go work, can't let go work, cant let go work, hand over tasks, hand tasks over > delegation, leadership, time management
tell employee bad news, criticise employee, tell colleague he > feedback, difficult conversations, communication
good employees leave, staff keep quitting, keep good people > employee retention, human resources
find good people, hire right person, hire first employee, choose right candidate, nobody applies > recruiting, hiring, human resources
interview candidates, interview applicants, questions to ask candidates > interviewing, recruiting, hiring
first day new employee, train new colleague, new colleague starts > onboarding, human resources, training
let someone go, lay people off > termination, employment law, difficult conversations
yearly review talk, annual review, review with employee > performance review, feedback, performance management
everyone resists change, nobody wants change, company is changing > change management, organizational change
women in management, men dominated, woman boss > women in leadership, leadership, gender
bad mood office, bad atmosphere work, toxic boss, hate my boss > workplace, conflict management, organisational culture
boss shouts, boss is unfair, deal with my boss, boss never listens > managing up, conflict management, communication, assertiveness
bullied at work, colleagues bully, colleagues are mean > workplace bullying, bullying, conflict management
more money job, ask boss raise, earn too little, deserve more pay, paid less than colleagues > salary negotiation, negotiation
get better deal, lower price, always pay too much, price down > negotiation, bargaining
give in too fast > negotiation, assertiveness
keep the books, books for my business, shoebox of receipts, sort receipts > bookkeeping, accounting
read company numbers, understand company numbers, is company healthy, how healthy company > financial statements, balance sheet, financial analysis
what company worth, how much is company worth, price of company > valuation, corporate finance
profit but no money, run out of cash, enough cash > cash flow, liquidity, financial management
write an invoice, first invoice > invoicing, bookkeeping, accounting
do my taxes, file my taxes, pay less tax, save taxes, tax return myself, tax office > taxes, tax return, taxation
no money left, money gone end, end of month broke, live paycheck, money is always gone > budgeting, personal finance, saving money
save for house, save for car, save for holiday, save every month, save more money > saving money, budgeting, personal finance
spend too much, buy too much, impulse buying, cannot stop shopping, can't stop shopping, cant stop shopping > budgeting, saving money, consumer behaviour
out of debt, owe money, deep in debt, loans pay back > debt, debt management, personal finance
where put savings, money in bank, money loses value, grow my savings, let money work > investing, personal finance, stock market
buy first shares, buy shares, buy stocks, how stocks work, how stock market works > stocks, stock market, investing
enough money old age, money when old, money for retirement, stop working early > retirement planning, pensions, personal finance
rent or buy, buy a flat, buy an apartment, afford house > real estate, mortgage, property
rent out flat, rent out apartment, become landlord > property management, real estate, tenancy law
which insurance, insurance need, insurance pays > insurance, personal finance
teach kids money, children and money > financial literacy, money, parenting
how bitcoin works, buy bitcoin, what is bitcoin > bitcoin, cryptocurrency, blockchain
why everything gets expensive, everything more expensive, things cost more > inflation, economics, monetary policy
how economy works, understand economy, read business news > economics, macroeconomics
why some countries poor, why countries rich, rich and poor > development economics, inequality, poverty, economics
what landlord may, problem with landlord, landlord wont, landlord won't, deposit back > tenancy law, rental, consumer rights
neighbour too loud, noisy neighbours, fight with neighbour, argue neighbours > neighbour law, conflict resolution, mediation
use pictures internet, picture from google, use song video, someone copied my > copyright, intellectual property
protect my invention, protect my idea, idea stolen, invented something > patents, intellectual property
protect my name, protect brand name > trademarks, intellectual property
before i sign, sign contract, small print, understand contract > contracts, contract law, law
boss fired me, lost my job unfairly, can boss fire, rights at work > employment law, labour law, workers rights
who gets house, who inherits, when i die > inheritance law, wills, estate planning
who gets kids, divorce and kids, getting divorced, splitting with wife > family law, divorce
send it back shop, shop wont refund, shop won't refund, bought broken, money back shop > consumer law, consumer rights
know my rights, what police may, stopped by police > law, civil rights, criminal law
how laws made, who makes laws, how government works > government, politics, constitutional law
someone sued, been sued > litigation, civil law, law
people dont listen, people don't listen, nobody listens, always interrupted > communication, assertiveness, speaking
talk to strangers, small talk party, nothing to say, awkward silence, keep conversation going > small talk, conversation, social skills
speak wedding, give toast, speech for wedding, best man speech, speech at birthday, funeral speech > public speaking, speech
scared in front people, talk front people, speak front people, shaky voice, voice shakes, heart races speaking > public speaking, stage fright
talk too fast, say um, talk too quietly, mumble when i > speech, articulation, public speaking, voice
voice sounds boring, monotone voice, deeper voice, voice gets hoarse, lose my voice > voice, vocal technique, voice training
explain complicated things, explain simply, explain my work, people dont understand what, people don't understand what > communication, explaining, science communication
win discussions, better arguments, never find right words, think of answer later > rhetoric, argumentation, debate, quick wit
stay calm argument, fight less, fighting all the time, same argument > conflict resolution, communication, nonviolent communication
talk to difficult, difficult boss > difficult conversations, conflict resolution, communication
cannot say no, can't say no, cant say no, afraid to say no, everyone uses me, let people walk over > assertiveness, boundaries
people take advantage > assertiveness, boundaries, confidence
listen to others, partner never listens, really listen > active listening, communication
someone is lying, tell if lying, know when people lie > lie detection, body language, nonverbal communication
what to do with hands, look confident, appear confident, crossed arms > body language, nonverbal communication, confidence
make people like, be more likeable > charisma, social skills, communication
get people to agree, win people over > persuasion, influence, communication
make people laugh, funny at parties, tell jokes, be funny > humour, comedy
tell better stories, stories nobody wants > storytelling
write about my life, story of my life, write down memories, grandma's memories > memoir, autobiography, writing
story in my head, idea for a book, idea for novel, start a book, finish my book > novel, creative writing, fiction
stories for children, write for kids, book for kids > children's literature, picture books, writing
invent characters, believable characters, write dialogue > fiction, creative writing, characters
find a publisher, book on amazon > publishing, self publishing
write poems, rhymes for birthday, write love poems > poetry, creative writing
blank page, dont know what write, don't know what write, stuck writing > writer's block, creative writing, writing
write clearer, sentences too long, texts too long, boring texts > writing style, writing, plain language
make spelling mistakes, too many mistakes writing, comma wrong > spelling, punctuation, grammar
write term paper, final paper, bachelor thesis, write my thesis, finish my thesis > academic writing, thesis, research
find good sources, read scientific papers > research, academic writing, information literacy
write for newspaper, write articles > journalism, writing
write reports boss > report writing, business writing
instructions people understand, write instructions, write a manual > technical writing, documentation
day too short, never enough time, hours in day, run out of time, more time for myself > time management, productivity
start things never finish, never finish anything, finish what i start > productivity, self discipline, procrastination
keep postponing, put off work > procrastination, motivation, time management
everything is urgent, what to do first, important things first > prioritization, time management
cannot focus, can't focus, cant focus, easily distracted, keep checking phone, mind wanders, distracted by phone > focus, concentration, attention
too much phone, hours on phone, always on phone, put phone away, off social media > digital detox, digital wellbeing, habits
new habits stick, stick to habits, bad habit rid, stop biting nails > habits, habit formation
keep resolutions, reach my goals, give up too soon, stay motivated > motivation, goal setting, self discipline
organize my life, life is chaos, get organised, get my life together > organisation, productivity, personal development
house is messy, cannot throw away, can't throw away, cant throw away, clean out house, closet is full > decluttering, organising, minimalism
forget names, forget everything, names and faces, bad memory > memory, memory techniques
where i put keys, getting forgetful, keep brain fit, brain young > memory training, memory, brain health
learn by heart, memorize a speech, memorise numbers > memory techniques, memory, mnemonics
learn faster, study but forget, study for exams, learn at my age > learning techniques, study skills, learning
read faster, read too slow, so many books read > speed reading, reading
understand textbook, read difficult texts > reading comprehension, reading, study skills
afraid of exams, blackout exam, fail every test, nervous exam > test anxiety, exams, stress, study skills
hate my job, unhappy at work, stuck in job, bored at work > career change, career, job satisfaction
new career at 40, change profession, start over job, something new job > career change, career
what job fits, which job suits, dont know what become, don't know what become, what should i study > career guidance, career planning, career
no reply applications, applications rejected, many applications, apply for a job > job application, resume, job search
gap in cv, gaps in resume, write my cv, write my resume > resume, cv, job application
nervous job interview, questions in interview, interview next week, invited to interview, strengths and weaknesses > job interview, interview
know right people, meet people industry, professional contacts > networking, career
back to work baby, return to work, long break job > career, job search, return to work
first job, just graduated, new at job > career, professional skills, workplace
taken seriously at work, feel like fraud > impostor syndrome, confidence, self esteem
bored of retirement, what to do retired, just retired > retirement, hobbies, personal development
help kid maths, help child math, son maths homework, daughter bad maths, help with homework > school maths, basic maths, arithmetic
never understood maths, maths from scratch, forgot all maths, math was never > basic maths, mathematics, arithmetic
letters in maths, solve for x > algebra, equations
adding fractions, dividing fractions, how fractions work > fractions, arithmetic
how much percent, percent off, calculate discount > percentages, arithmetic, basic maths
calculate in head, without calculator, mental calculation > mental maths, arithmetic
area of circle, how big angle > geometry
how fast something changes, slope of curve, area under curve > calculus, derivatives, integrals
how likely is, what are chances, odds of winning, chances of winning > probability, statistics
average or median, survey results, evaluate survey, results significant > statistics, data analysis
prove it maths, why formula works, write a proof > proofs, mathematics, mathematical reasoning
why sky blue, why things fall, everyday physics > physics
how electricity works, where electricity comes > electricity, physics, electrical engineering
how universe began, what before big bang, end of universe > cosmology, astronomy, astrophysics
which star is that, know the stars, see planets, find constellations > astronomy, stargazing, night sky
life on other planets, are we alone, aliens exist > astrobiology, astronomy, space
fly to mars, how rockets work, people on moon > space, spaceflight, rockets
what everything made of, how atoms work, experiments at home > chemistry, atoms, science
cleaning chemicals, why soap works, kitchen chemistry > chemistry
how body works, inside my body, how organs work > anatomy, physiology, human biology
where we come from, humans and apes, how life began > evolution, biology, human evolution
what runs in family, eye colour children > genetics, biology
how brain works, what happens brain, how we think > neuroscience, brain, psychology
why dinosaurs died, found a fossil, time of dinosaurs > palaeontology, dinosaurs, fossils
stone i found, what stone, collect stones > minerals, geology, rocks
why does it rain, predict weather, read clouds, how storms form > meteorology, weather
why volcanoes erupt, why earth shakes > geology, earth science, volcanoes
why getting warmer, summers get hotter, planet gets warmer > climate change, climate
less plastic, less waste, less trash, live greener, greener life > sustainability, zero waste, environment
save planet, help the environment, my carbon footprint > sustainability, climate change, environment
bees dying, animals dying out, help bees > biodiversity, conservation, ecology
solar on roof, own electricity, power from sun > solar energy, photovoltaic, renewable energy
lower energy bill, heating costs, save electricity > energy efficiency, energy saving, heating
how machines work, how engines work, how things work > mechanical engineering, machines, engineering
repair electronics, fix old radio, fix toaster, soldering broken > electronics repair, electronics, soldering
someone faints, someone stops breathing, accident happens, save a life, child chokes > first aid, emergency
understand my blood test, doctor says, lab results, understand diagnosis > medicine, health literacy, health
high blood sugar, told i am diabetic, sugar disease > diabetes, nutrition
high blood pressure, lower cholesterol, healthy heart > heart, cardiology, health
always sick, stronger immune system, keep getting colds, never get sick > immune system, health, immunology
itchy eyes spring, sneeze in spring, hay fever > allergies, health
take care of mother, care for my parents, care for father, parents getting old, nursing mother > elderly care, care, nursing
mother forgets everything, father with dementia, grandma forgets > dementia, care
hot flushes, sweating at night > menopause, women's health, hormones
irregular period, painful periods, understand my cycle > women's health, menstrual cycle, hormones
want a baby, get pregnant, trying to conceive > fertility, pregnancy, women's health
expecting baby, baby is coming, afraid of birth, prepare for birth > birth, pregnancy, antenatal
after giving birth, belly after baby, after pregnancy > postnatal, pelvic floor, women's health
pee when i laugh, leak when sneeze, weak bladder > pelvic floor, women's health
hurts back, sit too much, back hurts, sitting all day, back is killing, aching back > back pain, posture
stiff in the morning, stiff shoulders, neck hurts, tense neck, tight shoulders > mobility, posture, neck pain, stretching
knees hurt, hip hurts, joints hurt, joints ache > joint pain, mobility, physiotherapy
wrist hurts mouse, hurt from typing, desk setup, chair height > ergonomics, posture, office
head hurts, headaches every, pounding head > headache, migraine, pain
pain all time, live with pain, pain never goes > chronic pain, pain management
feet hurt, heel hurts, flat feet > foot health, physiotherapy, mobility
eyes tired screen, sore eyes, eyes hurt screen > eye health, ergonomics, vision
ringing in ears, ears ringing > tinnitus, hearing
grind my teeth, jaw hurts, clench teeth > jaw, relaxation, dentistry
stomach hurts after, bloated after eating, bloated belly > digestion, gut, nutrition
lie awake, wake at night, awake at 3, cannot sleep, cant sleep, sleep through night, sleep badly > sleep, insomnia
tired all day, tired after lunch, no energy, always sleepy, wake up tired > sleep, fatigue, energy
partner snores, husband snores, stop snoring > snoring, sleep
night shifts, work at night, shift work > sleep, shift work, health
baby wont sleep, baby won't sleep, baby wakes, get baby to sleep > baby sleep, babies, parenting
get fit, get in shape, out of shape, out of breath stairs, no exercise years > fitness, exercise, workout
exercise at home, train at home, without gym, no equipment > bodyweight training, workout, fitness
first time gym, afraid of gym, machines at gym > strength training, gym, fitness
too thin, gain muscle, stronger arms, bigger arms, get stronger > strength training, muscles, fitness
flat stomach, tummy fat, belly fat, flat belly > core training, weight loss, fitness
start running, run 5k, run without stopping, cannot run far, can't run far, cant run far, run a marathon > running, endurance
get more flexible, not flexible > stretching, flexibility, mobility
exercise over 60, stay fit old, fit in old age > senior fitness, exercise, health
lose weight, lose ten kilos, lose some pounds, weight comes back, too fat > weight loss, nutrition, diet
eat healthier, eat better, healthy food, eat less sugar, stop eating sugar, too much sugar > healthy eating, nutrition
eat when stressed, stop snacking, eat at night, cannot stop eating, can't stop eating, cant stop eating > emotional eating, eating behaviour, nutrition
stop eating meat, without meat, less meat, eat no meat > vegetarian, vegan, plant based
no animal products, without milk and eggs > vegan, plant based
cant eat wheat, can't eat wheat, cant eat gluten, can't eat gluten, bread without gluten > gluten free, baking, nutrition
which vitamins, vitamins need, iron deficiency > vitamins, nutrition, supplements
what to eat sport, eat before training, food for athletes > sports nutrition, nutrition
defend myself, attacked on street, walk home at night > self defence, martial arts
afraid of water, never learned swimming, teach my child swim > swimming
stay on bike, learn ride bike, ride bike adult > cycling, bicycle
stand on surfboard, catch waves > surfing
first time skiing, afraid of slopes > skiing, winter sports
breathe under water, dive in sea, see coral reefs > diving, scuba
climb wall, climb mountains, climb rocks > climbing, mountaineering
hit ball straight golf, golf ball straight > golf
better serve tennis, tennis serve > tennis
drive a boat, boat licence, steer a boat > boating, sailing
stressed at work, too much stress, always stressed, stress at work, under pressure work > stress management, stress, relaxation
cannot relax, can't relax, cant relax, switch off after work, head never stops, mind wont stop, mind won't stop, thoughts wont stop, thoughts won't stop > relaxation, mindfulness, meditation
burnt out, burned out, everything too much > burnout, stress, mental health
worry all time, worry about everything, afraid of everything, anxious all time > anxiety, mental health
heart pounding suddenly, sudden fear, afraid in crowds > panic attacks, anxiety
sad all time, nothing makes happy, feel empty, no joy, cry all time > depression, mental health
sad in winter, dark winter mood > seasonal depression, mental health
get angry fast, lose my temper, always angry, scream at kids, yell at kids > anger management, anger, emotions
feel not good enough, hate myself, never good enough, love myself > self esteem, self compassion
believe in myself, more self confident, unsure of myself, afraid of rejection > confidence, self esteem
must be perfect, afraid of mistakes, afraid to fail > perfectionism, fear of failure, resilience
bounce back, get through crisis, hard times > resilience, coping
someone died, lost my husband, lost my mother, husband died, get over death > grief, bereavement
she left me, he left me, get over ex, broken heart, over breakup > separation, heartbreak, relationships
marriage in trouble, fight with husband, fight with wife, argue with partner, save marriage > couples, relationships, communication
no friends, meet new people, find friends, feel alone, new in town > friendship, loneliness, social skills
jealous partner, so jealous, trust partner > jealousy, relationships
first date, find love, find girlfriend, find boyfriend > dating, relationships
cannot decide, can't decide, cant decide, hard to decide, right decision > decision making
who am i, what i really want > self discovery, personal development, philosophy
be more grateful, happy life, what makes happy, be happy > happiness, positive psychology, wellbeing
why people behave, what makes people tick, understand others > psychology, behaviour, personality
help depressed, help friend depression > mental health, depression, mental health first aid
drink too much, stop drinking alcohol, drink less > addiction, alcohol, habits
off cigarettes, give up cigarettes > quit smoking, addiction
sit still and breathe, empty my mind, quiet mind > meditation, mindfulness
interpret dreams, bad dreams, remember dreams, control dreams > dreams, lucid dreaming, dream interpretation
child wont listen, child won't listen, kids wont listen, kids won't listen, kids dont listen, kids don't listen, child never listens > parenting, children, discipline
child has tantrums, screaming child, child screams, child hits > tantrums, parenting, children
child wont eat, child won't eat, picky eater, kids vegetables, fussy eater > child nutrition, parenting, family meals
siblings fight, kids fight, children fighting, jealous of baby > siblings, parenting, conflict
kids always screen, child phone, son plays games, kids tablet > screen time, media education, parenting
teenager wont talk, teenager won't talk, teenage daughter, teenage son, understand my teenager > teenagers, puberty, parenting
child being bullied, bullied at school, son is bullied > bullying, parenting, school
child cannot sit still, child can't sit still, child cant sit still, child cannot concentrate, child can't concentrate, child cant concentrate > adhd, children, concentration
child hates school, child wont study, child won't study, motivate child > learning motivation, school, parenting
child starts school, ready for school > school readiness, early childhood, parenting
child slow reading, child cannot read, child can't read, child cant read, teach child read, teach kids read > reading instruction, literacy, dyslexia
keep kids busy, rainy day kids, activities for kids, play with kids > children's activities, crafts for children, play
party for kids, child birthday party > children's party, party planning, games
out of diapers, child potty, toilet train > potty training, toddlers, parenting
baby cries, crying baby, baby wont stop crying, baby won't stop crying > babies, parenting, baby care
first baby, hold a baby, becoming father, becoming a mother, become a dad > babies, parenting
food for baby, baby first food, start solid food > baby food, weaning, nutrition
talk to kids sex, where babies come > sex education, parenting
adopt a child, foster child > adoption, foster care, parenting
look after kids, work with children > child care, early childhood, babysitting
explain divorce to kids, raise child alone, alone with kids > single parent, parenting, separation
tutor kids, give private lessons, teach at school > teaching, tutoring, pedagogy
students not listening, class is loud, class wont listen, class won't listen, loud class > classroom management, teaching
bored students, pupils fall asleep, keep students interested, make lessons interesting > lesson planning, teaching methods, motivation
teach adults, give a workshop, hold a workshop, lead workshop > teaching adults, facilitation, training
make online course, teach online, own online course > online teaching, e learning, course design
dog pulls leash, dog pulls, dog wont come, dog won't come, dog barks, dog jumps on > dog training, dogs
puppy bites, new puppy, getting a puppy, getting a dog, first dog > puppy, dog training, dogs
dog alone home, afraid of other dogs, dog is aggressive, dog is afraid > dog behaviour, dog training
teach dog tricks, tricks for dog > dog tricks, dog training
cat scratches, cat pees, cat wakes me, new cat, cat meows > cat behaviour, cats
what to feed dog, cook for dog, dog food myself > dog nutrition, pet nutrition
pet is sick, dog is sick, cat is sick > animal health, veterinary, pets
first horse, afraid of horses, own horse > horse care, horses, horse riding
fish keep dying, start aquarium, first aquarium > aquarium, fish
own chickens, eggs from garden, chickens in garden > poultry, chickens
own honey, bees in garden, keep bees > beekeeping, bees
parrot talk, bird in cage, teach parrot > birds, pets
sew own clothes, make own clothes, make a dress, sew a skirt > sewing, dressmaking
trousers too long, pants too long, shorten trousers, hole in jeans, hole in sock, button fell > mending, sewing, alterations
sewing machine in closet, use sewing machine, bought sewing machine > sewing, sewing machine
make a blanket, knit a scarf, make a scarf, make hat wool > knitting, crochet, wool
stuffed animals make, make soft toys, crochet animals > amigurumi, crochet, soft toys
something with my hands, make something myself, work with hands, hands busy > crafts, handmade, diy
handmade gifts, make own presents, homemade presents, christmas presents myself > crafts, gifts, handmade
christmas decorations, decorate christmas, make wreath > crafts, decoration, seasonal
make own soap, make own candles, own shampoo > soap making, candle making, natural cosmetics
fold paper animals, fold birds > origami, paper folding
make own jewellery, make necklace > jewellery making, jewellery
table from wood, build a chair, build shelves, bed from wood > woodworking, carpentry, furniture
old chair new, old table paint, paint old furniture, sand old furniture > furniture restoration, furniture painting, upcycling
carve spoon, carve figures, carve animals > wood carving, whittling
join metal, metal together, iron gate > welding, metalworking
make a belt, make a wallet > leatherwork, leather
build model trains, model planes, paint miniatures > model building, miniatures, modelling
do own makeup, hide pimples, natural makeup, eyes look bigger > makeup, cosmetics
do my hair, cut own hair, cut husband's hair, braid my hair, braid daughter's hair > hairdressing, hairstyling, hair
paint my nails, do own nails > nails, manicure
dry skin, pimples on face, get rid wrinkles > skin care, skin, cosmetics
flowers for wedding, arrange flowers, nice bouquets > flower arranging, floristry, flowers
tap drips, dripping tap, toilet keeps running, toilet clogged, sink is blocked, drain is blocked > plumbing, home repair
drill hole wall, hang picture, hang a shelf, fix a shelf wall > drilling, diy, home repair
hole in wall, crack in wall, wall has cracks > plastering, home repair, renovation
paint bedroom, paint over wallpaper, paint my room, paint kitchen walls > painting walls, decorating, renovation
new bathroom, renovate bathroom, redo bathroom, redo kitchen, new kitchen > renovation, bathroom, home improvement
change light switch, hang a lamp, power keeps going out, connect lamp > electrical installation, electricity, home repair
door squeaks, door wont close, door won't close, window wont close, window won't close, door sticks > home repair, diy, carpentry
mold on wall, mould in bathroom, damp walls, mould on wall > mould, damp, ventilation, home repair
cold house, windows draughty, insulate attic > insulation, energy efficiency, renovation
roof leaks > roofing, home repair
bought old house, fix old house, fixer upper > renovation, home improvement, restoration
build own house, build my house, build tiny house > house building, construction, architecture
live in tiny house, live off grid, live self sufficient > tiny house, self sufficiency, off grid
build a shed, build a fence, build a deck, terrace build > carpentry, woodworking, construction, garden building
remove stains, red wine stain, stains from clothes, house stays clean > cleaning, household, laundry
moths in closet, ants in kitchen, mice in house > pest control, household
chain fell off, bike chain, gears wont shift, gears won't shift, brakes squeak bike, tyre is flat, hole in tyre > bike repair, bicycle maintenance
fix own bike, repair own bike > bike repair, bicycle maintenance
car wont start, car won't start, strange noise car, warning light car, car makes noise > car repair, car maintenance
change tyre, change tires, change car oil, change wheel > car maintenance, tyres, car repair
mechanic cheats, garage too expensive, understand my car, fix my car > car repair, car maintenance, vehicle technology
buy used car, which car buy, sell old car > car buying, cars
afraid of driving, afraid motorway, nervous driver, parallel parking > driving, driving anxiety
get driving licence, pass driving test, theory test driving > driving, road rules
ride motorcycle, get a motorcycle > motorcycle, riding
plants die, leaves yellow, yellow leaves, plants are dying, kill every plant, brown leaves, how often water > houseplants, plant care
grow own vegetables, own tomatoes, own vegetables, grow my own food, tomatoes wont grow, tomatoes won't grow > vegetable gardening, vegetables, gardening
herbs on windowsill, grow herbs, basil dies > herbs, container gardening, gardening
small balcony, green balcony, plants for balcony > balcony, container gardening, gardening
first garden, new garden, garden is wild, garden is overgrown, plan garden > garden design, gardening
snails eat, slugs eat, bugs on plants, something eats plants, lice on plants > pest control, plant care, gardening
grass is brown, moss in lawn, nicer lawn, lawn is patchy > lawn care, garden care, gardening
when cut roses, cut apple tree, cut back roses > pruning, trees, gardening
bad soil, make compost, kitchen waste garden > composting, soil, gardening
garden without work, low maintenance garden, lazy garden > garden design, perennials, gardening
butterflies in garden, garden for bees, birds in garden > wildlife gardening, biodiversity, gardening
pond in garden, build a pond > pond, garden design
never cooked, cannot cook, can't cook, cant cook, cook for myself, burn everything, only cook pasta, moved out cook > cooking, cooking basics
what cook today, what to cook, same meals, quick dinner, cook after work, dinner in 20 minutes > recipes, cooking, quick meals
lunch for week, cook sunday week, cook ahead, cook once eat, food for whole week > meal prep, meal planning
cook for many, cook for guests, dinner for guests, cook for big family > menu planning, cooking, entertaining
cook with kids, children cook > cooking with children, cooking
cook on small budget, eat cheaply, cook cheap > budget cooking, recipes, cooking
food tastes bland, season food, which spices > spices, seasoning, cooking
use up leftovers, throw away food, food goes bad > food waste, leftovers, cooking
knife is dull, cut onions, cut faster kitchen > knife skills, cooking techniques
perfect steak, cook meat, roast a chicken, turkey in oven > meat, cooking techniques, cooking
how to cook fish, fillet fish, cook seafood > fish, seafood, cooking
cook over fire, meat on grill, grill meat > barbecue, grilling, outdoor cooking
cook like italian, make own pasta, fresh pasta, pizza like italy, own pizza > italian cooking, pasta, pizza
make sushi, roll sushi > sushi, japanese cooking
cook indian, make curry > indian cooking, curry, spices
cook thai, cook like thailand > thai cooking, asian cooking
make own jam, too many apples, preserve fruit, keep vegetables winter > preserving, jam, food preservation
make own cheese, own yogurt, make butter > cheese making, dairy, fermentation
smoke fish, make sausages, own sausage > smoking food, sausage making, meat
bake own bread, bread like bakery, bread is hard, dough wont rise, dough won't rise, bread wont rise, bread won't rise > bread, sourdough, baking
cake collapses, cake is dry, cake for birthday, bake a cake > cakes, baking
wedding cake myself, cake looks pretty, decorate a cake, frosting on cake > cake decorating, cakes, baking
bake christmas, bake with kids > cookies, baking
make own chocolate, make pralines > chocolate, confectionery
make own ice > ice cream, desserts
fancy dessert, dessert for guests > desserts, pastry
good coffee at home, coffee like cafe, coffee tastes bitter, milk foam > coffee, barista, espresso
which wine, wine to meal, wine goes with, know about wine, choose wine restaurant > wine, wine tasting, wine pairing
brew own beer, make own beer, beer at home > brewing, beer
drinks for party, mix drinks, drinks without alcohol > cocktails, bartending, drinks
make own wine, wine from fruit > winemaking, wine
which tea, make good tea > tea
plan a trip, plan my holiday, plan vacation, cheap flights, travel with little money > travel planning, travel
travel alone, travel as woman, first time travelling alone > solo travel, travel
travel with baby, travel with kids, flying with kids > family travel, travel
work while travelling, live anywhere > digital nomad, remote work
travel around world, year off, trip around world > world travel, travel planning
live in van, convert a van, build a camper > van life, camper conversion
scared of planes, panic on plane > fear of flying, anxiety
live in another country, leave my country > living abroad, emigration, intercultural
other cultures work, behave abroad, manners in other countries > intercultural communication, culture
survive in woods, survive in forest, lost in forest, light a fire > survival, bushcraft, wilderness
sleep in tent, sleep outside, first time camping > camping, outdoors
hike alone, long hikes, cross the alps > hiking, mountaineering, outdoors
lost in mountains, read a map, without gps > map reading, navigation, orienteering
which mushrooms, mushrooms safe, pick mushrooms, mushroom poisonous > mushrooms, foraging
which plants eat, eat wild plants, what grows wild, berries i can eat > foraging, edible plants, plants
which bird is that, bird singing, recognise birds > birdwatching, bird identification, ornithology
which tree is that, recognise trees, name of tree > tree identification, botany, trees
what flower is that, name of flower, recognise plants > plant identification, botany
animal tracks, which animal left > tracking, wildlife, nature
catch fish, first fishing rod > fishing
why rome fell, how romans lived > roman empire, ancient rome, history
how war started, why war broke out, what led to war > history, world war, international relations
life in middle ages, how knights lived > middle ages, medieval, history
how egyptians built, who built pyramids > ancient egypt, archaeology
how hitler came, why nazis > national socialism, twentieth century, history
history never interested, what happened in 1989 > history
who were my ancestors, where family comes from, find my ancestors, old family letters > genealogy, family history
read old handwriting, grandfather's letters, old german script > palaeography, old scripts, genealogy
collect coins, old coins > numismatics, coins, collecting
what is truth, why are we here, big questions life > philosophy
do right thing > ethics, moral philosophy
are we free, what is consciousness > free will, philosophy of mind, philosophy
what other religions believe, what muslims believe > religion, world religions
what is true internet, tell fake news, believe everything online, trust news > media literacy, fact checking, critical thinking
think more clearly, think logically, think for myself > critical thinking, logic, reasoning
why smart people believe, believe nonsense > cognitive bias, critical thinking, psychology
solve problems better, stuck on problem, hard problems work > problem solving
no ideas, come up with ideas, think outside box > creativity, creative thinking, ideation
not creative, more creative > creativity, creative thinking
understand politics, who to vote, what parties want > politics, democracy, elections
racist remarks, racist comments, treated differently skin > racism, discrimination, diversity
change something world, help refugees > volunteering, activism, social change
why societies change, how society works > sociology, society
start a charity, start a club, found association > nonprofit, association, fundraising
collect donations, donations for club > fundraising, donations
organise a party, plan wedding, organise event > event planning, party planning, wedding planning
good manners, behave at dinner, which fork > etiquette, manners
dance at wedding, first dance, wedding waltz, step on feet > wedding dance, ballroom, dance
cannot dance, can't dance, cant dance, stand at edge dancing, dance without embarrassing > dance, rhythm
dance with partner, dance as couple > partner dance, ballroom, latin dance
dance like video, dance like tiktok > hip hop dance, choreography, dance
perform on stage, afraid of stage, be on stage > acting, stage fright, theatre
act in film, act in movies, become someone else stage > acting, film acting, theatre
beat my friend chess, better at chess, always lose chess, how pieces move > chess
win at poker, play poker > poker, probability
amaze friends, card tricks friends, tricks for party > magic, card tricks
games for groups, games for evening, games with family > board games, party games, games
invent board game, make own board > board game design, game design
solve cube, solve sudoku > puzzles, logic
throw three balls, balls in air > juggling
own computer game kid, son wants programming, daughter wants code > coding for children, scratch, programming
numbers for managers, finance without finance, budget meeting understand, non finance people > finance for managers, financial literacy, accounting
set a budget team, plan department budget, plan budget company > budgeting, financial planning, controlling
too much stock, run out of stock > inventory management, supply chain
deliveries late, suppliers late, suppliers unreliable > supply chain, procurement, supplier management
same mistakes again, fewer mistakes production, too many defects, defects in production > quality management, continuous improvement
processes too slow, work more efficiently company, everything takes long company > process improvement, lean
accidents at work, safe at work > occupational safety, workplace safety
sell to china, sell abroad, sell to other countries, goods through customs > export, international trade, customs
write job advert, job ad, write job description > recruiting, human resources, job advertisement
what customers really need, what to build next, which feature first > product management, product discovery, prioritization
everyone works against, departments dont talk, departments don't talk, teams dont talk, teams don't talk > collaboration, communication, organisational culture
knowledge gets lost, when colleague leaves, knowledge leaves > knowledge management, documentation
think long term company, where company go, plan for five years > strategy, strategic planning
work in hotel, open bed breakfast, rent rooms tourists > hospitality, hotel management, tourism
heal with herbs, plants that heal, tea against cold > herbal medicine, medicinal plants, natural remedies
oil against stress, smells that relax > aromatherapy, essential oils
massage my partner, massage my wife, massage husband > massage, couples
stand up straight, round back, hunched back > posture, back exercises
balance gets worse, afraid of falling > balance, fall prevention, senior fitness
help after stroke, after heart attack, after operation knee > rehabilitation, physiotherapy
child stutters, speak without stutter, child lisps, child speaks late > speech therapy, speech development
read lips, hearing is bad, hear badly > lip reading, hearing loss, sign language
work as nurse, become a nurse, work in hospital > nursing, healthcare
become a doctor, get into medical school > medicine, exam preparation
become a coach > coaching
become a therapist > psychotherapy, counselling, psychology
become a teacher > teacher training, teaching
become yoga teacher > yoga, yoga teacher training
become a pilot, fly small plane > aviation, pilot licence
become programmer, become software developer > software development, programming, career
become data analyst, become data scientist > data analysis, data science, statistics
become photographer, money with photos, live from photography > photography business, photography
become an actor, become an actress > acting, theatre
become a singer > singing, vocal technique
become a writer, live from writing > writing, creative writing, freelance writing
become electrician > electrical installation, vocational training
become carpenter > carpentry, woodworking
nullpointerexception, stack trace, segmentation fault, null pointer, core dump > debugging, programming, troubleshooting
syntax error, indentation error, index out of range, off by one > debugging, programming basics, programming
undefined is not function, javascript nan, uncaught typeerror, console log > javascript, debugging, web development
list comprehension, python decorator, pip install, virtualenv, dunder methods, f string > python, programming
modulenotfounderror, python import error, keyerror, init py, conda environment > python, debugging, programming
tkinter, pyqt, kivy, pysimplegui > python, graphical user interface, programming
streamlit, gradio, plotly charts, seaborn, bokeh library > python, data visualization, data science
dataframe, groupby, pandas merge, csv file, parquet file > pandas, data analysis, python
scipy, sympy, numba, ndarray > python, scientific computing, numerical methods
openpyxl, pyautogui, selenium python > python, automation, scripting
arraylist, hashmap java, java generics, checked exception, garbage collector > java, programming, object oriented
javafx, swing java, jdbc, maven build, gradle, intellij idea > java, software development
spring security, spring mvc, servlet, tomcat server, thymeleaf > spring, java, back end
linq, wpf, winforms, nuget, asp net mvc, csharp > c#, dotnet, programming
pointer arithmetic, malloc, header file, makefile, gcc compiler, printf > c programming, systems programming
smart pointer, raii, stl containers, cmake, template metaprogramming, move semantics, cpp > c++, programming
borrow checker, rust ownership, rust lifetimes, tokio rust > rust, systems programming
goroutine, golang, gin gonic, go channels > go, programming, back end
javascript closures, arrow function, event loop, variable hoisting, prototype inheritance, ecmascript, es6 > javascript, programming
typescript generics, tsconfig, ts node, type inference > typescript, javascript
usestate, useeffect, react hooks, jsx, react router, tanstack > react, front end, javascript
vuejs, vuex, pinia, composition api > vue, javascript, front end
rxjs, ngrx, angularjs, angular dependency injection > angular, typescript, front end
ruby on rails, activerecord, rubygems, sinatra ruby > ruby, rails, web development
eloquent orm, php artisan, livewire, phpmyadmin, xampp, phpunit, wamp > php, web development
kotlin coroutines, ktor, kotlin multiplatform > kotlin, android, programming
swift optionals, core data, testflight, xcode storyboard, cocoapods > swift, ios, app development
akka, scala programming, scala implicits, sbt > scala, functional programming
functors, function currying, pattern matching, tail recursion, higher order function, pure functions > functional programming, programming
fibonacci, tower of hanoi, backtracking, memoization > recursion, algorithms, programming
dynamic programming, knapsack, greedy algorithm, travelling salesman, divide and conquer > algorithms, problem solving, computer science
red black tree, avl tree, binary heap, trie, b tree, skip list > data structures, algorithms
breadth first search, depth first search, minimum spanning tree, topological sort, bellman ford > graph algorithms, algorithms, data structures
np complete, np hard, p vs np, halting problem, undecidable problem > complexity, theory of computation, computer science
finite automata, context free grammar, pushdown automaton, pumping lemma, regular language > theory of computation, formal languages, computer science
lexer, parser, abstract syntax tree, llvm, yacc, bison parser, bytecode > compilers, programming languages
mutex, semaphore, deadlock, race condition, thread pool > concurrency, operating systems, programming
virtual memory, context switch, page table, syscall, round robin scheduling > operating systems, computer science
pipelining cpu, risc v, cache memory, instruction set, mips assembly, von neumann > computer architecture, computer organization, hardware
x86, arm assembly, nasm, opcode > assembly, computer architecture
singleton, factory pattern, observer pattern, strategy pattern, mvc, mvvm > design patterns, software architecture
polymorphism, encapsulation, class inheritance, abstract class, constructor, getters and setters > object oriented programming, programming
event sourcing, cqrs, hexagonal architecture, saga pattern, bounded context > software architecture, domain driven design, microservices
message queue, rabbitmq, pub sub, mqtt broker, event driven > messaging, distributed systems, software architecture
cap theorem, raft consensus, paxos, sharding, consistent hashing > distributed systems, system design, databases
grpc, protobuf, soap wsdl, webhook, rest endpoints, json schema > api, web services, back end
git rebase, cherry pick, git stash, detached head, gitignore, git commit > git, version control
cucumber gherkin, mock objects, code coverage, regression test, smoke test, appium, jmeter, postman tests > software testing, test automation
semantic html, doctype, html tags, hyperlinks, div tag, html5 > html, web development
css selectors, media query, box model, css animation, z index, css3 > css, web design, front end
favicon, sitemap, htaccess, 404 error > website, web development
cors error, localhost, http status codes, dev tools, internal server error > web development, debugging, http
electron app, tauri, qt framework, gtk > desktop applications, programming, cross platform
apk, push notifications, in app purchase, android gradle, activity lifecycle > android, app development, mobile apps
gameobject, unity prefab, rigidbody, raycast, sprite sheet, tilemap > unity, game development
unreal blueprints, gdscript, gamemaker, rpg maker, construct 3, phaser js > game development, game engine
game loop, level design, game mechanics, loot boxes, boss fight > game design, game development
hlsl, glsl, fragment shader, ray tracing, rasterization, phong > computer graphics, shaders
arkit, arcore, hololens, quest headset, webxr > augmented reality, virtual reality
left join, inner join, group by sql, subquery, window functions, primary key, foreign key, stored procedure > sql, databases
plsql, pl sql, mysql workbench, pgadmin, postgres, ssms > sql, databases, database administration
third normal form, acid transactions, database index, query optimizer, schema migration > databases, database design, sql
dynamodb, couchdb, firebase, supabase, elasticsearch, document store > nosql, databases, back end
star schema, olap, fact table, slowly changing dimension, dimensional modelling, data mart > data warehouse, data modelling, business intelligence
data lakehouse, delta lake, mapreduce, hdfs, hive sql, flink > big data, data engineering, distributed systems
informatica powercenter, talend, ssis, fivetran, azure data factory > etl, data integration, data engineering
dax measures, power bi desktop, calculated column, power bi slicers > power bi, business intelligence, dashboards
tableau prep, lod expressions, tableau public, tableau dashboard > tableau, data visualization, business intelligence
dplyr, shiny app, r markdown, cran, ggplot2, quarto > r programming, statistics, data analysis
scatter plot, histogram, heatmap, sankey, box plot, pie chart, bar chart > data visualization, charts, statistics
overfitting, bias variance, cross validation, gradient boosting, support vector machine, hyperparameter, feature engineering > machine learning, data science
logistic regression, naive bayes, k nearest neighbors, confusion matrix, roc curve > machine learning, classification, statistics
pca, principal component, dimensionality reduction, t sne, dbscan, k means > unsupervised learning, clustering, machine learning
backpropagation, gradient descent, activation function, relu, perceptron, dropout layer > neural networks, deep learning, machine learning
convolutional network, cnn architecture, image classification, resnet, imagenet, yolo detection, semantic segmentation > computer vision, deep learning, convolutional neural networks
lstm, rnn, attention mechanism, self attention, transformer architecture, seq2seq > deep learning, neural networks, natural language processing
word2vec, text tokenization, named entity, word stemming, bert, spacy, nltk, bag of words > natural language processing, text analysis, machine learning
q learning, markov decision, policy gradient, openai gym, multi armed bandit > reinforcement learning, machine learning
gan, diffusion model, variational autoencoder, deepfake > generative models, deep learning, generative ai
rag, retrieval augmented, vector embeddings, llama, ollama, pinecone, system prompt, llm > large language models, generative ai, prompt engineering
few shot, chain of thought, zero shot, jailbreak prompt, prompting > prompt engineering, generative ai, large language models
comfyui, lora training, adobe firefly, text to image, runway ml > generative ai, image generation
elevenlabs, suno, notebooklm, perplexity ai, deepseek, grok, mistral ai > generative ai, ai tools, artificial intelligence
n8n, make com, autogpt, crewai, model context protocol > ai agents, automation, workflow
alphago, turing test, expert system, minimax, heuristic search > artificial intelligence, algorithms
mlflow, kubeflow, sagemaker, vertex ai, model drift > mlops, machine learning, deployment
arima, seasonal decomposition, autocorrelation, exponential smoothing > time series, forecasting, statistics
ab test significance, propensity score, difference in differences, instrumental variable > causal inference, statistics, econometrics
exploratory data analysis, outliers, data imputation > data analysis, data cleaning, data science
iam roles, cloudformation, aws dynamodb, route 53, aws vpc, fargate, aws cdk > aws, cloud computing
az 900, az 104, azure devops, azure functions, azure ad, entra id > azure, cloud computing, microsoft
app engine, cloud run, gke, google cloud functions > google cloud, cloud computing
dockerfile, docker hub, podman, container registry, docker image > docker, containers, devops
kubectl, k8s, minikube, istio, rancher, ckad, cka exam, ingress controller > kubernetes, containers, devops
blue green deployment, canary release, build pipeline, gitops, tekton, sonarqube > devops, continuous delivery, ci cd
lambda functions, edge computing, autoscaling, multi cloud, cloud migration > cloud computing, serverless, cloud architecture
datadog, opentelemetry, elk stack, kibana, nagios, zabbix, application observability > monitoring, observability, devops
grep, awk, sed command, chmod, cron job, bash script, sudo > linux, command line, shell scripting
systemd, apt get, ubuntu, arch linux, centos, gnome desktop, ssh keys > linux, system administration
rhcsa, lfcs, comptia linux, selinux, raid array, lvm > linux, system administration, certification
exchange server, intune, sccm, wsus, domain controller, hyper v host > windows server, system administration
safe mode, bios, device manager, windows registry, windows task manager > windows, computer repair, troubleshooting
time machine backup, mac finder, homebrew mac, mac terminal, airdrop > mac, apple, computer skills
copy and paste, right click, drag and drop, zip file, usb stick, file explorer > computer skills, digital literacy, windows
vlan, spanning tree, ospf, bgp, eigrp, nat network, dhcp > networks, routing, switching, computer networks
patch panel, ethernet cable, fiber optic, crimping, cat6, access point > network cabling, networks, hardware
subnet mask, ip address, ipv6, default gateway, mac address, ping command > ip addressing, networks, network protocols
sdn, mpls, sd wan, juniper router, mikrotik, ccnp, fortinet > networks, network engineering, routing
packet loss, no internet, mesh wifi, wifi password > home network, wireless, networks
nmap, burp suite, privilege escalation, reverse shell, oscp, hack the box, tryhackme, capture the flag > penetration testing, ethical hacking, cybersecurity
brute force attack, man in the middle, keylogger, buffer overflow, zero day, botnet, ddos, trojan malware > cyberattacks, cybersecurity, malware
csrf, session hijacking, clickjacking, content security policy, path traversal > web security, application security
siem, threat hunting, mitre attack, yara rules, snort, security operations center, wazuh > threat detection, security operations, cybersecurity
diffie hellman, elliptic curve, hash function, sha 256, caesar cipher, enigma machine, block cipher > cryptography, encryption
tls certificate, pki, x 509, openssl, lets encrypt > cryptography, web security, certificates
two factor, 2fa, passkey, yubikey, authenticator app, bitwarden, keepass > passwords, authentication, online safety
zero trust, nis2, soc 2, security policy, comptia cysa, cism, cisa exam, ccsp > information security, cybersecurity, compliance
spam mails, fake shop, romance scam, tracking cookies, vpn app, ad blocker > online safety, phishing, privacy
chain of custody, autopsy forensics, ftk imager, volatility memory > digital forensics, cybersecurity
solidity language, hyperledger, proof of stake, merkle tree, dao token, consensus mechanism > blockchain, smart contracts, cryptocurrency
shor algorithm, quantum gate, superposition, entanglement, grover algorithm, bloch sphere > quantum computing, quantum mechanics
interrupts, gpio, i2c, spi bus, uart, bootloader, freertos > embedded systems, microcontrollers, electronics
arduino uno, breadboard, servo motor, ultrasonic sensor, led blinking, stepper motor > arduino, electronics, robotics
kinematics robot, lidar slam, lidar, gazebo simulator, ros2, end effector > robotics, control, computer vision
zigbee, lorawan, mqtt, node red, zwave, matter smart home > internet of things, smart home
flip flop, karnaugh map, multiplexer, half adder, boolean logic > digital logic, digital electronics, computer architecture
sumif, countifs, freeze panes, named range, goal seek, xlsx, cell reference > excel, spreadsheets, formulas
importrange, arrayformula, sheets query function > google sheets, spreadsheets
excel solver, excel monte carlo, what if analysis, excel data validation > excel, spreadsheets, data analysis
word styles, word table of contents, track changes, docx, page break, header and footer > microsoft word, word processing
slide master, pptx, slide transitions, apple keynote, speaker notes > powerpoint, presentations
outlook rules, shared calendar, out of office, pst file, imap > outlook, email
power apps, dataverse, power pages, copilot studio > power platform, low code, automation
teams planner, microsoft loop, sharepoint site, onedrive, viva engage > microsoft 365, collaboration, office software
jira workflow, confluence, notion database, linear app, basecamp > project management, collaboration, knowledge management
scratch sprites, code blocks, makecode, tynker, google blockly > scratch, kids coding, programming
data types, string variable, boolean, integer, nested loop, hello world > programming basics, programming
bibtex, tikz, latex beamer, latex equations > latex, academic writing, typesetting
abap, s4hana, sap fico, sap mm, sap hana, fiori > sap, erp, enterprise software
salesforce apex, soql, lightning web components, salesforce admin, trailhead > salesforce, crm
layer mask, clone stamp, adjustment layers, psd, photoshop brushes, healing brush, generative fill > photoshop, image editing, photo retouching
pen tool, bezier curve, illustrator pathfinder, svg, gradient mesh, image trace > illustrator, vector graphics, adobe illustrator
auto layout, figma components, figma variants, framer website, sketch app, invision app > figma, user interface design, prototyping
kerning, serif, sans serif, typeface, font pairing, leading and tracking, font design > typography, graphic design
golden ratio, gestalt principles, white space, grid system, visual hierarchy > graphic design, layout, composition
pantone, cmyk, rgb, complementary colors, hex code > colour theory, colour, graphic design
bleed and crop, prepress, print ready, raster vs vector, dpi > print design, graphic design, desktop publishing
keyframes, motion tracking, lottie, kinetic typography, green screen keying > motion graphics, after effects, visual effects
geometry nodes, blender sculpting, eevee, cycles render, uv unwrapping, retopology, normal map > blender, 3d modelling, 3d animation
substance painter, arnold render, nuke compositing, marvelous designer, keyshot > 3d modelling, visual effects, rendering
character rigging, weight painting, walk cycle, inverse kinematics, motion capture, lip sync animation > 3d animation, character animation, rigging
squash and stretch, inbetweening, onion skin, toon boom, flipbook, 12 principles of animation > animation, 2d animation
dwg, dxf, orthographic projection, isometric drawing, title block > autocad, technical drawing, cad
geometric tolerances, gd&t, exploded view, sheet metal design, fusion 360, solid edge > cad, mechanical design, technical drawing
filament, pla, cura slicer, ender 3, resin printer, stl file, bambu lab, prusa > 3d printing
wireframe, user flow, dark patterns, design affordances, a11y, fitts law > user experience, user interface, usability
cross hatching, stippling, contour drawing, blending stump, kneaded eraser, graphite > drawing, sketching, shading
still life, negative space, gesture drawing, foreshortening, chiaroscuro, sight size > drawing, painting, composition
loomis method, draw noses, facial proportions > portrait drawing, anatomy, drawing
one point perspective, two point perspective, horizon line, draw rooms > perspective, drawing
alcohol markers, copic, fineliner, ink wash, india ink, dip pen > ink drawing, illustration, drawing
wet on wet, watercolor, masking fluid, cold press paper, glazing watercolour > watercolour, painting
impasto, palette knife, gesso, linseed oil, turpentine, alla prima, underpainting, stretched canvas > oil painting, painting
acrylics, pouring medium, dutch pour, acrylic paint > acrylic painting, painting
soft pastel, oil pastel, colored pencil, coloured pencils, charcoal portrait > drawing, pastels, portrait drawing
sumi e, ukiyo e, hokusai, wabi sabi, kintsugi > japanese art, ink painting, asian art
chibi, shonen, speech bubbles, comic panels, manga eyes > manga, comics, character design
nib, copperplate, italic hand, gothic script, blackletter, calligraphy flourishing, uncial > calligraphy, lettering
fresco, caravaggio, raphael, botticelli, mona lisa, sistine chapel, titian > renaissance, art history, painting
rembrandt, vermeer, rubens, velazquez, baroque painting > baroque, art history, painting
renoir, cezanne, gauguin, degas, sunflowers van gogh, pointillism, seurat > impressionism, art history, painting
cubism, surrealism, dali, dada, kandinsky, frida kahlo, german expressionism, matisse > modern art, art history
andy warhol, banksy, pop art, jackson pollock, rothko, installation art, basquiat > contemporary art, modern art, art history
art nouveau, art deco, klimt, rococo, romanticism painting, pre raphaelites > art history, design history
curator, art provenance, museum studies, exhibition design, art auction > museum, art market, curating
gargoyle, flying buttress, doric column, ionic column, ribbed vault, brutalism, frank lloyd wright > architecture, history of architecture
mood board, scandinavian style, japandi, furniture layout, interior lighting > interior design, decoration
lino cutter, monotype, intaglio, gelli plate, risograph, drypoint, aquatint > printmaking, prints
sculpture armature, air dry clay, bronze casting, marble sculpture, lost wax, rodin > sculpture, modelling
decoupage, resin art, epoxy resin, diamond painting, quilling, papier mache > crafts, paper crafts, mixed media
bokeh, iso setting, f stop, white balance, camera histogram, exposure bracketing, raw files, depth of field > photography, exposure, camera
rule of thirds, golden hour, leading lines, silhouette photo > photography, composition
prime lens, telephoto, wide angle, macro lens, nd filter, tripod, full frame > photography, lenses, camera
speedlight, strobe light, off camera flash, photo reflector, rembrandt lighting, key light > lighting, photography, portrait photography
long exposure, light painting, star trails, hdr photo, focus stacking > photography, night photography, exposure
street photography, cartier bresson, vivian maier, photo essay, ansel adams > photography, documentary photography, photo history
cyanotype, pinhole camera, 35mm film, polaroid, film developing, enlarger > analogue photography, film photography
boudoir photography, newborn photography, family photos, posing models > portrait photography, photography
lightroom presets, skin retouching, frequency separation, dodge and burn, photo culling > photo retouching, photo editing, lightroom
stock photos, shutterstock, sell photos, photo licensing > photography business, stock photography, photography
dji, mavic, drone license, fpv drone, part 107 > drone, aerial photography
mise en scene, hitchcock, film noir, kubrick, french new wave, tarantino, film montage > film studies, film history, film directing
storyboard, shot list, dolly zoom, steadicam, gimbal, b roll, clapperboard, 180 degree rule > filmmaking, cinematography, video production
three act structure, save the cat, logline, plot point, final draft, heros journey, spec script > screenwriting, storytelling
davinci resolve, premiere pro, jump cut, lut, timeline editing, avid media composer, proxy footage > video editing, colour grading
boom mic, foley, room tone, lavalier, adr dubbing, sound effects > sound design, audio, filmmaking
obs studio, livestream, thumbnail youtube, youtube shorts, reels, tiktok videos > video production, social media, content creation
podcast, audacity, show notes, spotify podcast, interview podcast > podcasting, audio, recording
barre chords, fingerpicking, capo, power chords, palm mute, guitar tabs, hammer ons, fretboard > guitar, chords
tremolo picking, whammy bar, overdrive pedal, pentatonic solo, les paul, stratocaster, guitar riff > electric guitar, guitar
flamenco guitar, bossa nova guitar, tarrega, nylon strings > guitar, classical guitar
slap bass, walking bass, bassline, bass grooves > bass guitar, bass
piano arpeggio, sustain pedal, hanon, czerny, fur elise, left hand piano, boogie woogie, moonlight sonata > piano, keyboard
chord voicing, piano comping, jazz standards, lead sheet > jazz piano, jazz, harmony
paradiddle, drum fill, hi hat, snare, drum rudiments, bass drum, blast beat, double stroke roll > drums, percussion, rhythm
violin vibrato, pizzicato, spiccato, violin bowing, suzuki method, shoulder rest, rosin > violin, string instruments
embouchure, saxophone reed, mouthpiece, altissimo, clarinet reed, alto sax > woodwind, saxophone, clarinet
soprano recorder, tin whistle, ocarina, pan flute, beatbox flute > flute, recorder, woodwind
trumpet mute, flugelhorn, euphonium, cornet, lip slur, valve oil > trumpet, brass
blues harp, overblow, cross harp, tongue blocking > harmonica, blues
concertina, button accordion, bandoneon, melodeon > accordion, folk music
clawhammer, scruggs style, bluegrass banjo, pedal steel > banjo, bluegrass, folk music
lever harp, celtic harp, harp glissando, pedal harp > harp
church organ, pipe organ, hammond organ, organ registration > organ, keyboard
kalimba, steel drum, singing bowl, hang drum, tongue drum > handpan, percussion, instruments
conga, timbales, clave rhythm, samba drums, bodhran, darbuka > percussion, rhythm
diaphragm breathing singing, vocal belting, head voice, falsetto, vocal fry, mixed voice, vocal warm up, vocal cords > singing, vocal technique, voice
soprano, mezzo soprano, baritone, tenor voice, aria, bel canto > opera, singing, classical singing
sol fa, madrigal, choir conductor, satb, choral warm ups > choir, singing, conducting
dorian mode, mixolydian, key signature, time signature, cadences, triads, seventh chords, music intervals > music theory, harmony
treble clef, bass clef, quarter notes, crotchet, quaver, ledger lines, sight reading > music notation, sheet music, music theory
counterpoint, fugue, sonata form, voice leading, figured bass, species counterpoint > composition, music theory, harmony
sibelius software, musescore, finale notation, dorico > music notation, composition
ii v i, tritone substitution, swing feel, bebop, miles davis, coltrane, blue note > jazz, improvisation, harmony
twelve bar blues, blues scale, call and response, slide guitar > blues, guitar, improvisation
vivaldi, chopin, tchaikovsky, brahms, haydn, schubert, debussy, stravinsky > classical music, music history, composers
wagner, verdi, puccini, la traviata, magic flute, libretto > opera, classical music
beatles, rolling stones, elvis, woodstock, bob dylan, pink floyd > rock music, pop music, music history
abrsm, grade 5 theory, trinity music grades > music theory, music exam
sidechain, eq plugin, audio compressor, reverb, audio limiter, lufs, parallel compression > mixing, mastering, audio engineering
midi, daw, vst plugin, audio interface, condenser microphone, ableton, reaper daw > music production, recording, audio
808s, trap beat, drum machine, mpc, lofi beats, boom bap > beats, music production, hip hop
synth oscillator, lfo, wavetable, serum synth, modular synth, fm synthesis, eurorack > synthesizers, sound design, electronic music
cdj, rekordbox, serato, traktor, beatmatching, crossfader, vinyl scratching > dj, mixing
fl studio beats, dubstep, drum and bass, trance music, synthwave > electronic music, music production
verse chorus, song hook, rhyme scheme, song lyrics, topline > songwriting, lyrics
music royalties, sync licensing, music publishing, spotify artists, booking gigs > music business, music industry
mixing desk, pa system, stage monitors, sound check > audio engineering, live sound, sound engineering
dalcroze, orff, kodaly, music games kids > music education, teaching music, children
gerund, present perfect, past simple, passive voice, reported speech, second conditional, modal verbs > english grammar, english
ielts, fce, cae exam, pte academic, toeic, linguaskill > english test, exam preparation, english
fluent english, british accent, american accent, silent letters, schwa > english pronunciation, pronunciation, english
academic word list, english small talk, english presentations, job interview english > business english, english
dativ, akkusativ, konjunktiv, umlaut, german cases, separable verbs > german grammar, german
leben in deutschland, dtz, b1 deutsch, integrationskurs, dsh exam > german, exam
ser estar, preterite imperfect, subjuntivo, por para, subjunctive spanish, gustar > spanish grammar, spanish
subjonctif, passe compose, imparfait, être avoir, conjugaison, french nasal vowels > french grammar, french
tcf, tef canada, delf b2, french immersion > french, french exam
passato prossimo, congiuntivo, italian articles, celi, cils > italian, italian grammar
russian cases, cyrillic, perfective aspect, torfl, verbs of motion > russian, russian grammar
polish cases, polish alphabet, polish declension > polish, grammar
ukrainian alphabet, ukrainian cases, кириллица > ukrainian, slavic languages
mandarin tones, hanyu pinyin, chinese characters, chinese radicals, measure words, tocfl > chinese, mandarin
japanese particles, keigo, romaji, genki, japanese kana, anime japanese, wanikani > japanese
korean particles, korean honorifics, batchim, k pop korean > korean, hangul
arabic alphabet, tajweed, fusha, egyptian arabic, levantine arabic, arabic roots > arabic
devanagari, bollywood hindi, nastaliq > hindi, urdu, indian languages
celpe bras, pretérito perfeito, brazil portuguese > portuguese, brazilian portuguese
het de woorden, inburgering, nt2 > dutch, exam
swedex, tisus, sfi, bergenstest, norskprøve, prøve i dansk > scandinavian languages, swedish, norwegian, danish
turkish suffixes, vowel harmony, tömer > turkish
niqqud, biblical hebrew, aleph bet, ulpan > hebrew
koine greek, homeric greek, attic greek, ablative, latin declension, amo amas, de bello gallico > ancient greek, latin, classical languages
cuneiform, rosetta stone, runes, linear b > ancient languages, ancient civilisations, writing systems
fingerspelling, deaf culture, lsf, makaton > sign language
morpheme, syntax trees, chomsky, pragmatics, sociolinguistics, saussure, indo european > linguistics, language
trados, memoq, machine translation, software localization, interpreting booth > translation, interpreting
native speaker practice, tandem partner, language exchange, shadowing language > language learning, speaking, conversation
false friends, collocations, english idioms, english prepositions > vocabulary, english
oxford comma, dangling modifier, em dash, run on sentence > punctuation, english grammar, writing
show dont tell, point of view fiction, character arc, cliffhanger, dialogue writing, protagonist, first draft > creative writing, fiction, novel
iambic pentameter, limerick, free verse, alliteration, spoken word, villanelle, poem metaphors > poetry, creative writing
query letter, literary agent, book proposal, isbn, beta readers, book cover > publishing, self publishing, writing
inverted pyramid, op ed, investigative reporting, byline, newsroom, news article > journalism, news writing
literature matrix, apa style, mla style, zotero, mendeley, endnote, peer review, citavi > academic writing, citation, research
thesis statement, topic sentence, five paragraph essay, abstract writing, imrad > academic writing, essay writing
hamlet, macbeth, romeo and juliet, othello, king lear, midsummer night > shakespeare, drama, literature
dickens, bronte, pride and prejudice, moby dick, virginia woolf, ulysses joyce, great gatsby > english literature, novels, literature
goethe, faust, kafka, thomas mann, schiller, brecht, rilke > german literature, literature
don quixote, cervantes, garcia marquez, borges, neruda > spanish literature, latin american literature, literature
victor hugo, flaubert, moliere, proust, baudelaire > french literature, literature
war and peace, crime and punishment, chekhov, pushkin, nabokov > russian literature, literature, novels
odyssey, iliad, virgil, aeneid, ovid, sophocles, oedipus > classical literature, greek mythology, ancient greece
athena, hercules, medusa, minotaur > greek mythology, mythology, ancient greece
odin, thor god, loki god, ragnarok, edda, valhalla > norse mythology, mythology, vikings
tolkien, narnia, asimov, dystopia, magic system > fantasy, science fiction, fiction
gothic novel, frankenstein, dracula, edgar allan poe, lovecraft > gothic literature, horror, literature
agatha christie, sherlock holmes, whodunit, detective story > crime fiction, mystery, creative writing
hook line, sales page, call to action, aida formula, headline writing, copywriter > copywriting, advertising, marketing
api docs, release notes, docs as code, markdown, dita xml > technical writing, documentation
pestel, bcg matrix, ansoff, value chain, mission statement, competitive advantage, vrio > strategy, strategic management, business
eisenhower, pareto principle, time blocking, eat the frog, ivy lee method > time management, productivity
unit economics, burn rate, cap table, term sheet, startup runway, bootstrapping business > startup, startup funding, entrepreneurship
minimum viable product, customer discovery, startup pivot, y combinator > startup, lean startup, entrepreneurship
business plan template, limited company, sole trader, register business, gmbh, llc > business plan, small business, entrepreneurship
tuckman, forming storming norming, psychological safety, belbin, trust fall > team building, teamwork, leadership
situational leadership, servant leadership, transformational leadership, grow model > leadership, management, coaching
kotter, adkar, lewin, resistance to change > change management, leadership
raci, user story mapping, velocity sprint, daily standup, agile retrospective, burndown, safe agile > agile, scrum, project management
prince2, pmp, pmi acp, gantt chart, earned value, project charter, risk register > project management, certification
kano model, moscow prioritization, north star metric, product owner, prd > product management, product development
control chart, ishikawa, fmea, poka yoke, value stream, 5 whys, gemba > quality management, process improvement, six sigma
just in time, bullwhip effect, safety stock, abc analysis, mrp, demand planning > supply chain, inventory, operations management
bill of lading, letter of credit, harmonized code, freight forwarder, cips > international trade, logistics, procurement
exit interview, job description, 360 feedback, shrm, cipd, applicant tracking, talent pool > human resources, recruiting
star method, panel interview, interview questions > job interview, job application, career
ats resume, cv template, motivation letter, resume gap, linkedin headline > resume, job application, cv
mintzberg, scientific management, maslow, herzberg, hawthorne > organizational behaviour, management, motivation
batna, zopa, anchoring price, win win > negotiation
spin selling, sales script, sales quota, cold email template, challenger sale, meddic, sales pitch > sales, selling, sales techniques
buyer persona, stp marketing, customer segmentation, usp, brand awareness, marketing funnel > marketing, marketing strategy
quality score, google merchant, display ads, remarketing, cpc, programmatic, retargeting > online advertising, google ads, digital marketing
meta description, serp, link building, ahrefs, semrush, canonical tag, search console, yoast > seo, search engine optimization
utm, bounce rate, google tag manager, looker dashboards, attribution model, conversion tracking > web analytics, digital marketing, analytics
hashtags, reels instagram, engagement rate, community manager, tiktok marketing, pinterest, snapchat > social media marketing, social media
drip campaign, open rate, newsletter template, klaviyo, lead magnet > email marketing, marketing automation
shopify, magento, prestashop, amazon seller, print on demand, product listing, woocommerce store > ecommerce, online shop
brand guidelines, brand voice, brand archetypes, logo refresh > branding, brand identity, marketing
crisis communication, media training, press conference, lobbyist > public relations, corporate communication, crisis management
conjoint analysis, net promoter, likert scale, survey bias > market research, survey, research methods
trial balance, accruals, depreciation, chart of accounts, t accounts, bank reconciliation, prepaid expenses > accounting, bookkeeping
gross margin, ebitda, liquidity ratio, fixed costs, variance analysis, activity based costing > management accounting, financial analysis, controlling
cash flow statement, balance sheet, retained earnings, goodwill accounting, consolidated accounts > financial statements, financial accounting, accounting
cima, aat, enrolled agent, cia internal audit, sox compliance, audit sampling > accounting, auditing, certification
npv, irr, discounted cash flow, lbo, comparable companies, net present value > valuation, corporate finance, financial modelling
capm model, sharpe ratio, efficient frontier, stock beta, value at risk > portfolio, investment management, finance
p e ratio, dividend yield, blue chip, bear market, ipo, s&p 500, short selling, vanguard > stock market, investing, stocks
head and shoulders pattern, rsi indicator, macd, fibonacci retracement, moving average trading, stop loss, scalping trading > trading, financial markets
call option, put option, implied volatility, covered call, option greeks, interest rate swaps > derivatives, options, financial markets
yield curve, coupon bond, bond duration, treasury bills > bonds, fixed income
compound interest, emergency fund, debt snowball, ynab, envelope method, savings rate > personal finance, budgeting, saving money
isa account, riester, robo advisor, 529 plan, annuities, sipp > retirement planning, personal finance, investing
escrow, airbnb hosting, flipping houses, rental yield, reit, real estate license > real estate, property investment
tax return, tax deductions, capital gains, withholding tax, transfer pricing, 1099, elster > tax, taxation
basel iii, mifid, solvency, credit risk, liquidity risk > banking regulation, risk management, banking
bitcoin mining, cold wallet, stablecoin, altcoins, binance, coinbase > cryptocurrency, bitcoin, blockchain
demand curve, indifference curve, monopoly market, oligopoly, consumer surplus, marginal cost > microeconomics, economics
phillips curve, fiscal stimulus, aggregate demand, quantitative easing, trade deficit, money supply > macroeconomics, economics
david ricardo, comparative advantage, tariffs, exchange rates, balance of payments > international trade, international economics, economics
gini coefficient, piketty, income inequality, poverty line, microfinance > inequality, development economics, economics
panel data, ols, heteroskedasticity, probit, gretl, eviews > econometrics, statistics, economics
tort, negligence law, liability law, duty of care > tort law, law
habeas corpus, mens rea, actus reus, manslaughter, plea bargain, criminal procedure > criminal law, law
breach of contract, offer and acceptance, nda, force majeure, terms and conditions > contract law, contracts, law
geneva convention, hague tribunal, un charter, treaty law, law of the sea > international law, law, human rights
roe v wade, marbury, first amendment, checks and balances, judicial review, scotus > constitutional law, law, american politics
creative commons, fair use, trade secret, patent claim, dmca > intellectual property, copyright, law
gdpr, ccpa, right to be forgotten, data breach, data processing agreement, privacy policy > data protection, privacy, compliance
power of attorney, trust deed, intestate, executor of will, advance directive > inheritance law, estate planning, law
divorce settlement, visitation rights, marriage contract, guardianship, child support, adoption law > family law, law
unfair dismissal, works council, collective bargaining, maternity leave, minimum wage, overtime pay > employment law, labour law
sqe, mbe, irac, moot court, legal research, legal english > law, legal studies, legal writing
green card, visa application, naturalization test, refugee law > immigration, citizenship, law
bgb, stgb, grundgesetz, strafrecht, zivilrecht > law, german law
short division, column addition, rounding numbers, place value > arithmetic, mental maths, basic maths
common denominator, mixed numbers, decimals, ratio and proportion, lcm, percent change > fractions, arithmetic, basic maths
factoring polynomials, simultaneous equations, completing the square, quadratic formula, binomial expansion, algebraic inequalities, logarithms > algebra, equations
linear functions, slope intercept, parabola, exponential function, asymptotes, inverse function > functions, algebra, precalculus
soh cah toa, unit circle, radians, law of cosines, trig identities, cosine rule > trigonometry
pythagorean theorem, isosceles, congruent triangles, angle sum, circle theorems, parallelogram, surface area, cuboid > geometry
derivatives, chain rule, calculus limits, integration by parts, taylor series, fundamental theorem of calculus, u substitution > calculus, analysis
gradient vector, double integral, stokes theorem, greens theorem, jacobian, partial derivatives, divergence theorem, lagrange multipliers > multivariable calculus, vector calculus, calculus
laplace transform, separable equation, initial value problem, navier stokes, heat equation, runge kutta > differential equations, calculus
matrix determinant, gauss elimination, dot product, vector space, null space, svd, linear transformation, cross product > linear algebra, vectors
fourier series, fourier transform, fft, convolution, z transform, nyquist > fourier analysis, signal processing, mathematics
cauchy, riemann, residue theorem, imaginary numbers, de moivre > complex numbers, complex analysis, mathematics
epsilon delta, lebesgue, metric space, banach space, uniform convergence > real analysis, analysis, mathematics
abelian group, ring theory, field extension, homomorphism, isomorphism, lie algebra > abstract algebra, algebra, mathematics
klein bottle, homotopy, manifolds, mobius strip, homology, knot theory > topology, mathematics
fermat last theorem, euclidean algorithm, diophantine, goldbach, chinese remainder, totient > number theory, mathematics
pigeonhole, binomial coefficient, inclusion exclusion, recurrence relation, truth table > discrete mathematics, combinatorics, logic
godel, propositional logic, predicate logic, axiom of choice, zfc, modus ponens, contrapositive > logic, mathematical logic, proofs
fractals, mandelbrot, chaos theory, butterfly effect, lorenz attractor > chaos, dynamical systems, mathematics
simplex method, convex optimization, linear duality, integer programming, constraint programming > optimization, operations research, mathematics
newton raphson, interpolation, finite difference, lu decomposition, floating point error > numerical methods, numerical analysis, mathematics
expected value, binomial distribution, monty hall, conditional probability, poisson, law of large numbers, random variable > probability, statistics
normal distribution, z score, confidence interval, chi square, null hypothesis, central limit theorem, statistical significance, median and mode > statistics, hypothesis testing, inference
markov chain, brownian motion, martingale, ito calculus, queueing theory > stochastic processes, probability
mcmc, prior posterior, stan bayesian, gibbs sampling, credible interval > bayesian statistics, statistics
factor analysis, mixed effects, manova, structural equation, effect size, survival analysis, kaplan meier > statistics, statistical analysis, data analysis
abacus, vedic maths, soroban, kumon, speed maths > mental maths, arithmetic
ap calculus, a level maths, act test, isee test, ged math, gcse > exam preparation, school maths, mathematics
tangram, 3x3 cube, killer sudoku, kakuro > puzzles, logic
inertia, projectile motion, free fall, torque, angular momentum, friction force, pulleys > mechanics, physics
kinetic energy, hookes law, pendulum, elastic collision, center of mass, centripetal > mechanics, physics
carnot cycle, enthalpy, ideal gas law, specific heat, boltzmann, adiabatic, second law of thermodynamics > thermodynamics, physics
ohms law, kirchhoff, coulomb, faraday induction, electromagnet, lorentz force, maxwells equations > electromagnetism, electricity, physics
snells law, refraction, diffraction, double slit, laser optics, light polarisation, interference pattern, glass prism > optics, waves, physics
doppler effect, standing waves, resonance frequency, decibel, sound waves > waves, acoustics, physics
schrodinger equation, heisenberg uncertainty, wave function, photoelectric, bohr model, hydrogen atom > quantum mechanics, quantum physics, physics
e mc2, twin paradox, lorentz transformation, gravitational waves, general relativity, special relativity > relativity, physics
quarks, cern, large hadron, neutrino, feynman diagram, string theory, bosons, standard model > particle physics, physics
half life, radioactivity, nuclear fission, tokamak, chernobyl, geiger counter, alpha decay, uranium > nuclear physics, nuclear energy, physics
bernoulli, reynolds number, viscosity, turbulence, buoyant force, archimedes, laminar flow, hydraulics > fluid mechanics, physics, engineering
band gap, superconductors, crystal lattice, phonon, graphene > solid state physics, materials science, physics
stress strain, shear force, bending moment, trusses, static equilibrium, young modulus, mohr circle > mechanics of materials, structural engineering, statics
ball bearing, gear ratio, hydraulic cylinder, pneumatics, cam shaft, crankshaft design > mechanical engineering, machine design
pid controller, transfer function, bode plot, root locus, kalman filter, feedback control loop > control engineering, control systems
op amp, rc circuit, diode, mosfet, thevenin, capacitor, inductor, oscilloscope > electronics, circuits, electrical engineering
three phase, electric transformer, induction motor, switchgear, power grid, synchronous generator > electrical engineering, power engineering, electrical machines
heat exchanger, distillation column, reactor design, aspen plus, mass balance > chemical engineering, process engineering
soil foundation, slump test, retaining wall, geotechnical, staad, etabs, theodolite, total station > civil engineering, construction, surveying
kerbal, orbital mechanics, lift and drag, aerofoil, jet engine, kepler laws, satellite orbit > aerospace, aerodynamics, spaceflight
lithium battery, bms, fuel cell, hydrogen energy, electrolyzer, charging station > batteries, energy storage, electric vehicles
covalent bond, mole concept, electronegativity, ionic bond, valence electrons, stoichiometry, balancing equations, ph value > chemistry, general chemistry
redox, oxidation number, electrolysis, galvanic cell, le chatelier, reaction rate, catalysts > chemistry, physical chemistry
alkanes, benzene, sn1 sn2, functional groups, stereochemistry, esters, carbonyl, alkenes > organic chemistry, chemistry
nmr spectroscopy, chromatography, mass spectrometry, hplc, pipette, bunsen burner > analytical chemistry, laboratory, chemistry
krebs cycle, enzymes, amino acids, atp, glycolysis, protein folding, michaelis menten > biochemistry, biology
mitochondria, mitosis, meiosis, cell membrane, ribosome, organelles, stem cells > cell biology, biology
photosynthesis, chlorophyll, xylem, pollination, stomata, mosses and ferns > plant biology, botany, biology
crispr, pcr, gel electrophoresis, western blot, plasmid, gene editing, dna sequencing > molecular biology, genetics, biotechnology
mendel, punnett square, chromosomes, dominant recessive, gene mutation, epigenetics > genetics, biology
sequence alignment, bioconductor, rna seq, phylogenetic tree, biopython > bioinformatics, genomics, biology
food chain, food web, trophic level, biomes, invasive species, keystone species, rewilding > ecology, environment, biology
finches, homo sapiens, neanderthals, human evolution, missing link > evolution, biology, anthropology
fungi, mycelium, mushroom hunting, chanterelles, mushroom growing, porcini > mushrooms, mycology
streptococcus, e coli, gram staining, petri dish, archaea, antibiotic resistance > microbiology, biology
butterflies, beetles, ants, dragonflies, bumblebees, moths > insects, biology
whales, dolphins, sharks, coral reefs, octopus, plankton, jellyfish > marine biology, ocean
owls, bird songs, robin bird, binoculars birds, migratory birds > birds, birdwatching
wolves, lions and tigers, elephants, gorillas, safari animals, brown bears > wildlife, zoology, animals
snakes, lizards, tortoises, geckos, frogs, chameleons, terrarium > reptiles, amphibians, animals
nebula, supernova, red giant, exoplanets, solar eclipse, dark matter, hubble, james webb > astronomy, astrophysics, cosmology
orion constellation, dobsonian, messier, andromeda, meteor shower, moon phases, refractor telescope > astronomy, observing, telescope
mars rover, apollo 11, iss station, falcon 9, artemis mission, voyager probe > spaceflight, space, astronomy
plate tectonics, magma, igneous, sedimentary, tsunami, continental drift, seismology, richter > geology, earth science
quartz, gemstones, amethyst, diamonds, crystals and minerals > minerals, gemology, geology
t rex, triceratops, trilobites, ammonites, jurassic, mass extinction > palaeontology, dinosaurs, fossils
cumulus, tornado, hurricane, jet stream, cold front, barometer, el nino, thunderstorm > meteorology, weather, climate
ipcc, net zero, paris agreement, carbon capture, ocean acidification, sea level rise > climate change, sustainability, environment
glaciers, tundra, fjord, river delta, soil erosion, desertification > physical geography, geography, earth science
circular economy, sdg, cradle to cradle, life cycle assessment, ghg protocol, csrd > sustainability, sustainable development, environment
wastewater, water treatment, drinking water, desalination > water, environmental engineering, sanitation
mitral valve, femur, humerus, biceps brachii, skeletal system, cranial nerves, clavicle, lymphatic system > anatomy, human body
action potential, nephron, homeostasis, cardiac cycle, respiratory system, endocrine > physiology, human body, medicine
synapse, dopamine, hippocampus, prefrontal cortex, amygdala, neurotransmitters, fmri, neuroplasticity > neuroscience, brain
heimlich maneuver, recovery position, defibrillator, cpr, aed, tourniquet, mouth to mouth, chest compressions > first aid, emergency
heimlich manoeuvre, nosebleed, snake bite, burn wound, sprained ankle, anaphylaxis, epipen, broken bone > first aid, emergency
intubation, triage, advanced life support, acls, trauma care, atls, pals course > emergency medicine, paramedic, intensive care
qrs complex, atrial fibrillation, arrhythmia, heart failure, stent, st elevation > cardiology, ecg, heart
asthma, copd, pneumonia, tuberculosis, spirometry, lung disease > respiratory medicine, lungs, medicine
leukemia, lymphoma, breast cancer, melanoma, radiotherapy > cancer, oncology
stroke patient, multiple sclerosis, meningitis > neurology, brain, medicine
psoriasis, rosacea, retinol, niacinamide > skin, skin care, dermatology
crohn, colonoscopy, reflux, celiac, gastritis, irritable bowel > gastroenterology, digestion, medicine
kidney stones, dialysis, thyroid, hashimoto, pcos, endometriosis > endocrinology, hormones, medicine
arthritis, osteoporosis, rheumatism, herniated disc, hip replacement, gout > orthopaedics, joints, medicine
hiv, malaria, ebola, influenza, hepatitis, dengue > infectious diseases, public health, epidemiology
r0 reproduction, herd immunity, cohort study, odds ratio, contact tracing, incidence prevalence > epidemiology, public health
t cells, allergies immune, autoimmune, cytokines, vaccine development > immunology, immune system
randomized controlled, gcp certificate, systematic review, meta analysis, placebo, clinical trial > clinical research, research methods, medicine
bedsores, catheter, wound dressing, vital signs, nanda, wound care, iv drip > nursing, patient care
ibuprofen, opioids, drug half life, pharmacokinetics, beta blockers, antibiotics, dosage calculation > pharmacology, medicines
ct scan, sonography, mammography, dicom, radiographer > radiology, medical imaging
suture, scalpel, laparoscopy, anesthesia, appendectomy > surgery, medicine
tooth decay, root canal, teeth braces, dental hygienist, dentures, orthodontics > dentistry, dental
cpt codes, hipaa training, epic ehr, fhir, hl7, electronic health record > health informatics, healthcare administration, medical coding
contact lenses, glaucoma, cataract, retina, short sighted > ophthalmology, eyes, optometry
hearing aid, tinnitus, cochlear, audiogram > hearing, audiology
folic acid, epidural, cesarean, labour contractions, midwives, pelvic floor, morning sickness > pregnancy, birth, midwifery
hba1c, glucose meter, type 2 diabetes, insulin pump, insulin resistance > diabetes, health
trigger points, kinesio tape, fascia, foam roller, manual therapy, osteopathy, chiropractor > physiotherapy, bodywork, massage
swedish massage, hot stone massage, deep tissue, massage oil, lomi lomi > massage
chakras, healing crystals, tarot, birth chart > spirituality, esotericism, astrology
dosha, vata pitta kapha, ghee ayurveda, panchakarma > ayurveda, natural remedies
lavender oil, tea tree oil, tincture, calendula, st johns wort, chamomile > herbal medicine, natural remedies, aromatherapy
tcm, meridians, moxibustion, cupping therapy, acupressure > chinese medicine, acupuncture, alternative medicine
bench press, deadlift, squats, powerlifting, bicep curls, progressive overload, one rep max, lunges > strength training, fitness
burpees, plank exercise, mountain climbers, jumping jacks, kettlebell swing, sit ups, jump rope > workout, fitness, bodyweight training
power clean, clean and jerk, olympic lifting, front lever > weightlifting, strength training, calisthenics
vo2max, 10k run, marathon, strava, running shoes, heart rate zones, tempo run, shin splints > running, endurance
downward dog, warrior pose, savasana, yoga nidra, headstand, yin yoga, pigeon pose, child's pose > yoga
pilates reformer, joseph pilates, pilates hundred, pelvic curl, pilates ball > pilates, core strength
step aerobics, spinning class, aqua fitness, barre workout > dance fitness, aerobics, fitness
ace trainer, nasm certification, issa, group fitness instructor, training plan > personal training, fitness, certification
counting macros, creatine, whey protein, bcaa, carb loading, bulking diet > sports nutrition, nutrition, fitness
omega 3, magnesium supplement, antioxidants, dietary fiber, probiotics > nutrition, vitamins, diet
calorie deficit, bmi, ozempic, weight watchers, yo yo effect > weight loss, nutrition, diet
mediterranean diet, dash diet, low fodmap, glycemic index, lactose free, whole food plant > diet, nutrition, healthy eating
offside, penalty kick, goalkeeper, football dribbling, premier league, futsal, uefa coaching > football, soccer, sports
jump shot, layup, rebounds, pick and roll, three pointer, slam dunk > basketball
topspin, backhand, forehand, drop shot, wimbledon > tennis
shuttlecock, badminton smash, ping pong spin, table tennis serve > badminton, table tennis, racket sports
beach volleyball, volleyball setter, volleyball spike, libero > volleyball, team sports
floorball, field hockey, lacrosse, water polo > team sports, handball, hockey
scrum half, lineout, touch rugby > rugby, team sports
baseball pitcher, home run, softball, curveball > baseball, team sports
touchdown, quarterback, nfl, flag football > american football, team sports
cricket bat, batsman, wicket, leg spin, cricket bowling > cricket, sports
slap shot, axel jump, roller skates, inline skating > skating, ice hockey, winter sports
putting green, bunker shot, birdie, golf handicap, golf driver > golf
freestyle swimming, breaststroke, backstroke, butterfly stroke, flip turn, open water swimming > swimming
padi, buoyancy control, diving regulator, apnea diving, nitrox, decompression sickness > diving, scuba
paddleboarding, sup board, wingfoil, wakeboard, bodyboard > surfing, water sports
eskimo roll, white water, rowing machine, rafting, sculling > paddling, kayaking, rowing
tacking and jibing, jib, spinnaker, mainsail, skipper, rya certificate, catamaran, dinghy > sailing
bowline, reef knot, clove hitch, figure eight knot, sheet bend > knots, sailing, climbing
belay, carabiner, lead climbing, via ferrata, rappelling, climbing harness, crampons > climbing, mountaineering
carving ski, snowplough, cross country skiing, telemark, avalanche, backcountry skiing, half pipe > skiing, snowboarding, winter sports
ollie, kickflip, skate ramp > skateboarding
cartwheel, backflip, trampoline, pommel horse, balance beam, vault gymnastics > gymnastics
jab, uppercut, left hook, punching bag, shadow boxing, sparring > boxing, martial arts
karate kata, dojo, aikido, black belt, tatami, judo throw, ninjutsu, krav maga > martial arts, self defence
armbar, rear naked choke, guard passing, takedowns, double leg > jiu jitsu, wrestling, martial arts
foil fencing, epee, sabre, kendo, longsword, hema > fencing, swordsmanship, martial arts
yang style, eight brocades, baduanjin, push hands, zhan zhuang > tai chi, qigong
peloton, road bike, gravel bike, mtb, mountain biking, ftp test, bikepacking > cycling, bicycle
piaffe, trot horse, canter, horse saddle, bridle, show jumping, horse lunging, hoof > horse riding, horses
javelin, hurdles race, long jump, shot put, sprint start, pole vault, discus > athletics, track and field
recurve, compound bow, archery target, bow string > archery
ultimate frisbee, disc golf, petanque, boules, bowling alley > frisbee, sports, games
snooker, pool cue, eight ball, dartboard > billiards, darts, games
fishing rod, fishing lure, carp fishing, fishing license, trout fishing > fishing, angling
geocaching, mosquito net, ultralight backpacking, appalachian trail, camino de santiago > hiking, travel, outdoors
ferro rod, snare trap, shelter building, water purification, foraging, wild edibles > bushcraft, survival, wilderness
caravan, camper van, motorhome, van conversion > camping, travel, camper
body scan, metta, loving kindness, mbsr, zazen, breath meditation, transcendental meditation > meditation, mindfulness
progressive muscle relaxation, autogenic training, body tension, box breathing, vagus nerve, 4 7 8 > relaxation, stress management, breathing
insomnia, melatonin, sleep apnea, circadian, rem sleep, power nap > sleep
ocd, borderline personality, dsm 5, psychosis > psychiatry, mental health, psychology
emdr, inner child, attachment style, somatic experiencing, flashbacks > trauma, psychotherapy, psychology
pavlov, milgram, stanford prison, skinner, operant conditioning, cognitive dissonance, bystander effect > psychology, social psychology
piaget, vygotsky, erikson, object permanence, attachment theory, bowlby > developmental psychology, child development, psychology
ego and id, oedipus complex, dream interpretation, shadow work, archetypes jung, freudian transference > psychoanalysis, psychology, jung
working memory, stroop, cognitive load, gestalt psychology, decoy effect, kahneman, confirmation bias > cognitive psychology, psychology, cognitive biases
growth mindset, flow state, seligman, perma, gratitude journal, self compassion > positive psychology, wellbeing, happiness
ikigai, stephen covey, seven habits, atomic habits, miracle morning > habits, personal development, productivity
codependency, love languages, jealousy, infidelity, couples communication, silent treatment > relationships, couples
iq test, rorschach, psychometrics, personality test, disc profile > psychological testing, personality, psychology
motivational interviewing, rogers therapy, gestalt therapy, act therapy, solution focused > psychotherapy, counselling
nlp practitioner, nlp anchoring, reframing, timeline therapy > neuro linguistic programming, communication, coaching
icf coaching, coaching questions, wheel of life > coaching, personal development
ethos pathos logos, stage fright, ted talk, filler words, impromptu speech > public speaking, rhetoric, speeches
ad hominem, strawman, steelman, syllogism, slippery slope > critical thinking, logic, argumentation
lucid dreams, psychic, mediumship, law of attraction, manifest wishes, reincarnation > spirituality, dreams, personal development
baby led weaning, swaddling, babywearing, teething baby, infant massage > babies, parenting
attachment parenting, gentle parenting, sibling rivalry, positive discipline > parenting, children
adhd child, school refusal, gifted children, speech delay, bedwetting > children, child development, parenting
foster care, child adoption, nanny, au pair, babysitter > child care, family, children
phonics, letter sounds, sight words, learning to read, montessori materials, circle time > early childhood, reading, teaching
bloom taxonomy, scaffolding learning, formative assessment, differentiated instruction, rubric, seating plan > teaching, pedagogy, lesson planning
addie, articulate storyline, scorm, kahoot, google classroom, captivate adobe, lms > e learning, instructional design, online teaching
iep, aba therapy, sen teacher, pecs autism, sensory processing, down syndrome > special education, inclusion, autism
edexcel, 11 plus, sat prep, o level, ib diploma, praxis, ap biology > exam preparation, school
leash pulling, clicker training, puppy, border collie, golden retriever, dog agility, dachshund, recall dog > dog training, dogs, puppies
separation anxiety dog, resource guarding, dog body language, reactive dog > dog behaviour, dog training, dogs
purring, catnip, maine coon, spraying cat, indoor cat, siamese > cats, cat behaviour
barf diet, dog grooming, kennel, ticks and fleas, deworming, dog first aid > dogs, pets, animal health
cichlid, betta, guppies, koi pond, axolotl, saltwater aquarium, shrimp tank > aquarium, fish
cockatiel, budgerigar, canary bird, macaw, rabbits, ferrets, gerbils, pet rats > pets, small animals, birds
goats, sheep, pig farming, dairy cows, alpacas, ducks, quail > livestock, farming, animals
varroa, queen bee, langstroth, beehive, honey extractor, bee swarm > beekeeping, bees
vet nurse, veterinary anatomy, canine anatomy, equine health > veterinary, animal health
bobbin, overlock, serger, seam ripper, sewing pattern, backstitch, hemming, bias tape > sewing, dressmaking
bodice block, bodice darts, fabric draping, sloper, pattern cutting, clo3d, pattern drafting > pattern making, fashion design, sewing
purl stitch, cast on stitches, cable knitting, circular needles, fair isle, ravelry, raglan, sock heel > knitting
treble crochet, magic ring, chain stitch, crochet hook, slip stitch, tunisian crochet > crochet
rotary cutter, quilt block, log cabin quilt, half square triangle, appliqué, quilt batting > quilting, patchwork, sewing
satin stitch, french knot, embroidery hoop, sashiko, hardanger, needlepoint, goldwork > embroidery, needlework
warp and weft, rigid heddle, floor loom, tablet weaving, spinning wheel, drop spindle, spin wool > weaving, spinning, textiles
wet felting, felt slippers, macramé plant hanger, lace making, tatting, bobbin lace > textiles, felting, crafts
indigo dye, cochineal, mordant, eco printing, batik wax > dyeing, textiles
haute couture, coco chanel, fashion illustration, vogue, capsule wardrobe, lookbook > fashion, fashion design
mortise and tenon, hand plane, chisel, router table, wood glue, table saw, band saw, workbench > woodworking, carpentry
bowl gouge, pyrography, scroll saw, chip carving, wood lathe > wood turning, wood carving, woodworking
shellac, wood stain, beeswax polish, chalk paint, french polish, caning chair > furniture restoration, wood finishing
plasma cutter, arc welding, stick welding, spot welding, brazing, oxyacetylene > welding, metalworking
damascus steel, hammer and anvil, heat treating, steel quenching, wrought iron > blacksmithing, forging, metalworking
bezel setting, silver clay, lost wax jewelry, silver soldering, wedding rings making, enamelling > jewellery making, silversmithing
pottery glaze, slip casting, clay coiling, slab building, raku, bisque firing, wheel throwing, stoneware > ceramics, pottery
lampworking, glassblowing, fused glass, leaded glass, tiffany glass, grout mosaic > glass, stained glass, mosaic
leather saddle stitch, awl, leather tooling, leather belt, leather wallet > leatherwork
coptic binding, bookbinder, bone folder, marbling paper, washi, kirigami, pop up cards, paper making > bookbinding, paper crafts, paper
origami crane, modular origami, kusudama, paper airplane > origami, paper folding
cricut, silhouette cameo, laser cutter, heat transfer vinyl, glowforge > crafts, cutting machine, laser cutting
soy wax, lye soap, cold process soap, bath bombs, lip balm, melt and pour > soap making, candle making, natural cosmetics
warhammer, miniature painting, model railway, airbrush, scale models, diorama, dollhouse > model making, miniatures, hobby
dripping faucet, clogged sink, toilet flush, pipe leak, water heater, soldering pipes, u bend > plumbing, home repair
circuit breaker, light switch, three way switch, dimmer, socket wiring, blown fuse, rcd > electrical installation, electricity, home repair
stud wall, plasterboard, loft insulation, rain gutter, roof tiles, stucco, skim coat, wall mold > renovation, construction, home improvement
caulk, silicone sealant, parquet, vinyl flooring, skirting board, tile cutter, underfloor heating > flooring, tiling, home improvement
drill holes, wall plug, cordless drill, squeaky door, ikea furniture, screwdriver > diy, home repair
rammed earth, straw bale, tiny house, log cabin, cob house, earthship, timber frame > natural building, construction, house building
solar inverter, off grid, balcony solar, mppt, wallbox > solar energy, photovoltaic, renewable energy
derailleur, inner tube, bottom bracket, bike brakes, spokes, truing wheel > bike repair, bicycle maintenance, bicycle
spark plug, car alternator, timing belt, car clutch, radiator coolant, obd2, check engine light, catalytic converter > car repair, car maintenance, car
roundabout, theory test, highway code, road signs, learner driver, dmv > driving, driving test, road rules
carburetor, two stroke, motorcycle chain, vespa, harley davidson > motorcycle, motorcycle repair
autorotation, vfr, instrument rating, cessna, easa, private pilot, glider flying, paragliding > aviation, flying, pilot
hrc licence, vhf radio, src certificate, tides and currents, chart plotter, dead reckoning > navigation, sailing, boating
ham radio, morse code, antenna building, sdr radio > amateur radio, radio, electronics
no dig, seedlings, mulch, crop rotation, zucchini, tomato plants, seed saving, polytunnel > vegetable gardening, gardening
bokashi, vermicompost, leaf mould, green manure, soil ph, compost heap > composting, soil, gardening
hydrangea, lavender plant, daffodils, dahlia, peony, rhododendron, clematis, rose pruning > flowers, gardening
apple tree, espalier, rootstock, fruit bushes, raspberries, fig tree > fruit trees, pruning, fruit growing
ficus, pothos, philodendron, aloe vera plant, repotting, fiddle leaf, root rot > houseplants, indoor plants, plant care
hugelkultur, swales, food forest design, bill mollison, plant guilds > permaculture, sustainable gardening
japanese garden, garden pond, rockery, green roof, garden path, pergola, hedge trimming > garden design, gardening
scarifying lawn, overseeding, crabgrass > lawn, garden care
vineyard, grape growing, prune vines > viticulture, wine
tractor, combine harvester, precision farming, organic farming, maize, no till, agronomy > agriculture, farming
wildflower meadow, hedgehogs garden, bird box, insect hotel, native plants > wildlife gardening, gardening, nature
ikebana vase, wedding bouquet, dried flowers, wreath, flower crown > floristry, flower arranging
carbonara, gnocchi, lasagna, bolognese, pesto, tiramisu, minestrone, ravioli > italian cooking, pasta, cooking
neapolitan pizza, pizza dough, focaccia, calzone, pizza oven > pizza, baking, italian cooking
tikka masala, naan, samosa, biryani, tandoori, garam masala, paneer, dosa > indian cooking, curry
pad thai, tom yum, green curry, papaya salad, lemongrass > thai cooking, asian cooking
pho, banh mi, summer rolls, nuoc mam > vietnamese cooking, asian cooking
nigiri, maki, miso soup, tempura, udon, gyoza, onigiri, teriyaki > japanese cooking, sushi
bibimbap, bulgogi, gochujang, tteokbokki, korean bbq > korean cooking, asian cooking
dumplings, kung pao, peking duck, mapo tofu, chow mein, fried rice, bao buns > chinese cooking, asian cooking
nasi goreng, rendang, satay, laksa, chicken adobo > indonesian cooking, asian cooking
guacamole, quesadilla, mole sauce, tamales, tortillas, pozole, ceviche > mexican cooking, latin american cooking
paella, tapas, gazpacho, churros, tortilla espanola, chorizo > spanish cooking, mediterranean cooking
coq au vin, ratatouille, bouillabaisse, crêpes, quiche, bechamel, hollandaise, confit > french cooking, sauces, cooking
moussaka, souvlaki, tzatziki, feta, spanakopita, dolma > greek cooking, mediterranean cooking
hummus, falafel, shawarma, tabbouleh, baba ganoush, shakshuka > middle eastern cooking, cooking
kebab, baklava, börek, lahmacun, menemen > turkish cooking, cooking
tagine, couscous, harissa, ras el hanout > moroccan cooking, north african cooking
borscht, varenyky, pierogi, goulash, pelmeni, blini, golubtsi > eastern european cooking, cooking
schnitzel, spaetzle, sauerbraten, knödel, apfelstrudel, bratwurst > german cooking, austrian cooking, cooking
jollof rice, injera, fufu, egusi > african cooking, cooking
jerk chicken, gumbo, jambalaya, cornbread, mac and cheese, buffalo wings > american cooking, caribbean cooking, cooking
julienne, brunoise, chef knife, whetstone, honing steel, mise en place > knife skills, cooking techniques
sous vide, braising, poaching eggs, blanching, saute, deglaze, roux, caramelize > cooking techniques, cooking
umami, maillard, molecular gastronomy, spherification, emulsion sauce > food science, cooking
pulled pork, spare ribs, weber grill, smoker grill, dry rub, steak medium rare, charcoal grill > barbecue, grilling, meat
charcuterie, curing meat, salami, dry aging > meat, sausage making, butchery
seitan, tempeh, nutritional yeast, aquafaba, jackfruit, oat milk, veganism > vegan cooking, plant based, vegetarian
scoby, kefir, koji, lacto fermentation, sauerkraut jar, yogurt making > fermentation, preserving
marmalade, chutney jars, pickled cucumbers, water bath canning, food dehydrator, freeze food > preserving, food preservation
mozzarella, rennet, ricotta making, halloumi, camembert, cheddar > cheese making
sourdough starter, brioche, ciabatta, rye bread, proofing basket, scoring bread, bagels, challah > bread, baking, sourdough
choux, eclairs, danish pastry, shortcrust, tarts, laminated dough, mille feuille > pastry, baking
buttercream, piping bag, royal icing, sponge cake, drip cake, sugar flowers, layer cake, ganache > cake decorating, cakes, baking
brownies, muffins, cheesecake, scones, pancakes, donuts, gingerbread, cinnamon rolls > baking, cakes
creme brulee, panna cotta, souffle, mousse, pavlova, pudding > desserts, cooking
tempering chocolate, pralines, cocoa beans, bean to bar, caramels > chocolate, confectionery
baby food, lunchbox, school lunch > cooking, children, healthy eating
michelin, sous chef, food plating, menu engineering, food cost, catering > professional cooking, restaurant management, gastronomy
salmonella, cross contamination, allergens, food handler > food safety, hygiene
pinot noir, chardonnay, tannins, bordeaux, riesling, champagne, terroir, merlot > wine, wine tasting
wine must, mead making, cider, fruit wine, hydrometer > wine making, fermentation, brewing
mash tun, hops, wort, ipa beer, malt barley, stout, pilsner, lautering > beer brewing, beer
mojito, negroni, daiquiri, cocktail shaker, martini, mocktails, cocktail bitters > cocktails, bartending
scotch, bourbon, tequila, vodka, cognac, distillery, single malt > spirits, whisky, distilling
espresso, cappuccino, pour over, french press, aeropress, moka pot, flat white, portafilter > coffee, barista
oolong, pu erh, gongfu, earl grey, rooibos, darjeeling > tea
green juice, cold press juice, bone broth, superfoods > healthy eating, drinks, nutrition
tutankhamun, river nile, egyptian mummies, ramses > ancient egypt, ancient history, egyptology
mesopotamia, sumer, hammurabi, babylon, gilgamesh, assyria > ancient near east, ancient civilisations, ancient history
sparta, pericles, peloponnesian war, conquests of alexander, acropolis, athenian democracy > ancient greece, ancient history
augustus, pompeii, hannibal, colosseum, punic wars, emperor nero > ancient rome, roman empire, ancient history
feudalism, black death, medieval knights, charlemagne, magna carta, hundred years war > middle ages, medieval history, history
byzantium, constantinople, justinian, hagia sophia > byzantine empire, medieval history, history
anglo saxons, leif erikson, longship, norsemen > vikings, medieval history, history
genghis khan, shogun, ming dynasty, silk road, qin emperor, meiji > asian history, history
maya civilization, machu picchu, conquistadors, chichen itza > latin american history, ancient civilisations, archaeology
columbus, magellan, vasco da gama, east india company, slave trade > age of discovery, colonialism, history
martin luther, thirty years war, henry viii, tudors, huguenots > reformation, early modern history, history
bastille, robespierre, waterloo, congress of vienna > french revolution, european history, history
founding fathers, boston tea party, gettysburg, abraham lincoln, declaration of independence, american civil war, jim crow > american history, history
steam engine, spinning jenny, luddites, victorian era, queen victoria > industrial revolution, british history, history
bismarck, prussia, kaiser wilhelm, weimar republic, german empire > german history, history
verdun, somme, treaty of versailles, trench warfare, franz ferdinand, western front > first world war, world war i, history
auschwitz, d day, stalingrad, anne frank, pearl harbor, london blitz, nazi germany > second world war, holocaust, history
berlin wall, cuban missile, iron curtain, gorbachev, warsaw pact, vietnam war, korean war > cold war, history
lenin, stalin, bolsheviks, tsar, romanov, gulag, perestroika > russian history, soviet union, history
kyivan rus, holodomor, cossacks, maidan, bandura > ukrainian history, ukraine, history
gandhi, mughal, partition of india, taj mahal, ashoka > indian history, history, asia
mandela, apartheid, scramble for africa, mali empire, great zimbabwe > african history, africa, history
atatürk, suleiman, sykes picot, safavid > middle eastern history, ottoman empire, history
civil rights movement, rosa parks, suffragettes, stonewall > civil rights, social movements, history
mao zedong, cultural revolution, opium war, great leap forward > chinese history, china, history
trowel, carbon dating, stonehenge, stone age, bronze age > archaeology, prehistory
ancestry, dna ancestry, parish register, surnames, heraldry > genealogy, family history
coin collecting, stamp collecting, antique furniture, numismatics, flea market > collecting, antiques
cave allegory, pre socratics, nicomachean > ancient philosophy, philosophy
epictetus, epicurus, memento mori, amor fati, dichotomy of control > stoicism, philosophy
descartes, hume, spinoza, john locke, leibniz, categorical imperative, voltaire > philosophy, enlightenment
schopenhauer, kierkegaard, zarathustra > philosophy, german philosophy
being and nothingness, myth of sisyphus, simone de beauvoir, absurdism > existentialism, philosophy
wittgenstein, heidegger, husserl, phenomenology, foucault, derrida, deleuze, popper > philosophy, modern philosophy
utilitarianism, deontology, virtue ethics, rawls, peter singer > ethics, moral philosophy, philosophy
mind body problem, hard problem of consciousness, qualia, epistemology, ontology, gettier > philosophy of mind, metaphysics, philosophy
lao tzu, sun tzu, zhuangzi > chinese philosophy, eastern philosophy, philosophy
gospel of mark, old testament, new testament, psalms, apostle paul, doctrine of trinity, book of revelation, exegesis > bible, christianity, theology
ramadan, sharia, hadith, sunni shia, sufism > islam, religion
shabbat, rabbi, hanukkah, mitzvah > judaism, religion
nirvana, four noble truths, eightfold path, sutras, bodhisattva > buddhism, religion, meditation
upanishads, krishna, shiva, hindu karma > hinduism, religion
augustine, thomas aquinas, vatican, pope, catholic, orthodox church, lutheran > christianity, church history, theology
machiavelli, hobbes, social contract, rousseau, hannah arendt, leviathan > political philosophy, political theory, politics
gerrymandering, proportional representation, referendum, filibuster, electoral college, bundestag > political systems, elections, politics
liberalism, marxism, fascism, anarchism, right wing populism, libertarian > political ideologies, political theory, politics
european commission, brussels institutions, schengen, security council, eu law > european union, international relations, politics
realism in international relations, soft power, economic sanctions, nuclear deterrence, balance of power > international relations, geopolitics, security policy
durkheim, max weber, bourdieu, social stratification, habitus, goffman > sociology, social theory
malinowski, kinship, rites of passage, levi strauss, ethnography > anthropology, ethnology
judith butler, patriarchy, intersectionality, metoo, second wave feminism > gender studies, feminism
disinformation, filter bubble, propaganda > media literacy, fact checking, media
mcluhan, semiotics, agenda setting, framing theory, mass media > media studies, communication studies
thematic analysis, grounded theory, nvivo, atlas ti, semi structured interview > qualitative research, research methods
sicilian defense, chess castling, en passant, stockfish, chess opening, zugzwang, rook endgame > chess
joseki, tsumego, go stones, alphago game, shogi > go game, board games
bluffing poker, pot odds, royal flush, blackjack > poker, card games
trick taking, bridge bidding, duplicate bridge, contract bridge, canasta, skat > bridge card game, card games
dungeon master, pathfinder rpg, catan, magic the gathering > role playing, tabletop games, board games
coin trick, mentalism magic, juggling balls, close up magic, harry houdini > magic, sleight of hand
minecraft redstone, league of legends, speedrun > gaming, games
kizomba, cha cha, mambo, rumba > latin dance, dance
viennese waltz, quickstep, slow waltz, paso doble, jive > ballroom, dance
pirouette, plié, arabesque, pointe shoes, grand jete, swan lake > ballet, dance
moonwalk, popping dance, locking dance, toprock, headspin, krump, shuffle dance > street dance, hip hop dance, breakdance
ocho, gancho, argentine tango, piazzolla > tango, dance
lindy hop, charleston, west coast swing, boogie dance > swing dance, dance
bharatanatyam, bollywood dance, flamenco dance, hula, capoeira, oriental dance > world dance, dance
shuffle ball change, time step tap, buffalo step, tap shoes > tap dance, dance
pole dance, twerk, heels dance, burlesque > dance, dance fitness
martha graham, contact improvisation, laban, pina bausch, labanotation > contemporary dance, choreography, dance
polka, morris dancing, ceilidh, square dance, line dance > folk dance, dance
meisner, monologue, audition piece, cold reading, self tape, chekhov technique > acting, theatre, drama
whose line, theatresports, improv games > improvisation, theatre, comedy
punchline, open mic comedy, sitcom writing, satire > comedy, humour
stage lighting, set design, stage manager, theatre props, theatre director, dramaturgy > stagecraft, theatre, directing
les miserables, hamilton musical, phantom of opera > musical theatre, theatre, singing
commedia, pantomime, clowning, marionette, pantomime artist, shadow puppets, ventriloquism, circus > physical theatre, puppetry, theatre
sfx makeup, prosthetics, face contouring, makeup foundation, eyeliner, bridal makeup, smokey eye > makeup, beauty
balayage, hair extensions, updo, curly hair, fade cut, french braid, dreadlocks, hair dye > hairdressing, hair
eyelash extensions, lash lift, microblading, acrylic nails, leg waxing, eyebrow threading, pedicure, permanent makeup > beauty, cosmetics, nails
printer setup, graphics card, ssd upgrade, ram upgrade, power supply pc > computer hardware, hardware, computer repair
phone storage full, icloud, whatsapp, android settings, iphone settings, siri > smartphone, mobile phone, digital literacy
google maps, online banking, video call grandchildren, qr code > digital literacy, internet, computer skills
simpy, agent based model, netlogo, system dynamics > simulation, modelling
raster data, shapefile, landsat, map coordinates, openstreetmap, google earth engine > gis, remote sensing, maps
labview, comsol, matlab script, matlab plot, simscape > matlab, simulation, engineering
linter, code review, technical debt, cyclomatic complexity, dry principle > clean code, software engineering, best practices
tree testing, empathy map, affinity diagram, double diamond > design thinking, user research, user experience
gutenberg blocks, wordpress plugin, wordpress theme, divi, acf > wordpress, website
perl, tcl language, raku language, julia language, prolog, smalltalk > programming languages, programming
racket scheme, ocaml, f sharp, elm language > functional programming, programming languages
crossword, riddles, escape room, jigsaw puzzle, nonogram > puzzles, games
blackboard drawing, sketchnoting, graphic recording, flipchart > sketchnotes, visual thinking, drawing
zentangle, mandala, coloring book, neurographic art > drawing, creative art, relaxation
art journaling, assemblage art, found objects, altered books > mixed media, collage, art
rock painting, porcelain painting, glass painting, silk painting > painting, crafts
draw dragons, draw cats, draw wolves, draw birds, draw fur > animal drawing, drawing
character sheet, turnaround sheet, environment art, matte painting, artstation > concept art, digital painting, illustration
aseprite, voxel, 8 bit art > pixel art, game art, digital art
surface pattern, repeat pattern, fabric print > surface pattern design, textile design, design
product sketch, ergonomics, injection moulding, dieter rams > product design, industrial design
signage, wayfinding, infographics, album cover, book cover design > graphic design, information design
jazz drumming, bossa groove, drum kit setup, odd meters > drums, rhythm
chord progression, song form, relative minor, perfect fifth > harmony, music theory, songwriting
bulgarian voices, overtone singing, throat singing, yodelling, mantra singing > singing, voice, world music
gregorian chant, monteverdi, palestrina, handel messiah, harpsichord, lute > early music, baroque music, music history
raga, carnatic, gamelan, erhu, shakuhachi, oud > world music, instruments, indian music
violin positions, cello bow, viola clef, string quartet > string instruments, violin, cello
pipe band, highland pipes, practice chanter, uilleann > bagpipes, folk music
ukulele chords, soprano ukulele, island strum, baritone uke > ukulele
double bass bow, upright bass, contrabass > double bass, bass
record deal, ascap, gema, music distribution > music business, music industry
audiobook narration, radio drama, voice reel, radio presenter > voice acting, radio, audio
skimming, scanning text, words per minute, subvocalization > speed reading, reading
mnemonic, method of loci, major system, memory athlete > memory techniques, memory
active recall, cornell notes, feynman technique, interleaving > learning techniques, study skills
six thinking hats, scamper, lateral thinking, triz > creativity, creative thinking, innovation
decision matrix, sunk cost, decision tree analysis, expected utility > decision making, decision analysis
setting boundaries, passive aggressive, assertive > assertiveness, communication, boundaries
johari window, four ears model, schulz von thun, transactional analysis > communication, psychology
hofstede, high context, culture map, cultural intelligence > intercultural communication, culture
travel blog, travel spanish, hostel, packing list, solo travel, interrail > travel, tourism
galileo gds, amadeus gds, iata, flight attendant, cabin crew > tourism, aviation, travel
hotel housekeeping, hotel revenue management, opera pms, concierge > hotel management, hospitality
store layout, planogram, point of sale, category management > retail, merchandising
churn rate, customer lifetime value, customer journey mapping, voice of customer > customer experience, customer retention, marketing
cobit, togaf, archimate, zachman > enterprise architecture, it governance
itil foundation, change request, incident ticket, service level agreement > it service management, it support
iso 14001, iso 45001, iso 22301, iso 27701, ce marking > standards, compliance, quality management
hazmat, lockout tagout, ppe safety, manual handling, fire extinguisher, fire warden > occupational safety, health and safety, fire safety
fork lift licence, crane operator, scaffolding safety, excavator operator > construction, occupational safety, machinery
public procurement, municipal budget, civil servant > public administration, public policy, government
grant proposal, logframe, theory of change, monitoring and evaluation > nonprofit, project management, grants
claims adjuster, reinsurance, life insurance, loss ratio > insurance
actuarial exam, mortality table, loss distribution > actuarial science, insurance
common law, civil code, roman law, jurisprudence > law, legal history, philosophy of law
antitrust, merger control, cartel law > competition law, business law
refugee convention, statelessness, universal declaration, amnesty international > human rights, migration
blood spatter, fingerprints, ballistics, criminal profiling, lie detection > forensics, criminology
ice core, permafrost, albedo, milankovitch, paleoclimate > climate, climate change, earth science
aquifer, groundwater, watershed, flood plain > hydrology, water, earth science
mineral exploration, drilling mud, reservoir rock, fracking, oil drilling > petroleum, geology, energy
tensile test, composite materials, carbon fiber, corrosion, nanomaterials > materials science, engineering
gait biomechanics, prosthesis, biomaterials, tissue engineering > biomedical engineering, biomechanics
bioreactor, monoclonal, gmp pharma, cell culture, industrial fermentation > biotechnology, pharmaceutical
nuclear medicine, pet scan, dosimetry, radiation protection > radiation, medical imaging, medical physics
newborn jaundice, child vaccination, croup, measles, paediatrician > paediatrics, child medicine, children
urinary infection, prostate, bladder, incontinence > urology, health
contraception, ivf, ovulation, fertility, sexual health > reproductive health, sexuality, women's health
tantra, libido, kamasutra, sex education > sexuality, relationships
alcoholism, gambling addiction, twelve steps, drug addiction, relapse prevention > addiction, mental health
suicide prevention, self harm, crisis line, helpline > mental health, crisis, psychology
memory care, validation therapy, sundowning, lewy body > dementia, care, elderly care
wheelchair, stroke rehab, prosthetic limb > rehabilitation, occupational therapy, disability
aphasia, dysphagia, speech pathologist > speech therapy, speech
art therapy, music therapy, drama therapy, sandplay > therapy, psychotherapy, creative therapy
laughter yoga, forest bathing, cold plunge, sauna, ice bath > wellbeing, relaxation, health
face yoga, feldenkrais, alexander technique, posture exercises > bodywork, posture, movement
prenatal yoga, yoga teacher training, chair yoga, aerial yoga, acro yoga > yoga
marathon plan, ultramarathon, running form, interval running, nordic walking > running, endurance, walking
triathlon transition, brick workout, triathlon training, swimrun > triathlon, endurance
curling stone, biathlon, bobsleigh, luge, ski jumping > winter sports
pom poms, baton twirling, rhythmic gymnastics > cheerleading, gymnastics, dance
hula hoop, poi, slackline, unicycle, juggling clubs > juggling, circus, movement
referee, team coach, youth sports, sports injury, sport psychology > sports, coaching, sports science
dog nutrition, puppy socialisation, service dog, therapy dog, scent work, dog sled > dog training, dogs
kitten care, cat introduction, senior cat > cats, cat behaviour
farrier, horse feeding, natural horsemanship, horse colic, foal > horses, horse riding
lambing, calving, milking cows, dairy farming, sheep shearing > livestock, farming
chicken coop, broody hen, egg laying, egg incubator > poultry, animals
snail, earthworm, spiders, tarantula, scorpions > invertebrates, insects, biology
oak tree, conifers, tree identification, chainsaw, arborist > trees, forestry
wild herbs, nettle, dandelion, elderflower > foraging, wild plants, herbs
basil, rosemary, thyme plant, mint plant, herb garden > herbs, herb gardening, gardening
leaf blower, lawn mower, garden tools, irrigation, drip irrigation > gardening, garden care
upcycling furniture, pallet furniture, visible mending, repair cafe > upcycling, repair, sustainability
curtains, cushion covers, roman blinds, tote bag, sew face mask > sewing, home textiles
suit jacket, sew trousers, lingerie sewing, corset, bra making, swimwear > sewing, tailoring, dressmaking
baby blanket, crochet toys, crochet hat, crochet blanket > crochet, yarn
scarf knitting, mittens, beanie knitting, cardigan, lace knitting > knitting
bicycle wheel, e bike battery, bike fitting, tubeless > bike repair, bicycle maintenance, bicycle
tyre change, car detailing, dent repair, rust repair, diesel engine, gearbox repair > car repair, car maintenance, car
washing machine repair, dishwasher repair, fridge repair, sewing machine repair > appliance repair, home repair, electronics repair
stain removal, spring cleaning, konmari, ironing shirts > household, cleaning, organising
soup making, salads, salad dressing, omelette, scrambled eggs, mashed potatoes > cooking basics, cooking, recipes
fish filleting, oysters, lobster, salmon fillet > fish cooking, seafood, cooking
pemmican, dutch oven, camp cooking, foil packets > outdoor cooking, camping, cooking
pierniki, stollen, panettone, christmas cookies, marzipan > christmas baking, baking
gluten free bread, vegan cake, sugar free baking, keto bread > baking, special diets
sake, soju, absinthe, limoncello, liqueur > spirits, drinks
easter rising, irish famine, oliver cromwell, churchill, elizabethan england, stuarts > british history, history
reconquista, franco dictatorship, spanish armada, spanish civil war > spanish history, history
garibaldi, medici, mussolini, venetian republic, risorgimento > italian history, history
jagiellonian, solidarnosc, walesa, piast, polish partitions > polish history, history
simon bolivar, che guevara, fidel castro, pinochet, mexican revolution > latin american history, history
great depression, wall street crash, new deal, prohibition era > american history, economic history, history
israel palestine, six day war, arab spring, iranian revolution, gaza > middle east, middle eastern history, politics
oral history, historical archives, paleography, historiography, primary sources > historical methods, history
das kapital, frankfurt school, adorno, habermas > political theory, philosophy, critical theory
arthurian legend, grimm, fairy tales, campbell monomyth > mythology, folklore, storytelling
wicca, paganism, druids, shamanism, witchcraft > spirituality, religion
sikhism, guru nanak, jainism, zoroastrian, bahai > world religions, religion
oboe reed, bassoon, contrabassoon, piccolo > woodwind, flute, orchestra
trade stocks, stock trading, stock exchange, buy shares, buy stocks > stock market, stocks, investing, finance
stock prices, stock charts, growth stocks, penny stocks, stock portfolio, share price > stock market, stocks, investing, finance
chicken stock, beef stock, bone stock, vegetable stock, soup stock, make stock > soups, stocks, broth, cooking
stock photos, stock photography, stock images, stock footage > photography, image licensing, selling photos
stock levels, stock rotation, take stock, stock keeping, stock replenishment > inventory management, inventory, warehouse, logistics
share screen, screen sharing, file sharing, share files, share documents > collaboration, online meetings, file sharing, office software
market share > marketing, market analysis, strategy
container gardening, plants in containers, container plants, grow in containers, container vegetables > gardening, balcony, pots
docker container, linux container, container image, container registry, container orchestration, software containers > docker, containers, kubernetes, devops
shipping container, container ship, container port, container terminal, sea port, port authority, port logistics > shipping, logistics, transport, maritime
sprint intervals, sprint training, sprint start, sprint technique, 100m sprint, hill sprints > running, athletics, fitness
sprint review, sprint backlog, sprint retrospective, sprint goal, two week sprint > scrum, agile, project management
ball python, pet python, python snake, royal python, python terrarium > reptiles, snakes, pets, terrarium
python code, python script, python loops, python lists, python functions > python, programming, scripting
java code, java developer, core java, java classes, java beans > java, programming, object oriented
unix shell, linux shell, bash shell, shell commands, shell prompt, terminal commands, mac terminal, linux terminal, use terminal > command line, linux, shell scripting, terminal
sea shells, shell collecting, mollusc shells, beach shells > sea life, marine biology, beach
bass line, bass player, bass groove, slap bass, walking bass, play bass > bass guitar, bass, guitar
bass tabs, bass solo, fretless bass, bass lessons > bass guitar, bass, guitar
bass voice, bass singer, baritone bass, tenor bass, vocal range, extend range, singing range > singing, choir, voice, vocal technique
sea bass, bass fillet, cook bass, grilled bass, fish scales, scale fish, gut fish, fillet fish > fish, seafood, cooking, filleting
bass fishing, bass lures, largemouth bass, catch bass, fishing net, landing net, net fishing > fishing, angling
bass drum, bass pedal, drum kit, drum lessons, drum solo, drum fills, drum set > drums, percussion, rhythm
bass clef, treble clef, alto clef, musical notes, piano notes, guitar notes, note values, grace notes, sharp notes > music notation, sheet music, music theory
sub bass, bass drop, bass synth > music production, mixing, electronic music
major scale, minor scale, pentatonic scale, blues scale, chromatic scale > scales, music theory, harmony
piano scales, guitar scales, practise scales > scales, practice, technique, music
scale drawing, scale plan, draw to scale > technical drawing, architectural drawing, proportions
map scale, scale of a map > maps, cartography, geography
scale model, plastic kits, scale miniatures, model railway, model railroad, model cars, model ships, model aircraft, model airplanes > model making, miniatures, hobby
scale a business, business scaling, scale company, scale startup, scaling agile > growth, scaling, entrepreneurship, management
horizontal scaling, auto scaling, scale servers, scale database > scalability, cloud computing, distributed systems, system design
likert scale, rating scale, ordinal scale > survey, research methods, statistics
key signature, key change, minor key, major key, song key > music theory, keys, harmony
private key, encryption key, key exchange, secret key, symmetric key, key pair > cryptography, encryption, security
primary key, foreign key, composite key, candidate key, database record, insert record, update records > databases, database design, sql
shortcut keys, hot keys, arrow keys, keyboard shortcuts, function keys > keyboard shortcuts, computer skills, productivity
api key, api token > api, authentication, web services
key figures, key metrics, key indicators > controlling, performance management, reporting
chroma key, green screen > video editing, visual effects, compositing
keyboard lessons, keyboard chords, keyboard songs, play keyboard, learn keyboard > keyboard, piano, music
midi keyboard, midi controller > music production, midi, keyboard
computer keyboard, keyboard typing, keyboard layout, keyboard skills, type on keyboard > touch typing, typing, computer skills
pencil drawing, draw animals, draw hands, draw eyes, drawing lessons > drawing, sketching, pencil
isometric drawing, dimensioned drawing, cad drawing, drawing standards, mechanical drawing > technical drawing, cad, engineering
drawing conclusions, draw inferences > reasoning, logic, critical thinking
data model, logical model, conceptual model, model data > data modelling, databases, database design
3d model, mesh modelling, polygon modelling, hard surface model, blender model, model characters > 3d modelling, blender, 3d
fashion model, runway model, become a model, photo model, model agency > modelling, fashion
train model, neural model, deploy model, training data, training set, training loss, train network, train classifier > machine learning, deep learning
language model, foundation model, diffusion model > generative ai, large language models, machine learning
financial model, excel model > financial modelling, excel, valuation
modelling clay, clay model, polymer clay > clay, sculpture, modelling
mathematical model, climate model, agent based model, simulation model > mathematical modelling, simulation
statistical model, regression model, mixed model, linear model > statistics, regression, data analysis
process model, model processes > business process management, process modelling
posing models, model photography > portrait photography, posing, photography
weight training, circuit training, muscle training, training plan, gym training, functional training, functional fitness, functional movement > fitness, strength training, exercise, mobility
train dog, train puppy, puppy training, dog trainer, obedience training, clicker training, dog barking, stop dog barking, puppy barks > dog training, dogs, dog behaviour
train horse, horse training, young horse training > horse training, horses, riding
staff training, train staff, train employees, workplace training > employee training, human resources, learning development
training needs, training evaluation, training design, kirkpatrick training > instructional design, employee training, learning development
steam train, train station, train ticket, train travel, train tracks, toy train > trains, railway, travel
brain training, memory training, train brain > memory, concentration, cognitive skills
vocal training, voice training, train voice, voice lessons, voice warm up, singing voice > singing, voice, vocal technique
vitamin c, vitamin b12, vitamin k, vitamin e, vitamin deficiency > vitamins, nutrition, health
c language, c programming, c pointers, c compiler, ansi c, program in c > c, c programming, programming, programming languages
c major, c minor, d major, g major, e minor, b flat > music theory, keys, chords, harmony
c chord, g chord, d chord, f chord, barre chord > chords, guitar, music
r programming, r code, r script, r package, r studio, statistics with r > r, r programming, statistics, data analysis
rolling r, say r, pronounce r, letter r > pronunciation, phonetics, speech
go programming, go language, go code, go developer, go routines, go compiler > golang, go, programming
go board, go stones, go player, go opening, play go > go game, board games, strategy
swift programming, swift language, swift developer, swift app > swift, ios, app development, programming
swift payment, swift transfer, bank swift > banking, payments, finance
swift bird, swifts and swallows, swift nest, crane bird, crane migration, cranes storks > birds, birdwatching, migration
rust language, rust developer, rust code, rust compiler, learn rust > rust, systems programming, programming
remove rust, car rust, rust protection, prevent rust, rust stains, rusty metal > corrosion, metalworking, car maintenance
ruby on rails, ruby programming, ruby language, ruby developer, ruby code > ruby, rails, web development, programming
ruby ring, ruby stone, ruby necklace, ruby gemstone > gemstones, jewellery, gems
excel sheet, excel file, excel column, excel data, excel skills, filter data, filter rows, filter table, sort and filter > excel, spreadsheets, data analysis
word styles, word table, word header, word document layout, word macros > microsoft word, word processing, documents
word order, word stress, word formation, word families, compound words, new words > vocabulary, grammar, linguistics, language
word of mouth > referral marketing, marketing
spoken word, poetry slam, slam poetry > poetry, performance, creative writing
access forms, access reports, access queries, access tables, access 365 > microsoft access, access database, databases
access control, access rights, access management, access permissions > identity management, authorization, security
wheelchair access, disabled access, barrier free > accessibility, inclusion
remote access, remote desktop > remote work, networks, it support
teams meeting, teams call, teams chat, teams channel, teams app > microsoft teams, online meetings, collaboration
lead teams, team leader, team spirit, team conflict, high performing teams > leadership, teamwork, team building
outlook calendar, outlook rules, outlook email, outlook contacts, outlook folders > outlook, email, calendar
positive outlook, outlook on life > positive thinking, happiness, mindset
cell membrane, cell division, stem cell, plant cell, animal cell, cell nucleus > cell biology, biology
excel cell, merge cells, cell reference, cell format, lock cells, spreadsheet cell, excel range, named range, cell range > excel, spreadsheets
solar cell, fuel cell, battery cell, lithium cell > energy, batteries, solar energy, renewable energy
white blood cells, red blood cells, sickle cell, blood cells, blood type, blood group, blood plasma, blood clotting > blood, biology, medicine, physiology
t cell, b cell, killer cells > immunology, biology, medicine
table legs, wooden table, coffee table, build a table, oak table, dining table, table saw, mitre saw, band saw > woodworking, furniture, carpentry, power tools
sql table, database table, create table, join tables, table schema > sql, databases, database design
table manners, set the table, table setting, lay table > etiquette, hospitality, dining
truth table > logic, digital logic, mathematical logic
html table, css table, html element, dom element, block element, html tags, meta tags, title tag > html, web development, css, seo
linear function, quadratic function, inverse function, exponential function, graph functions, trig functions > functions, algebra, mathematics, calculus
javascript function, recursive function, call function > functions, programming
executive function, brain function > psychology, neuroscience, brain
liver function, kidney function, lung function, body functions, muscle contraction, muscle fibres > physiology, anatomy, medicine, muscles
loss function, activation function, cost function, gradient descent, back propagation, learning rate > machine learning, deep learning, neural networks, optimization
hash function > cryptography, data structures
square root, cube root, roots of equations, root of polynomial > algebra, equations, mathematics
root vegetables, roast roots, parsnip root > vegetables, cooking, recipes
tree roots, plant roots, root rot, root cuttings > plants, gardening, botany
root canal > dentistry, dental
hair roots, colour roots > hair, hair colouring, hairdressing
root user, root access, root password, root server, root android > linux, system administration, servers
root cause, five whys, fishbone diagram, ishikawa diagram > root cause analysis, problem solving, quality management
word roots, latin roots, greek roots > etymology, vocabulary, latin
family roots, find roots > genealogy, ancestry, family history
root note, root position, root chord > chords, harmony, music theory
empty set, set operations, venn diagram, power set, sets and relations > set theory, discrete mathematics, logic
stage set, film set, theatre set, set design, set builder > stage design, theatre, film
dj set, live set > dj, mixing, electronic music
data set, open datasets, clean dataset > data, data analysis, data science
sets and reps, reps and sets, drop set, super set, resistance band, resistance training, resistance exercise > strength training, fitness, workout, exercise
ring light, softbox light > lighting, photography, video
wedding ring, engagement ring, silver ring, diamond ring, gold ring > jewellery making, jewellery, goldsmithing
ring theory, polynomial ring, rings and ideals, rings and fields > abstract algebra, algebra
gymnastic rings, ring dips, ring training > gymnastics, calisthenics, strength training
benzene ring, aromatic ring > organic chemistry, chemistry
magnetic field, gravitational field, force field, field lines, electric charge, point charge, positive charge > electromagnetism, physics, fields, electricity
vector field, scalar field > vector calculus, calculus, mathematics
field work, field notes, field research > research methods, anthropology, qualitative research
field recording, ambient recording > sound recording, sound design, audio
form field, input field, text field > web forms, html, web development
power supply, power grid, power plant, power electronics, three phase power, power transmission, transmission lines, high voltage lines > electrical engineering, energy, electricity, power systems
wind power, hydro power, nuclear power, solar power > energy, renewable energy
power lifting, power lifter, squat bench deadlift, bench press, leg press, shoulder press, overhead press > strength training, weights, fitness
power nap, nap at work > sleep, relaxation
soft power, world powers, political power, power politics, balance of power > politics, international relations, political theory
power of ten, negative powers, laws of exponents, powers and roots > exponents, algebra, arithmetic
power of attorney, living will > law, legal, estate planning
power apps, power platform > low code, app development, automation
will power, more willpower > self control, habits, motivation
software bug, bug report, bug tracking, find bugs, code bugs > debugging, software testing, troubleshooting
bed bugs, garden bugs, bug bites, stink bug, plant bugs > insects, pest control, garden
story plot, novel plot, plot structure, plot outline, plot holes, plotting novel, dramatic tension, build suspense > storytelling, creative writing, fiction, novel
scatter plot, box plot, plot data, plot graph, bar plot, plot in python > data visualization, charts, statistics
vegetable plot, garden plot, grow plot > vegetable gardening, gardening, vegetables
plot of land, building plot, land plot > real estate, property, building
main character, character arc, character backstory, fictional characters, character development > creative writing, storytelling, fiction
chinese characters, learn characters, character strokes, simplified characters > chinese, writing system, mandarin
special characters, character encoding, unicode characters, utf8 characters > computing, text, programming
draw characters, anime character, game character, cartoon character > character design, drawing, illustration
character rig, rig character, walk cycle > character animation, animation, rigging
good character, character strengths, character traits > positive psychology, personality, ethics
bash script, automate scripts > scripting, shell scripting, command line, automation
play script, write a script, screen script, tv script, script format > screenwriting, scriptwriting, film
arabic script, cyrillic script, devanagari script, hebrew script > writing system, alphabet, languages
gothic script, copperplate script, italic script, pen strokes, letter strokes > calligraphy, lettering, handwriting
picture frame, frame pictures, frame art, make frames, photo frame > picture framing, woodworking, crafts
frame rate, frames per second, still frame, frame by frame > video, animation, video editing
frame shots, camera framing, frame composition, photo composition, image composition, rule of thirds, golden ratio photo, picture composition > composition, cinematography, photography, visual design
data frame, pandas dataframe, spark dataframe > pandas, data analysis, python
timber frame, frame house, wood framing, oak frame > carpentry, construction, timber
jump cut, cut video, cut footage, cut film, rough cut, match cut > video editing, film editing
hair cut, cut hair, layered cut > hairdressing, haircut, hair
cut meat, meat cuts, cuts of beef, carve meat > butchery, meat, cooking
cut fabric, cut pattern, pattern cutting, cut cloth > pattern making, sewing, dressmaking
cut wood, cut plywood, wood cutting, rip cut, hand plane, block plane, planing wood, jack plane, wood plane > woodworking, sawing, carpentry, hand tools
paper cutting, cut paper, silhouette cutting > paper crafts, paper art, papercutting
cut flowers, grow cut flowers, flower cuttings > flowers, flower arranging, gardening
take cuttings, plant cuttings, stem cutting, rose cuttings > propagation, plants, gardening
cut costs, cost cutting, cut spending > cost management, budgeting, controlling
close up shot, tracking shot, wide shot, shot list, camera shots > cinematography, filmmaking, camera
jump shot, three point shot, bank shot basketball > basketball, sports
golf shot, bunker shot, chip shot, golf driver, drive golf, golf iron, golf putt, golf tee, golf handicap > golf
espresso shot, pull espresso, espresso machine > coffee, barista, espresso
flu shot, shots vaccine, covid shot > vaccination, health, medicine
photo shoot, film shoot, shoot video, shoot film, shoot raw > photography, filmmaking, video production
bar chart, bar graph, stacked bars, line graph, pie graph, excel graph, read graphs > charts, data visualization, statistics, graphs
twelve bar blues, bar lines, bars and beats, blues bars > music theory, blues, rhythm
bar staff, cocktail bar, run a bar, tend bar, bar work, bar manager > bartending, bar, hospitality, drinks
pull up bar, bar dips, horizontal bar, bar hang > calisthenics, strength training, gymnastics
nav bar, navigation bar, menu bar > web design, user interface, html
bread board, breadboard circuit, breadboard wiring > electronics, circuits, prototyping
plane geometry, complex plane, cartesian plane, euclidean plane, inclined plane > geometry, mathematics
paper plane, fold planes > paper folding, origami
plane crash, plane engine, jet plane, plane wings > aviation, aircraft, aerodynamics
light bulb, light switch, ceiling light, wire lights, install lights, light fitting, switch lights, wire switch, install socket > electrical installation, lighting, electricity, home repair
natural light, studio light, flash light photo, light setup, window light, light portraits > lighting, photography
light waves, speed of light, light spectrum, light refraction > optics, light, physics
light and shadow, light shade, paint light > drawing, shading, painting
stage light, light desk, theatre lights, light technician > stage lighting, theatre, event technology
grow lights, plant light, low light plants > houseplants, plant care, indoor plants
music composition, song composition, compose songs, compose music, melody composition > composition, composing, music theory, songwriting
function composition, object composition, composition inheritance > programming, object oriented
english composition, essay composition, composition writing > essay writing, academic writing, writing
body composition, body fat > fitness, nutrition, weight loss
colour mix, primary colours, warm colours, complementary colours, paint colour > colour theory, painting, colour
hair colour, colour hair, hair dye, balayage hair, dye hair > hair colouring, hairdressing, hair
css colour, hex colour, rgb colour, cmyk colour > colour, web design, graphic design
wall colour, room colours, colour scheme home > interior design, decorating, home decor
colour analysis, personal colours, colour season > style, clothing, image consulting
guitar tone, amp tone, tone pedals, guitar effects, lead guitar, lead guitarist, guitar solo > electric guitar, guitar, amplifiers, improvisation
chinese tones, four tones, mandarin tones, tone languages > pronunciation, chinese, mandarin
tone of voice, friendly tone, brand voice, brand tone > communication, copywriting, branding
muscle tone, tone muscles, tone body, tone legs > fitness, workout, strength training
skin tone, paint skin > portrait, painting, makeup
pitch deck slides, sales pitch, pitch idea, startup pitch, business pitching > pitching, presentations, startup, sales
pitch correction, auto tune, fix vocals > vocal production, mixing, music production
vocal pitch, sing on pitch, pitch ear, pitch recognition > ear training, intonation, singing
football pitch, cricket pitch > football, cricket, sports
pitch a tent, set up tent > camping, outdoors
lecture notes, cornell notes, class notes, study notes, meeting notes > note taking, study skills
tasting notes, flavour notes, wine notes > wine tasting, tasting, flavours
case notes, patient notes, clinical notes, nursing notes > medical documentation, nursing, healthcare
orchestral score, conduct score, conductor score, piano score, write scores > orchestration, conducting, sheet music
test score, exam score, better scores, ielts score > exam preparation, test preparation, exams
z score, standard score, propensity score, mean median, median mode, mean and variance, sample mean > statistics, probability, descriptive statistics
lead scoring, score leads, sales leads, generate leads, lead magnet, lead nurturing, qualified leads > lead generation, marketing automation, sales, marketing
record vocals, record music, record guitar, record album, record songs, multitrack recording > recording, music production, audio engineering
vinyl record, record player, record collection > music, vinyl, dj, listening
medical records, patient records, health records > medical documentation, health informatics, healthcare administration
record keeping, business records, records management, record archive > records management, document management, administration
record video, record screen, screen recording, record lectures > video production, screencast, video
book cover, cover design, magazine cover, album cover > graphic design, book design, illustration
cover songs, song cover, cover band > songs, singing, guitar, band
ground cover, cover crops, mulch cover > gardening, plants, soil
insurance cover, health cover, insurance policy, insurance claim, claims handling > insurance, claims
singleton pattern, observer pattern, factory pattern, software design patterns, decorator pattern, mvc pattern > design patterns, software architecture, object oriented
sewing pattern, dress pattern, skirt pattern, draft patterns, paper pattern, trouser pattern > sewing, pattern making, dressmaking
knitting pattern, crochet pattern, sweater pattern, sock pattern, lace pattern > knitting, crochet, yarn
surface pattern, repeat pattern, seamless pattern, fabric pattern, textile pattern > pattern design, textile design, illustration
behaviour patterns, thinking patterns, relationship patterns > psychology, habits, behaviour
rhythm pattern, drum pattern, strumming pattern, picking pattern > rhythm, drums, guitar
candlestick pattern, chart patterns, chart analysis > technical analysis, trading, financial markets
bank account, bank loan, bank transfer, open bank account, current account, checking account > banking, personal finance, money
bank teller, retail bank, bank job, commercial bank > banking, finance, financial services
power bank, battery pack > batteries, electronics, charging
bond market, corporate bond, bond yield, bond prices, buy bonds, junk bonds > bonds, fixed income, investing, financial markets
chemical bond, covalent bond, ionic bond, hydrogen bond, double bond > chemistry, chemical bonding, molecules
bond with baby, baby bonding, mother bond, attachment style, attachment theory > attachment, parenting, psychology
compound interest, simple interest, loan interest, interest on savings > personal finance, financial mathematics, interest, saving
conflict of interest > ethics, compliance, governance
balance sheet, trial balance, opening balance, balance accounts, account balance, net income, net profit, net margin, gross and net > accounting, bookkeeping, financial statements, finance
balance exercises, improve balance, balance board, one leg balance, lose balance > balance, coordination, exercise, fall prevention
work life balance, life balance > work life balance, stress, time management, wellbeing
balance equations, balance chemical equations, chemical reaction, redox reaction, reaction rate, reaction mechanism, exothermic reaction > chemistry, chemical reactions, stoichiometry
white balance, balance photos > photography, camera, colour
bad posture, good posture, sitting posture, posture correction, stand straight > posture, back pain, exercise
stress relief, reduce stress, job stress, stress at work, stress management, work under pressure, peer pressure, pressure at work, handle pressure > stress management, relaxation, resilience, psychology
stress strain, shear stress, tensile stress, stress analysis, bending stress > mechanics of materials, structural engineering, mechanical engineering
stress marks, sentence stress, stressed syllable, british accent, american accent, foreign accent > pronunciation, phonetics, english, accent
high blood pressure, low blood pressure, lower blood pressure, measure blood pressure > blood pressure, heart, health
air pressure, fluid pressure, water pressure, gas pressure, hydraulic pressure > physics, fluid mechanics, mechanics
pressure cooker, instant pot, pressure cooking, cook from scratch, bake from scratch, cake from scratch, bread from scratch > cooking, recipes, baking
tyre pressure, tire pressure > car maintenance, bicycle maintenance
use mouse, computer mouse, mouse clicks, mouse keyboard > computer skills, computer basics
catch mice, mouse trap, mice in house > pest control, household
pet mouse, mice and rats, pet rats > small animals, pets
net salary, net pay, gross salary > payroll, tax, salary
net framework, net developer, net programming, net core > dotnet, c#, programming
neural net, deep net, hidden layer, convolution layer, dense layer > neural networks, deep learning, machine learning
net worth, increase net worth > personal finance, wealth
net zero, carbon neutral > climate change, sustainability, carbon
web page, web app, web developer, web site design > web development, html, web design
cloud server, cloud hosting, private cloud, hybrid cloud, cloud migration > cloud computing, cloud, infrastructure
cloud storage, save to cloud, photos in cloud > cloud storage, backup, computer skills
rain clouds, cloud types, cloud formation, storm clouds > weather, meteorology, atmosphere
word cloud, tag cloud > data visualization, text analysis
point cloud, laser scanning, lidar scan > surveying, 3d scanning, remote sensing
thread pool, java threads, thread safe, worker threads, threads and processes > concurrency, multithreading, parallel programming
thread needle, sewing thread, thread count, cotton thread, thread sewing machine > sewing, thread, needlework
screw thread, cut threads, thread cutting, tap and die > machining, mechanical engineering, metalworking
running stitch, back stitch, blanket stitch, zigzag stitch, sewing stitches > sewing, stitches, needlework
satin stitch, french knots, stitch flowers, lazy daisy stitch > embroidery, stitches, needlework
knit stitch, purl stitch, stitch marker, dropped stitch, cast on stitches, garter stitch > knitting, stitches
crochet stitch, double crochet, slip stitch, single crochet, crochet hook, hook size > crochet, yarn
wound stitches, stitch wound, suture wound > sutures, surgery, wound care
nested loop, infinite loop, loop array, javascript loops > loops, control flow, programming
drum loop, loop pedal, loop station, music loops, ableton loops > music production, looping, live music
control loop, closed loop control, pid controller > control systems, control engineering, automation
chain rule, product rule, quotient rule > calculus, derivatives
bike chain, bicycle chain, chain derailleur, change chain, suspension fork, bike fork, fork service > bike repair, bicycle maintenance
chain saw, chainsaw course, tree felling > chainsaw, forestry, tree care
gold chain, silver chain, chain necklace, chain mail > jewellery making, metalworking
block chain, crypto block, block mining > blockchain, cryptocurrency, bitcoin
code block, block coding, block based coding, scratch blocks > block programming, scratch, kids coding
block print, lino block, print blocks > block printing, printmaking, textiles
quilt block, block quilt, log cabin quilt > quilting, patchwork, sewing
concrete block, block wall, brick and block > bricklaying, construction, masonry
block toilet, blocked sink, clogged drain, blocked pipe, water pipe, copper pipe, pipe fitting, drain pipe, pipe joints > plumbing, home repair, pipes
bitcoin mining, crypto mining, mining rig, mine bitcoin, mine ethereum > cryptocurrency, bitcoin, blockchain
coal mining, gold mining, mining engineer, open pit mine, mining geology > mining, geology, mining engineering
tower crane, crane operator, crane signals, overhead crane, mobile crane > cranes, lifting, construction
origami crane, fold crane > origami, paper folding
spring framework, spring security, spring mvc, java spring, spring cloud > spring boot, java, back end
spring flowers, spring bulbs, spring planting, spring garden > gardening, flowers, bulbs
coil spring, spring constant, spring mass, mechanical spring, leaf spring, electric force, centripetal force, force and motion, force diagram > mechanics, mechanical engineering, physics
spring clean > cleaning, decluttering, household
airline pilot, private pilot, pilot training, glider pilot, become pilot > aviation, flying, flight training
drone pilot, fly drones, pilot drone > drone, aerial photography
pilot study, pilot test, pilot survey > research methods, study design
tree bark, bark rubbing, birch bark, leaf shapes, autumn leaves, leaf identification > trees, botany, forest, nature
tree surgeon, plant trees, fell trees, tree identification, prune trees, trim trees > trees, tree care, forestry, gardening
apple trees, cherry tree, olive tree > fruit trees, orchard, gardening
tree traversal, search tree, tree data structure, b tree, red black tree, avl tree > trees, data structures, algorithms
regression tree, boosted trees, classification tree > decision trees, machine learning
yellow leaves, brown leaves, leaf spots, leaves falling > plant care, plant diseases, houseplants
gold leaf, leaf gilding, silver leaf > gilding, crafts, restoration
tea leaves, loose leaf tea, leaf tea > tea
git branch, feature branch, branch merging, merge branches, branching strategy, fork repo, git fork, fork repository, fork github > git, version control, github, open source
tree branch, cut branches, prune branches > pruning, trees, gardening
branches of government, executive branch, judicial branch > government, political science, constitution
garden fork, spade fork, digging fork > garden tools, gardening
git merge, merge code, merge request, git commit, commit message, commit code, undo commit > git, version control
company merger, merge companies > mergers, acquisitions, corporate finance
merge sort, heap sort, insertion sort > sorting, algorithms, data structures
afraid of commitment, commitment issues, fear commitment > relationships, couples, psychology
stage fright, fear of stage > stage fright, public speaking, performance, confidence
stage presence, stage acting, stage performance > acting, theatre, performance
stage rocket, rocket engine, rocket launch > rockets, spaceflight, aerospace
staging server, staging environment > deployment, devops
stages of grief, five stages grief > grief, loss, psychology
sleep stages, rem sleep > sleep, neuroscience, health
stage home, home stager > home staging, interior design, real estate
play by ear, play chords, play songs > ear training, playing technique, music
play therapy, child play, learn through play, play based learning > play, early childhood, child development
role play, roleplay games, pen and paper rpg > role playing, tabletop games
lead people, lead staff, lead change, lead projects > leadership, managing people, management
lead glass, lead came > stained glass, glass
dog lead, lead walking, loose lead, dog tricks, teach dog tricks, agility dog > dog training, dogs
lead and follow, dance lead > partner dance, dance, ballroom
drill holes, cordless drill, drill press, drill wall, hammer drill, drill bits, anchor bolt, wall anchor, wall plug > diy, power tools, home repair, construction
fire drill, evacuation drill > fire safety, workplace safety
oil drilling, drill wells, drilling rig > petroleum engineering, drilling, geology
football drills, soccer drills, tennis drills, basketball drills > training, sports, coaching
file manager, move files, copy files, zip file, file folder, delete files > files, computer skills, operating systems
csv file, text file, read files python, write file > programming, data, files
metal file, file metal, needle files > metalworking, hand tools, jewellery making
nail file, file nails, nail polish, acrylic nails, nail extensions, nail salon, paint nails, shellac nails > nails, manicure, beauty
case file, file lawsuit, file claim, court filing, law suit, civil suit, sue company > litigation, law, legal, civil law
file taxes, tax filing, file return, tax return, tax refund, tax deductions > tax, taxes, personal finance, taxation
file cabinet, file papers, file documents, filing clerk > archiving, office administration, document management
hammer nail, nail gun, nails and screws, hang pictures, wood screw, screw driver, screw holes, drive screws > diy, woodworking, home repair, tools
nail fungus, ingrown nail, toe nails > foot care, podiatry, health
cut dog nails, trim claws, cat claws > pet care, grooming, dogs
salt solution, buffer solution, dilute solution, molar solution, saturated solution > chemistry, solutions, laboratory
solution finding, find solutions > problem solving, coaching
allergic reaction, skin reaction, food reaction > allergies, medicine, health
reaction time, faster reactions, react faster > reflexes, sports, coordination
react app, react hooks, react developer, react components, react router, react state, state management, redux state > react, javascript, front end
chemical elements, rare elements, metals and nonmetals > chemistry, periodic table, elements
design elements, elements of design > graphic design, visual design, composition
five elements, earth element, fire element > chinese medicine, philosophy
acid base, weak acid, strong base > acids, bases, chemistry, ph
amino acid, fatty acid > biochemistry, nutrition
acid reflux, stomach acid, heartburn remedy > digestion, health, nutrition
acid soil, soil ph > soil, gardening
hyaluronic acid, salicylic acid, acid peel, face mask, clay mask, peel mask > skin care, cosmetics, beauty, natural cosmetics
makeup base, foundation makeup, concealer foundation, contour face, contouring makeup, face contour > makeup, cosmetics, beauty
base ten, base two, number base > number systems, arithmetic, computer science
knowledge base > knowledge management, documentation
house foundation, concrete foundation, foundation slab > construction, civil engineering, building
cell culture, tissue culture, bacterial culture > microbiology, biotechnology, laboratory
starter culture, yogurt culture, make yogurt, kefir grains, cheese culture > fermentation, dairy, cheese
work culture, team culture, culture change > organizational culture, leadership, management
pop culture, youth culture, culture studies > cultural studies, culture, media
organ music, church organ, pipe organ, play organ, hammond organ > organ, keyboard, music
organ transplant, organ donor, organ donation > transplantation, medicine, ethics
organ systems, sense organs, human organs > anatomy, physiology, human body
port wine, port and sherry > wine, fortified wine
open port, port forwarding, port scan, usb port, network ports > networks, network security, hardware
host server, web host, localhost server, host website, virtual hosts > web hosting, servers, websites
airbnb host, host guests, guest house > hospitality, tourism, short term rental
podcast host, radio host, tv host, host show > moderation, presenting, podcasting
client server, http client, thin client > networks, distributed systems, web development
client meeting, new clients, client acquisition, difficult clients > customer relationship, sales, consulting
linux server, web server, server rack, mail server, file server, server room > servers, system administration, networks
food server, restaurant server, serve guests, serve tables > restaurant service, hospitality
tennis serve, volleyball serve, serve return, serve ball > tennis, volleyball, technique
graphics driver, printer driver, driver update, install driver > drivers, operating systems, computer repair
truck driver, bus driver, lorry driver, taxi driver, nervous driver, driver safety > driving, road safety, transport
hard drive, usb drive, flash drive, ssd drive > storage, hardware, computer skills
car engine, diesel engine, petrol engine, engine oil, engine overhaul > engines, car mechanics, mechanical engineering
search engine > internet, search engine optimization, online research
game engine, physics engine, unity engine > game development, game engine, programming
automatic transmission, manual transmission, transmission fluid, gear box > gearbox, car mechanics, car repair
data transmission, signal transmission, radio transmission > telecommunications, signals, networks
electrical transformer, power transformer, transformer winding, step up transformer > electrical engineering, power systems, electricity
transformer model, attention transformer, vision transformer, bert transformer > transformers, deep learning, large language models
ac current, dc current, alternating current, direct current, electric current, measure current, electric resistance, ohm law, series resistance > electricity, circuits, electronics
ocean currents, tidal current, rip current, gulf stream > oceanography, ocean, sea
antibiotic resistance, drug resistance > microbiology, infectious diseases, medicine
insulin resistance > diabetes, nutrition, health
resistance to change, employees resist change > change management, leadership
french resistance, resistance fighters, resistance movement, western front, eastern front, front line soldiers > world war, history, military history
charge phone, charge battery, charging cable, wireless charging > batteries, smartphone, electronics
charging station, charge car, home charger > electric vehicles, electric mobility
mole calculation, moles and mass, mole ratio, avogadro number > chemistry, stoichiometry
mole hill, moles in garden, moles and voles > pest control, lawn, gardening
mole skin, mole check, skin moles > dermatology, skin, health
mole sauce, mole poblano > mexican cooking, cooking
learn polish, polish language, speak polish, polish grammar, polish lessons > polish, languages
polish food, polish cooking, pierogi recipe > polish cooking, cooking, recipes
polish metal, polish silver, polish stones, polish jewellery > polishing, metalworking, jewellery making
polish shoes, shoe polish, polish leather > shoe care, leather, clothing care
polish car, car polish, car wax, car detailing > car care, car cleaning
french polish, polish wood, polish furniture, wood finish, wood stain, stain wood, stain furniture > wood finishing, furniture restoration, woodworking, furniture
polish manuscript, polish draft > editing, revision, writing
roast turkey, turkey stuffing, cook turkey, turkey breast > cooking, poultry, roasting
travel turkey, istanbul turkey, turkey history, live in turkey > turkey, turkish, travel
fine china, bone china, china plates, china cups, porcelain painting > porcelain, ceramics, tableware
china history, modern china, business china, travel china, china politics > china, chinese, asia
french press, pour over coffee, aeropress coffee, filter coffee > coffee, barista, brewing
french braid, dutch braid, french twist > braids, hairstyling, hairdressing
french toast, french fries, french onion soup > cooking, recipes
french cooking, french cuisine, french pastry, french bread > french cooking, cooking, baking
french bulldog, german shepherd, irish setter > dogs, dog breeds, dog training
french lessons, french verbs, french beginners, french grammar > french, languages
swiss cheese, swiss fondue, cheese fondue > cheese, cooking
swiss ball, exercise ball, gym ball > fitness, exercise, core strength
english riding, english saddle, western riding > riding, horses
english lessons, english verbs, english beginners, learn english > english, languages
english literature, english novels, english poetry > literature, english
indian ink, india ink, ink drawing, ink wash, pen and ink > ink, drawing, painting
indian food, indian cuisine, indian bread, naan bread > indian cooking, cooking, spices
indian dance, bollywood dance, bharatanatyam dance > indian dance, dance
indian classical, indian raga, carnatic music, hindustani music > indian music, music
indian history, india history, mughal empire > india, asian history, history
spanish guitar, flamenco guitar, classical guitar > classical guitar, guitar, flamenco
spanish food, paella recipe, tapas recipes > spanish cooking, cooking, recipes
spanish lessons, spanish verbs, spanish beginners, spanish grammar > spanish, languages
latin dance, latin rhythms, latin party > latin dance, salsa, dance
latin language, latin translation, latin texts, latin verbs > latin, classical languages
greek food, greek salad, greek cooking > greek cooking, mediterranean cooking, cooking
greek language, modern greek, learn greek, speak greek > greek, languages
greek tragedy, greek drama, greek theatre > drama, ancient greece, literature
greek myths, greek mythology, greek heroes > mythology, ancient greece
greek philosophers, greek philosophy > ancient philosophy, philosophy
greek columns, doric column, greek temples > architecture, ancient greece, history of architecture
roman numerals > numbers, arithmetic, latin
roman history, roman emperors, roman army, roman republic > roman empire, ancient rome, history
roman blind, sew blinds, make curtains, sew curtains > curtains, sewing, home textiles
venetian mask, carnival mask, mask making > mask making, crafts, costume
venetian blind, roller blind, hang blinds > home improvement, window, interior design
venetian plaster, decorative plaster, lime plaster > plastering, decorating, renovation
turkish carpet, persian carpet, persian rug, rug knotting > carpets, weaving, textiles
turkish delight, turkish food, turkish cooking, baklava recipe > turkish cooking, cooking, sweets
irish fiddle, irish flute, irish music, tin whistle > folk music, irish music, instruments
german grammar, german verbs, german lessons, german beginners > german, languages, grammar
italian food, italian recipes, italian dishes > italian cooking, cooking
italian lessons, italian verbs, italian beginners > italian, languages
japanese food, japanese kitchen > japanese cooking, cooking
chinese medicine, tcm medicine > chinese medicine, alternative medicine, acupuncture
chinese food, chinese cuisine > chinese cooking, asian cooking, cooking
chinese painting, chinese brush, sumi e painting > ink painting, painting, calligraphy
wood router, router table, router bits, routing wood > woodworking, power tools, carpentry
wifi router, router setup, home router, router configuration > networks, wireless, routing
network switch, switch vlan, cisco switch > networks, switching, network administration
switch careers, switch jobs > career change, career, job search
switch statement, switch case > control flow, programming
oil paints, oil colours, oil portrait > oil painting, painting
crude oil, oil and gas, oil industry, oil price > petroleum, energy, oil industry
oil pump, oil filter, change oil, motor oil > car maintenance, car repair, engines
pottery glaze, glaze recipe, raku firing, fire clay, slip casting, bisque firing > pottery, ceramics, glazing
cake glaze, mirror glaze, sugar glaze, icing sugar, ice cakes > cake decorating, baking, icing
wound dressing, change dressing, dress wounds > wound care, nursing, first aid
dress code, dress style, business dress > clothing, style, fashion
sew a dress, wedding dress, summer dress, evening dress > dressmaking, sewing, fashion
sourdough starter, feed starter > sourdough, bread, fermentation
pancake batter, cake batter, batter recipe, apple pie, apple cake, apple sauce > baking, cooking, recipes
batting cricket, bat ball, cricket bat > cricket, sports
card bridge, bridge bidding, contract bridge, bridge cards, bridge club > bridge, card games
suspension bridge, bridge design, bridge engineering, build bridges, steel bridge > structural engineering, civil engineering, bridges
dental bridge, dental crown, tooth crown, tooth filling > dentistry, dental technology
pie filling, cake filling, cream filling > baking, pastry, cakes
iron shirts, steam iron, ironing clothes, ironing board > ironing, laundry, household
iron deficiency, low iron, iron rich > anaemia, nutrition, health
wrought iron, cast iron, iron work, iron gate > metalworking, blacksmithing, forging
soldering iron, solder joints, solder wires > soldering, electronics
iron age, bronze age, stone age > prehistory, archaeology, history
brush strokes, paint strokes, brush technique > painting, painting technique, brushwork
breast stroke, butterfly stroke, back stroke swimming > swimming, strokes
stroke patient, after stroke, stroke symptoms, stroke recovery > stroke, neurology, rehabilitation
rowing stroke, rowing machine, row boat > rowing, water sports, fitness
butterfly garden, attract butterflies, butterfly species, moths and butterflies > butterflies, insects, wildlife gardening
web crawler, crawl websites, crawl budget > web scraping, seo, python
css float, float property > css, web development
floating point, float integer, double float, type casting, cast types, data types, type inference, static types > data types, programming, computer architecture, typescript
price anchoring, anchor bias, anchoring effect > negotiation, behavioural economics, psychology
sailing knots, bowline knot, boat knots, climbing knots, knots and splices > knots, sailing, outdoors
muscle knots, trigger points > massage, muscles, bodywork
wood deck, build deck, garden deck, patio deck > decking, garden construction, carpentry
arduino board, development board > arduino, microcontrollers, electronics
court case, court hearing, court decision, high court > law, litigation, courts
tennis court, basketball court, squash court > tennis, basketball, sports
business suit, sew suit, tailored suit, suit jacket > tailoring, menswear, clothing
business case, use case, write use cases > business analysis, requirements, project management
test case, write test cases > software testing, quality assurance
german cases, accusative case, dative case, genitive case, noun cases > grammar, german, languages
match wine, wine pairing, pair wine, food pairing > wine, wine tasting, food
match colours, match clothes, match outfits > style, fashion, clothing, colour theory
seal joints, silicone seal, seal windows, seal bathtub > sealing, home repair, renovation
patch jeans, patch clothes, iron patch, patch holes > mending, sewing, repair
security patch, software patch, patch management > software updates, cybersecurity, system administration
npm package, python package, package manager, linux packages > programming, software development, libraries
software library, python library, react library, code library > libraries, programming, software development
public library, library science, school library, library catalogue > librarianship, information science, libraries
data pipeline, etl pipeline > data engineering, data pipelines
build pipeline, ci pipeline, deployment pipeline, continuous delivery, software delivery > continuous integration, ci cd, devops, deployment
sales pipeline, pipeline deals, sales force, sales team, sales target > sales management, crm, sales
water pump, pond pump, pump motor, centrifugal pump > pumps, fluid mechanics, mechanical engineering
joint pain, hip joint, knee joint, stiff joints > joints, anatomy, physiotherapy
wood joints, mortise joint, dovetail joint, lap joint, box joint > joinery, woodworking, carpentry
joint custody > family law, divorce, parenting
dripping tap, repair tap, change tap, kitchen tap > plumbing, home repair
tap shoes, tap steps > tap dance, dance
low pass filter, digital filter, kalman filter, band filter > signal processing, electronics
polarising filter, nd filter, lens filter, photo filters > photography, camera, lens
layer mask, photoshop mask, mask photo, mask layers > photoshop, masking, photo editing
paint canvas, stretch canvas, prime canvas, blank canvas > painting, canvas, acrylic painting
plaster cast, gypsum cast, bronze casting, resin casting, metal casting > casting, moulds, sculpture
film casting, cast actors, audition monologue > acting, casting, audition
fly casting, cast line, cast fly > fly fishing, fishing
wall mould, black mould, mould bathroom, remove mould > damp, home repair, cleaning
silicone mould, resin mould, mould making, casting mould > moulds, casting, crafts
fine art print, art prints, mono print, gel print, gelli plate > printmaking, printing, art
print document, printer setup, print pdf > printing, computer skills, office software
printed 3d, print parts, print models, resin printer, print filament > 3d printing, 3d
letter press, printing press, letterpress print > letterpress, printing, typography
press conference, press work, press officer > public relations, media relations, journalism
type design, font design, letter design, type foundry > typography, type design, lettering
personality type, type indicator > personality, psychology
body scan > mindfulness, meditation, relaxation
human spine, spine mobility, lumbar spine, spine pain > back, spine, back pain, anatomy
water fasting, fasting month, juice fast > fasting, nutrition, health
virus scan, virus removal, pc virus, remove virus > malware, cybersecurity, computer repair
flu virus, corona virus, hiv virus, virus infection > virology, viruses, microbiology, medicine
earth worms, worm compost, compost worms > composting, soil, gardening
computer memory, ram memory, memory leak, virtual memory, memory management > computer architecture, memory, operating systems
improve memory, memory loss, memory games, better memory, train memory > memory, memory techniques, brain
childhood memories, write memories, memory book > memoir, autobiography, writing
window install, windows update, reinstall windows, windows settings, windows desktop > windows, operating systems, computer skills
wooden window, window frames, window insulation > windows, carpentry, renovation
unix kernel, kernel module, compile kernel > linux, operating systems, kernel
audio track, vocal track, backing track, mix tracks, drum track > recording, music production, mixing
object tracking, motion tracking, camera tracking > computer vision, visual effects
dimension vector, unit vector, cross product, dot product, vector space > vectors, linear algebra, mathematics
vector file, vector logo, vector image, vector drawing > vector graphics, illustrator, graphic design
matrix algebra, inverse matrix, multiply matrices, matrix determinant > matrices, linear algebra, mathematics
mean people, mean boss, mean colleagues > conflict, communication, difficult people
dorian mode, church modes, greek modes, musical modes > modes, music theory, scales
manual mode, camera modes, auto mode, autofocus camera, manual focus, out of focus, sharp photos > camera, photography, exposure, focus
range of motion > mobility, flexibility, physiotherapy
tangent line, slope of curve, secant line > calculus, derivatives, geometry
volume sphere, cylinder volume, volume area, surface area > geometry, measurement, mathematics
atomic mass, molar mass, mass spectrometry > chemistry, analytical chemistry
degree angle, degrees radians, angle degrees > trigonometry, geometry
camera angle, low angle shot, wide angle > photography, cinematography, camera
prime factors, common factor, factor numbers > arithmetic, number theory
factor quadratics, factor polynomials, factoring equations > algebra, polynomials
factor analysis, principal component > multivariate statistics, statistics, data analysis
two factor, multi factor, 2 factor authentication > authentication, security, online safety
log function, natural log, log equations, log rules > logarithms, algebra, mathematics
log file, server logs, log analysis, read logs > logging, monitoring, system administration
log cabin, log house, log building > construction, timber, carpentry
sound wave, wave physics, standing wave, wave equation, wave interference > waves, physics, acoustics
ocean wave, catch waves, ride waves, surf waves > surfing, ocean, water sports
drum beat, rock beat, play beats, four four beat > drums, rhythm
trap beat, rap beats, lofi beats, beat tape > beats, music production, hip hop
heart beat, heart rhythm, irregular heartbeat, chest pain > heart, cardiology, medicine, first aid
beat eggs, egg whites, whip cream > baking, cooking techniques
music sample, drum samples, sample beats, chop samples, flip samples > sampling, music production, beats
random sample, sample size, sampling error, sample survey > sampling, statistics, research methods
blood sample, urine sample, take blood, blood test, lab results, blood values > laboratory, nursing, medicine, diagnostics
mix songs, mix vocals, mix music, mix drums, mix down > mixing, audio engineering, music production
rock band, jazz band, play in band, start a band, brass band, big band > band, music, ensemble
guitar strings, change strings, restring guitar > guitar, guitar maintenance, strings
string quartet, string ensemble, string orchestra > string instruments, chamber music, orchestra
string methods, python strings, format strings, split string, string concatenation > strings, programming, text
bow hold, violin bow, bow technique, cello bow > violin, string instruments, bowing
passive voice, active voice > grammar, writing style, english
writing voice, narrative voice, authors voice > creative writing, style, fiction
freedom of speech, free speech, hate speech > human rights, media, democracy
give speech, write speech, best man speech, keynote speaker, motivational speaker, become speaker, better speaker > public speaking, speeches, speech writing, presentations
speech delay, speech disorder, late talker > speech therapy, child development
parts of speech, direct speech, reported speech > grammar, language
prison sentence, life sentence, jail sentence > criminal law, criminal justice
definite article, indefinite article, articles grammar > grammar, languages
newspaper article, magazine article, write articles, blog article, newspaper column, opinion column, write column > journalism, writing, blogging
research article, journal article, scientific article, read papers, thesis statement, thesis writing, write thesis > academic writing, research, scientific writing
past tense, present tense, future tense, tense aspect > grammar, verbs, tenses
tense muscle, tense neck, muscle tension > relaxation, muscles, massage
swing mood, mood swing, low mood, bad mood > emotions, mental health, mood
class inheritance, abstract class, java interface, class methods, python classes, base class, abstract data type > object oriented, classes, programming, data structures
social class, working class, middle class > sociology, inequality, society
genetic inheritance, dominant recessive, punnett square, inherited traits > genetics, heredity, biology
inheritance tax, inherited house, inherit money, inheritance dispute > inheritance law, estate planning, tax
function arguments, command arguments, function parameter > programming, functions
philosophical argument, logical argument, valid argument, argument structure > logic, argumentation, philosophy
argue with partner, argue with husband, constant arguments, couple arguments > conflict, couples, relationships
dependent variable, independent variable, confounding variable > statistics, research methods
environment variable, global variable, python variable, variable scope > variables, programming
linked queue, stack queue, call stack, stack overflow, stack and heap > data structures, programming, algorithms
tech stack, full stack > full stack, web development, software development
message queue, rabbitmq queue > messaging, distributed systems, back end
graph algorithm, weighted graph, directed graph, graph traversal > graphs, algorithms, discrete mathematics
computer network, network cable, lan network, network setup > networks, computer networks
professional network, business networking, networking event, network with people > networking, career, communication
node js, node developer, node server > node, javascript, back end
blender nodes, shader nodes, geometry nodes > blender, 3d, shaders
back up data, computer backup, backup photos > backup, storage, data recovery
website from scratch, app from scratch, code from scratch > web development, programming, app development
scratch games, scratch project, scratch coding, scratch junior > scratch, block programming, kids coding
spark plug, change spark plugs > engines, car maintenance, car repair
spark sql, spark cluster, spark streaming > apache spark, big data, data engineering
franz kafka, kafka novels > literature, novels
kafka topics, kafka consumer, kafka cluster > kafka, data streaming, data engineering
smoothie blender, hand blender, blender recipes > cooking, smoothies, recipes
blender animation, blender sculpting, blender rendering, blender beginners > blender, 3d modelling, 3d animation
maya rigging, maya animation, maya modelling > 3d animation, 3d modelling, maya
maya culture, maya calendar, maya temples > ancient civilisations, archaeology, history
zoom lens, macro lens, prime lens, camera lens, telephoto lens > lenses, camera, photography
contact lenses, reading glasses, prescription glasses > optometry, eyes, vision
zoom call, zoom lessons, teach on zoom, zoom webinar > online meetings, video conferencing, online teaching
blow glass, fused glass, glass beads, glass blower > glass blowing, glass, crafts
sap hana, sap abap, sap fico, sap user, learn sap > sap, erp, enterprise software
apple computer, apple watch, apple devices > apple, mac, computer skills
amazon rainforest, amazon river, amazon tribes > rainforest, geography, environment
amazon seller, amazon ads, amazon listing > ecommerce, online shop, amazon
amazon cloud, amazon web services > aws, cloud computing, cloud
downward dog, cat cow, pigeon pose, cobra pose, warrior pose, tree pose > yoga, asana, stretching
bird dog exercise, farmers walk, mountain climber exercise, bicycle crunch, bear crawl, dead lift > exercise, strength training, fitness
plank exercise, side plank, plank hold, core workout, core exercise, core muscles > core strength, exercise, fitness
bull market, bear market, market crash, stock crash > stock market, investing, financial markets
computer crash, crashed computer, blue screen > troubleshooting, computer repair, it support
great depression, 1929 crash > economic history, history, twentieth century
housing bubble, financial crisis, tulip bubble > economics, financial markets, economic history
six sigma belt, sigma black belt, yellow belt sigma > six sigma, quality management
karate belt, judo belt, taekwondo belt > martial arts, karate
ice breakers, break the ice, warm up games > facilitation, team building, workshops
start seeds, sow seeds, seed saving, seed tray, plant seeds > seeds, sowing, gardening
seed investors, seed round, seed money, seed capital > startup funding, fundraising, startup
plant manager, plant engineering, plant maintenance, plant operator, plant safety > manufacturing, industrial engineering, operations
plant hormones, plant physiology > plant biology, botany, biology
water plants, repot plants, feed plants, dying plants, plant pots > plant care, houseplants, gardening
crop photo, crop image, resize image, resize photo > photo editing, image editing
crop rotation, crop yield, grow crops, field crops > agriculture, farming, crops
stem education, stem kids, stem activities > science education, children, teaching
tree nursery, plant nursery > propagation, horticulture, plants
temper chocolate, melt chocolate > chocolate, confectionery, baking
mathematical proof, write proofs, proof by contradiction, geometry proofs > proofs, mathematics, mathematical logic
proof dough, dough rise, proving basket > bread, baking
cure meat, cured ham, make sausage, make salami > meat, sausage making, food preservation
smoke fish, smoked salmon, smoker recipes > smoking food, barbecue, meat, fish
online dating, first date, dating profile, date night > dating, relationships, couples
radiocarbon dating, carbon dating > archaeology, geology, dating methods
excel dates, date format, date functions > excel, formulas, spreadsheets
make jam, strawberry jam, marmalade recipe > preserving, jam, fruit
jam session, jam with others, jazz jam > improvisation, band, jazz
wedding toast, give toast, toast speech > speeches, public speaking
punch line, joke writing, write jokes, tell jokes > comedy, humour
bake cookies, chocolate chip cookies, christmas cookies, cookie dough > baking, cookies
browser cookies, cookie banner, cookie law, delete cookies > privacy, data protection, web
game meat, cook game, venison recipe, wild boar > cooking, meat, hunting
game developer, game mechanics, game levels, game programming, indie game > game development, game design
job hunting, job search tips > job search, job application, career
song hook, write hooks, catchy chorus > songwriting, music
line dance, country dance, square dance > line dance, folk dance, dance
line art, line drawing, contour drawing, one line drawing > drawing, illustration
contour lines, contour map > maps, map reading, orienteering
instagram reels, make reels, tiktok videos, instagram stories, story highlights, instagram feed, news feed > social media, video, content creation
fishing reel, fishing rod, fishing line, fish hook, fishing bait > fishing, angling
football coach, coach kids, youth coach, tennis coach, sports coach > sports coaching, coaching, sports
business coach, career coach, become coach, coach certification > coaching, personal development
race and ethnicity, race relations, critical race > sociology, race, inequality
running race, race pace, race day, 10k race > running, endurance
electric circuit, parallel circuit, series circuit, circuit diagram > circuits, electricity, electronics
bike gears, adjust gears, gear cable, change gears bike > bike repair, bicycle maintenance
gear ratio, spur gear, gear design > gears, mechanical engineering
boot camp workout, boot camp fitness > fitness, workout
boot linux, dual boot, boot usb, boot loader > operating systems, linux, computer repair
microsoft fabric, fabric lakehouse > data engineering, data warehouse, power bi
spinning wheel, spin wool, spin yarn, drop spindle > spinning, wool, yarn
spinning class, spin bike, indoor cycling, spin cycling > indoor cycling, cycling, fitness
wood grain, grain direction, wood species > wood, woodworking
wood veneer, veneer sheets > veneer, woodworking, furniture
sand floor, sand wood, sanding paper, sand furniture > woodworking, wood finishing, renovation
charcoal portrait, draw charcoal, charcoal sketch > drawing, charcoal, sketching
charcoal grill, gas grill, grill meat, grill vegetables > barbecue, grilling, cooking
browser extension, chrome extension > web development, javascript
house extension, loft conversion, attic conversion > construction, renovation, architecture
core values, personal values, find values > values, personal development, ethics
vital signs, take pulse > nursing, patient care, medicine
road signs, traffic signs, road traffic, traffic rules, traffic planning > road rules, driving, traffic, transport
outer space, space travel, space exploration > space, astronomy, spaceflight
states of matter, solid state physics > physics, chemistry, matter
state machine, finite state > automata, digital logic, software design
plasma cutter, cut steel, cut metal > metalworking, welding
long exposure, double exposure, exposure triangle, over exposed > exposure, photography, camera
exposure therapy, face fears, fear of spiders > phobias, anxiety, psychotherapy
stay focused, better focus, lose focus, focus at work, adhd focus > concentration, focus, productivity
develop film, film roll, film negatives, 35mm film > film photography, darkroom, analogue photography
develop apps, develop software, app developer, software developer > app development, software development, programming
develop a product, develop prototype > product development, product design, prototyping
raw files, edit raw, raw photos > photo editing, photography, lightroom
music producer, produce music, produce beats, produce tracks > music production
writing prompts, story prompts, journal prompts > creative writing, journaling
better prompts, chatgpt prompts, ai prompts, system prompt > prompt engineering, generative ai, chatgpt
command prompt, dos commands > command line, windows
circle skirt, pencil skirt, pleated skirt > sewing, dressmaking
circle theorems, circle area, unit circle > geometry, trigonometry
css gradient, colour gradient > css, graphic design
partial derivative, derivative rules, find derivative, second derivative > derivatives, calculus
derivatives market, derivatives pricing, call option, put option, stock options, futures market > derivatives, financial markets, options
integration by parts, definite integral, indefinite integral > integrals, calculus
migrant integration, refugee integration, social integration > integration, migration, social work
system integration, api integration, data integration > integration, api, software architecture
limits and continuity, limit of function, find limits > limits, calculus
set limits, personal limits, healthy limits > boundaries, assertiveness, communication
tv series, write series, series pilot > screenwriting, television
geometric series, arithmetic sequence, number sequence, geometric sequence > sequences, series, mathematics
dna sequencing, gene sequence, genome sequencing > genetics, bioinformatics, molecular biology
heat map, choropleth map > data visualization, maps
texture map, uv mapping, normal map, bump map > texturing, 3d modelling, blender
map function, filter map reduce, hash map > programming, functional programming, data structures
map projection, mercator projection > cartography, maps, geography
sales forecast, sales projection, demand forecasting > forecasting, sales management, demand planning
dna transcription, protein translation, gene expression, protein synthesis > molecular biology, genetics, biology
transcribe music, transcribe solos, music transcription > ear training, music notation
transcribe audio, transcribe interviews, audio typing > transcription, typing
plate tectonics, tectonic plates, fault lines, earth crust, earth mantle > geology, earth science, plate tectonics
plate food, food plating, plating dishes > food presentation, cooking, food styling
pizza crust, pie crust, shortcrust pastry > baking, pastry
weather front, cold front, warm front > meteorology, weather
front end developer, frontend framework > front end, web development, javascript
political party, party politics, party system > politics, political science, democracy
kitchen cabinets, build cabinets, cabinet doors > woodworking, cabinet making, furniture
bluetooth speaker, build speakers, loud speaker, guitar amp > audio, electronics, sound
election campaign, political campaign, run for office, run for mayor > politics, political campaigning, elections
ad campaign, marketing campaign, campaign planning > marketing, advertising, campaigns
social movement, protest movement, womens movement > sociology, social movements, activism
labour strike, go on strike, strike law, trade union, labour union, works council > trade unions, labour law, labour relations
labour pain, labour contractions, go into labour, birth contractions, baby delivery > birth, pregnancy, midwifery
labour market, labour economics, labour supply > labour economics, economics, employment
food delivery, parcel delivery, last mile delivery > logistics, delivery, transport
speech delivery, delivery of speech > public speaking, voice
clinical trial, drug trial, randomised trial > clinical trials, clinical research, medicine
court trial, jury trial, fair trial, mock trial > criminal law, law, courts
trust fund, family trust > estate planning, law, wealth management
build trust, trust in teams, trust issues > trust, relationships, communication, leadership
public policy, policy analysis, policy making, health policy > public policy, political science, government
capital markets, raise capital, equity capital > finance, corporate finance, financial markets
school principal, head teacher, school leader > school leadership, education management
return on investment, rate of return, portfolio return > finance, investing, investment appraisal
profit margin, gross margin, operating margin > management accounting, finance, pricing
css margin, margin padding, css padding > css, web design, layout
personal statement, motivation letter > university application, job application, writing
mission statement, vision statement > strategy, strategic planning, leadership
bank statement, bank reconciliation > banking, bookkeeping, accounting
equity research, equity market, equity valuation > investing, stock market, valuation
gender equity, racial equity, health equity > equality, inclusion, diversity, social justice
food security, food supply > agriculture, food systems, development
social security, social insurance > social policy, social security, law
securities law, securities trading, securities analysis > financial markets, investing, securities
foreign exchange, exchange rate, currency exchange > currencies, international finance, financial markets
heart rate, resting pulse, pulse zones > heart, endurance, training
economic growth, growth theory > macroeconomics, economics, development economics
water cycle, carbon cycle, nitrogen cycle > ecology, earth science, environment
product life cycle, product lifecycle > product management, marketing
business cycle, economic cycle > macroeconomics, economics
literary agent, find publisher, book agent > publishing, authors, writing
build agents, llm agents, agent workflows > ai agents, generative ai, automation
unit conversion, convert units, metric conversion > measurement, units, arithmetic
conversion rate, improve conversion, landing conversion > conversion, digital marketing, web analytics
website traffic, more traffic, organic traffic, traffic website > seo, web analytics, digital marketing
short story, story ideas, story structure, write stories, bedtime stories > short stories, storytelling, creative writing
feed horses, feed dog, dog food, cat food, animal feed > animal nutrition, pets, animals
blog post, write posts, write blog > blogging, content marketing, writing
social posts, instagram posts, facebook post, linkedin posts > social media, content creation, social media marketing
fence post, build fence, garden fence > garden construction, fencing, carpentry
fencing foil, fencing sword, fencing epee, sabre fencing > fencing, martial arts, sports
java streams, stream processing, data streams > data streaming, java, data engineering
write copy, sales copy, ad copy, web copy > copywriting, advertising, content marketing
research poster, scientific poster, conference poster > scientific communication, presentations, research
research paper, write papers, scientific paper, term paper, write abstract, conference abstract, paper abstract > academic writing, scientific writing, research
handmade paper, make paper, paper flowers, paper making > paper making, paper crafts, crafts
code review, review code, pair programming > code quality, software development, collaboration
tree trunk, tree stump > trees, forestry, nature
car trunk, car boot > cars, car maintenance
solution focused, solution oriented > coaching, counselling, psychotherapy
c sharp, csharp, c-sharp > c#
c plus plus, cplusplus, cpp > c++
f sharp, fsharp > f#
programmieren, programmierung, programación, programar, programmation, programmazione, programmare, programação, programowanie, програмування, программирование, programlama, 编程, 程序设计, プログラミング, برمجة, प्रोग्रामिंग > programming
softwareentwicklung, desarrollo de software, développement logiciel, sviluppo software, desenvolvimento de software, tworzenie oprogramowania, розробка програмного забезпечення, разработка программ, yazılım geliştirme, yazılım, 软件开发, ソフトウェア開発, تطوير البرمجيات, सॉफ्टवेयर विकास > software development
webentwicklung, webprogrammierung, desarrollo web, développement web, sviluppo web, desenvolvimento web, tworzenie stron, веброзробка, веб-розробка, веб-разработка, создание сайтов, створення сайтів, web geliştirme, 网页开发, 网站开发, web開発, ウェブ開発, تطوير الويب, वेब विकास, वेब डेवलपमेंट > web development
webdesign, webgestaltung, diseño web, création web, projektowanie stron, вебдизайн, веб-дизайн, web tasarım, web tasarımı, 网页设计, webデザイン, ウェブデザイン, تصميم المواقع, تصميم الويب, वेब डिज़ाइन > web design
app-entwicklung, desarrollo de aplicaciones, développement mobile, sviluppo app, desenvolvimento de aplicativos, aplikacje mobilne, мобільна розробка, мобильная разработка, uygulama geliştirme, 应用开发, アプリ開発, تطوير التطبيقات, ऐप डेवलपमेंट > app development
spieleentwicklung, desarrollo de videojuegos, videojuegos, jeux vidéo, sviluppo videogiochi, videogiochi, desenvolvimento de jogos, tworzenie gier, розробка ігор, разработка игр, oyun geliştirme, 游戏开发, ゲーム開発, تطوير الألعاب, गेम डेवलपमेंट > game development, video games
datenbank, datenbanken, base de datos, bases de datos, base de données, bases de données, basi di dati, banco de dados, bases de dados, baza danych, bazy danych, база даних, бази даних, база данных, базы данных, veritabanı, veri tabanı, 数据库, データベース, قواعد البيانات, قاعدة بيانات, डेटाबेस > database, databases
daten, datos, données, dati, dados, дані, данные, veri, 数据, データ, بيانات, डेटा > data
datenanalyse, análisis de datos, analyse de données, analisi dei dati, analisi dati, análise de dados, analiza danych, аналіз даних, анализ данных, veri analizi, 数据分析, データ分析, تحليل البيانات, डेटा विश्लेषण > data analysis
datenwissenschaft, ciencia de datos, science des données, scienza dei dati, ciência de dados, nauka o danych, наука про дані, наука о данных, veri bilimi, 数据科学, データサイエンス, علم البيانات, डेटा साइंस, डेटा विज्ञान > data science
datenvisualisierung, visualización de datos, visualisation de données, visualizzazione dei dati, visualização de dados, wizualizacja danych, візуалізація даних, визуализация данных, veri görselleştirme, 数据可视化, データ可視化, تصور البيانات, डेटा विज़ुअलाइज़ेशन > data visualization
statistik, estadística, statistique, statistiques, statistica, estatística, statystyka, статистика, istatistik, 统计, 统计学, 統計, 統計学, إحصاء, सांख्यिकी > statistics
maschinelles lernen, aprendizaje automático, apprentissage automatique, apprendimento automatico, aprendizado de máquina, aprendizagem automática, uczenie maszynowe, машинне навчання, машинное обучение, makine öğrenmesi, makine öğrenimi, 机器学习, 機械学習, تعلم الآلة, التعلم الآلي, मशीन लर्निंग > machine learning
künstliche intelligenz, inteligencia artificial, intelligence artificielle, intelligenza artificiale, inteligência artificial, sztuczna inteligencja, штучний інтелект, искусственный интеллект, yapay zeka, 人工智能, 人工知能, ذكاء اصطناعي, الذكاء الاصطناعي, कृत्रिम बुद्धिमत्ता > artificial intelligence, ai
neuronale netze, tiefes lernen, redes neuronales, aprendizaje profundo, réseaux de neurones, apprentissage profond, reti neurali, apprendimento profondo, redes neurais, aprendizado profundo, sieci neuronowe, głębokie uczenie, нейронні мережі, глибоке навчання, нейронные сети, нейросети, глубокое обучение, sinir ağları, derin öğrenme, 深度学习, 神经网络, 深層学習, ディープラーニング, التعلم العميق, شبكات عصبية, डीप लर्निंग > deep learning, neural networks
algorithmus, algorithmen, algoritmo, algoritmos, algorithme, algorithmes, algoritmi, algorytmy, алгоритми, алгоритмы, algoritma, algoritmalar, 算法, アルゴリズム, خوارزميات, एल्गोरिदम > algorithms
informatik, informática, informatique, informatica, informatyka, інформатика, информатика, bilgisayar bilimi, bilgisayar bilimleri, 计算机科学, 情報科学, コンピュータサイエンス, علوم الحاسوب, कंप्यूटर विज्ञान > computer science
rechner, computerkurs, ordenador, computadora, computación, ordinateur, ordinateurs, computador, komputer, komputery, комп'ютер, комп’ютер, компьютер, bilgisayar, 电脑, 计算机, パソコン, コンピュータ, حاسوب, كمبيوتر, कंप्यूटर > computer
netzwerk, netzwerke, redes, redes informáticas, réseau, réseaux, reti, reti informatiche, sieci, sieci komputerowe, мережі, комп'ютерні мережі, сети, компьютерные сети, bilgisayar ağları, ağlar, 网络, 计算机网络, ネットワーク, شبكات, नेटवर्क, नेटवर्किंग > networks, networking
sicherheit, it-sicherheit, cybersicherheit, seguridad, seguridad informática, ciberseguridad, sécurité, sécurité informatique, cybersécurité, sicurezza, sicurezza informatica, segurança, segurança da informação, cibersegurança, bezpieczeństwo, cyberbezpieczeństwo, безпека, кібербезпека, безопасность, кибербезопасность, güvenlik, siber güvenlik, 安全, 网络安全, セキュリティ, أمن, الأمن السيبراني, أمن المعلومات, सुरक्षा, साइबर सुरक्षा > security, cybersecurity
datenschutz, privatsphäre, protección de datos, privacidad, protection des données, vie privée, protezione dei dati, proteção de dados, privacidade, ochrona danych, prywatność, захист даних, приватність, защита данных, gizlilik, veri koruma, 隐私, 数据保护, プライバシー, 個人情報保護, خصوصية, حماية البيانات, गोपनीयता > privacy, data protection
computación en nube, nube, informatique en nuage, nuvola, computação em nuvem, nuvem, chmura obliczeniowa, chmura, хмарні обчислення, хмарні технології, облачные вычисления, облачные технологии, bulut bilişim, 云计算, クラウド, クラウドコンピューティング, الحوسبة السحابية, क्लाउड कंप्यूटिंग > cloud computing, cloud
betriebssystem, betriebssysteme, sistema operativo, sistemas operativos, système d'exploitation, systèmes d'exploitation, sistemi operativi, sistema operacional, sistemas operacionais, system operacyjny, systemy operacyjne, операційні системи, операційна система, операционная система, операционные системы, işletim sistemi, işletim sistemleri, 操作系统, オペレーティングシステム, أنظمة التشغيل, نظام التشغيل, ऑपरेटिंग सिस्टम > operating system, operating systems
kryptowährung, kryptowährungen, criptomonedas, criptomoneda, cryptomonnaie, cryptomonnaies, criptovalute, criptomoedas, kryptowaluty, криптовалюта, криптовалюты, криптовалюти, kripto para, 加密货币, 仮想通貨, 暗号資産, عملات رقمية, عملات مشفرة, क्रिप्टोकरेंसी > cryptocurrency
tabellenkalkulation, hoja de cálculo, hojas de cálculo, tableur, feuille de calcul, foglio di calcolo, fogli di calcolo, planilha, planilhas, folha de cálculo, arkusz kalkulacyjny, arkusze kalkulacyjne, електронні таблиці, электронные таблицы, elektronik tablo, hesap tablosu, 电子表格, 表計算, スプレッドシート, جداول البيانات, جداول إلكترونية, स्प्रेडशीट > spreadsheet, spreadsheets
ексель, эксель, エクセル, إكسل, اكسل, एक्सेल > excel
büro, büroarbeit, oficina, ofimática, bureautique, ufficio, escritório, biuro, pakiet biurowy, офіс, офис, ofis, 办公, 办公软件, オフィス, 事務, مكتب, أوفيس, ऑफिस, कार्यालय > office
präsentation, präsentationen, presentación, presentaciones, présentation orale, presentazione, presentazioni, apresentação, apresentações, prezentacja, prezentacje, презентація, презентації, презентация, презентации, sunum, 演示文稿, プレゼン, プレゼンテーション, عرض تقديمي, عروض تقديمية, प्रस्तुति > presentation, presentations
tippen, zehnfingersystem, maschinenschreiben, mecanografía, dactylographie, dattilografia, digitação, pisanie bezwzrokowe, сліпий друк, слепая печать, on parmak klavye, 打字, タイピング, طباعة باللمس, टाइपिंग > typing
projektmanagement, projektleitung, gestión de proyectos, dirección de proyectos, gestion de projet, gestion de projets, gestione progetti, gestione dei progetti, gestão de projetos, gerenciamento de projetos, zarządzanie projektami, управління проєктами, управління проектами, управление проектами, proje yönetimi, 项目管理, プロジェクト管理, プロジェクトマネジメント, إدارة المشاريع, परियोजना प्रबंधन > project management
produktmanagement, gestión de productos, gestion de produit, gestione del prodotto, gestão de produtos, zarządzanie produktem, управління продуктом, управление продуктом, ürün yönetimi, 产品管理, 产品经理, プロダクトマネジメント, إدارة المنتجات, उत्पाद प्रबंधन > product management
führung, führungskräfte, mitarbeiterführung, liderazgo, liderança, przywództwo, лідерство, лидерство, liderlik, 领导力, リーダーシップ, قيادة, नेतृत्व > leadership
unternehmensführung, gestión, administración, gestione, gestão, administração, zarządzanie, управління, менеджмент, управление, yönetim, yöneticilik, 管理, マネジメント, 経営, إدارة, प्रबंधन > management
geschäft, betriebswirtschaft, betriebswirtschaftslehre, bwl, negocios, empresa, empresas, affaires, entreprise, entreprises, affari, azienda, negócios, biznes, бізнес, бизнес, işletme, 商业, 商务, ビジネス, أعمال, व्यापार, बिज़नेस > business
unternehmertum, existenzgründung, unternehmensgründung, emprendimiento, emprender, entrepreneuriat, création d'entreprise, imprenditorialità, imprenditoria, empreendedorismo, przedsiębiorczość, підприємництво, предпринимательство, girişimcilik, 创业, 起業, ريادة الأعمال, उद्यमिता > entrepreneurship
buchhaltung, buchführung, rechnungswesen, contabilidad, comptabilité, contabilità, contabilidade, księgowość, rachunkowość, бухгалтерія, бухгалтерський облік, бухоблік, бухгалтерия, бухгалтерский учет, бухгалтерский учёт, бухучет, muhasebe, 会计, 会計, 簿記, 経理, محاسبة, लेखांकन, अकाउंटिंग > accounting
finanzen, finanzas, finanza, finanças, finanse, фінанси, финансы, finans, 金融, 财务, ファイナンス, تمويل, مالية, वित्त > finance
persönliche finanzen, private finanzen, finanzas personales, finances personnelles, finanza personale, finanças pessoais, finanse osobiste, особисті фінанси, личные финансы, kişisel finans, 个人理财, 理财, 家計管理, مالية شخصية, व्यक्तिगत वित्त > personal finance
investieren, geldanlage, inversión, inversiones, invertir, investissement, investissements, investir, investimenti, investire, investimento, investimentos, inwestowanie, inwestycje, інвестування, інвестиції, инвестиции, инвестирование, yatırım, 投资, 投資, استثمار, निवेश > investing, investment
aktien, börse, bolsa, bolsa de valores, acciones, bourse, azioni, borsa, ações, giełda, akcje, акції, біржа, акции, биржа, hisse senedi, 股票, 股市, 株, 株式投資, أسهم, بورصة, शेयर बाजार > stock market, stocks
steuern, steuer, steuererklärung, impuestos, impuesto, impôts, impôt, fiscalité, imposte, fiscalità, impostos, imposto, podatki, podatek, податки, налоги, vergi, vergiler, 税务, 税收, 税金, 税務, ضرائب, टैक्स, आयकर > taxes, tax
versicherung, versicherungen, seguros, assurances, assicurazioni, assicurazione, ubezpieczenia, страхування, страхование, sigorta, 保险, 保険, تأمين, बीमा > insurance
immobilien, inmuebles, bienes raíces, immobilier, immobiliare, imóveis, imobiliário, nieruchomości, нерухомість, недвижимость, gayrimenkul, emlak, 房地产, 不動産, عقارات, रियल एस्टेट > real estate
vermarktung, mercadotecnia, mercadeo, mercatique, маркетинг, pazarlama, 市场营销, 营销, マーケティング, تسويق, मार्केटिंग, विपणन > marketing
werbung, publicidad, publicité, pubblicità, publicidade, propaganda e publicidade, reklama, реклама, reklam, reklamcılık, 广告, 広告, إعلانات, دعاية, विज्ञापन > advertising
soziale medien, soziale netzwerke, redes sociales, réseaux sociaux, médias sociaux, redes sociais, mídias sociais, media społecznościowe, соціальні мережі, соцмережі, социальные сети, соцсети, sosyal medya, 社交媒体, ソーシャルメディア, وسائل التواصل الاجتماعي, सोशल मीडिया > social media
verkauf, verkaufen, vertrieb, ventas, vente, ventes, vendre, vendite, vendere, vendas, sprzedaż, продажі, продажи, satış, 销售, 営業, 販売, مبيعات, बिक्री > sales
kundenservice, kundendienst, atención al cliente, servicio al cliente, service client, relation client, servizio clienti, assistenza clienti, atendimento ao cliente, obsługa klienta, обслуговування клієнтів, обслуживание клиентов, müşteri hizmetleri, 客户服务, 客服, カスタマーサービス, 接客, خدمة العملاء, ग्राहक सेवा > customer service
verhandlung, verhandlungen, verhandeln, negociación, negociar, négociation, négocier, negoziazione, trattativa, negociação, negocjacje, переговори, переговоры, müzakere, 谈判, 交渉, تفاوض, सौदेबाजी > negotiation
onlinehandel, comercio electrónico, commerce électronique, commercio elettronico, comércio eletrônico, comércio eletrónico, handel elektroniczny, sklep internetowy, електронна комерція, электронная коммерция, e-ticaret, 电子商务, 电商, 電子商取引, ネットショップ, تجارة إلكترونية, التجارة الإلكترونية, ई-कॉमर्स > e-commerce, ecommerce
personalwesen, personalwirtschaft, recursos humanos, ressources humaines, risorse umane, zasoby ludzkie, kadry, управління персоналом, управление персоналом, insan kaynakları, 人力资源, 人事, موارد بشرية, الموارد البشرية, मानव संसाधन > human resources
logistik, lieferkette, logística, cadena de suministro, logistique, logistica, cadeia de suprimentos, logistyka, łańcuch dostaw, логістика, логистика, lojistik, tedarik zinciri, 物流, 供应链, ロジスティクス, サプライチェーン, لوجستيات, سلسلة التوريد, लॉजिस्टिक्स > logistics, supply chain
strategie, estrategia, stratégie, strategia, estratégia, стратегія, стратегия, strateji, 战略, 戦略, استراتيجية, रणनीति > strategy
bewerbung, lebenslauf, bewerbungsgespräch, búsqueda de empleo, currículum, entrevista de trabajo, recherche d'emploi, entretien d'embauche, candidature emploi, ricerca lavoro, colloquio di lavoro, currículo, entrevista de emprego, szukanie pracy, rozmowa kwalifikacyjna, życiorys, пошук роботи, співбесіда, резюме, поиск работы, собеседование, iş arama, özgeçmiş, iş görüşmesi, 求职, 简历, 面试, 就職活動, 履歴書, 面接, سيرة ذاتية, مقابلة عمل, नौकरी, साक्षात्कार > job search, job interview
beruf, karriere, carrera profesional, carrière, carriera, carreira, kariera, kariera zawodowa, кар'єра, карьера, kariyer, 职业, 职业规划, キャリア, مسار مهني, करियर, कैरियर > career
recht, rechtswissenschaft, jura, jurastudium, derecho, leyes, droit, diritto, giurisprudenza, direito, prawo, право, юриспруденція, юриспруденция, hukuk, 法律, 法学, قانون, कानून, क़ानून > law
vertragsrecht, verträge, contratos, contrats, contratti, umowy, договори, договоры, контракты, sözleşme, sözleşmeler, 合同, 契約, عقود, अनुबंध > contracts, contract law
menschenrechte, derechos humanos, droits de l'homme, droits humains, diritti umani, direitos humanos, prawa człowieka, права людини, права человека, insan hakları, 人权, 人権, حقوق الإنسان, मानव अधिकार, मानवाधिकार > human rights
gestaltung, diseño, diseñar, progettazione, projektowanie, дизайн, tasarım, 设计, デザイン, تصميم, डिज़ाइन, डिजाइन > design
grafikdesign, grafik, diseño gráfico, graphisme, conception graphique, grafica, progettazione grafica, design gráfico, projektowanie graficzne, grafika, графічний дизайн, графический дизайн, grafik tasarım, 平面设计, グラフィックデザイン, تصميم جرافيك, التصميم الجرافيكي, ग्राफिक डिजाइन, ग्राफ़िक डिज़ाइन > graphic design
zeichnen, zeichnung, dibujo, dibujar, dessin, dessiner, disegno, disegnare, desenho, desenhar, rysunek, rysowanie, малювання, малюнок, рисование, рисунок, çizim, karakalem, 素描, 画画, デッサン, お絵描き, رسم, चित्रकारी, ड्राइंग > drawing
malen, malerei, pintura, pintar, peinture, peindre, pittura, dipingere, malarstwo, malowanie, живопис, живопись, resim, resim yapma, 绘画, 油画, 絵画, تلوين, فن الرسم, चित्रकला, पेंटिंग > painting
aquarell, aquarellmalerei, acuarela, aquarelle, acquerello, aquarela, aguarela, akwarela, акварель, suluboya, sulu boya, 水彩, 水彩画, ألوان مائية, वॉटरकलर, जलरंग > watercolor, watercolour
kalligrafie, kalligraphie, schönschrift, caligrafía, calligraphie, calligrafia, caligrafia, kaligrafia, каліграфія, каллиграфия, kaligrafi, hat sanatı, 书法, 書道, خط عربي, فن الخط, सुलेख > calligraphy
fotografie, fotografieren, fotografía, photographie, fotografia, фотографія, фотография, fotoğrafçılık, fotoğraf, 摄影, 写真, 撮影, تصوير, تصوير فوتوغرافي, फोटोग्राफी, फ़ोटोग्राफ़ी > photography
filmemachen, kino, cine, películas, tournage, réalisation film, cinematografia, filme, filmes, filmowanie, кіно, фільм, кино, фильм, sinema, film yapımı, 电影, 映画, سينما, أفلام, सिनेमा, फिल्म > film, filmmaking
videoschnitt, videobearbeitung, edición de video, edición de vídeo, montage vidéo, montaggio video, edição de vídeo, montaż wideo, відеомонтаж, монтаж відео, видеомонтаж, монтаж видео, video düzenleme, video kurgu, 视频剪辑, 剪辑, 動画編集, مونتاج, تحرير الفيديو, वीडियो एडिटिंग, वीडियो संपादन > video editing
animación, animazione, animação, animacja, анімація, анимация, animasyon, 动画, アニメーション, رسوم متحركة, एनिमेशन > animation
3d-modellierung, modelado 3d, modélisation 3d, modellazione 3d, modelagem 3d, modelowanie 3d, 3d-моделювання, 3d-моделирование, 3d modelleme, 三维建模, 3d建模, 3dモデリング, نمذجة ثلاثية الأبعاد, 3डी मॉडलिंग > 3d modeling, 3d
inneneinrichtung, innenarchitektur, diseño de interiores, decoración de interiores, décoration intérieure, architecture d'intérieur, arredamento, arredamento d'interni, design de interiores, projektowanie wnętrz, дизайн інтер'єру, дизайн интерьера, iç mimarlık, iç tasarım, 室内设计, インテリアデザイン, تصميم داخلي, ديكور, इंटीरियर डिजाइन > interior design
architektur, baukunst, arquitectura, architettura, arquitetura, architektura, архітектура, архитектура, mimarlık, mimari, 建筑学, 建築, هندسة معمارية, عمارة, वास्तुकला > architecture
modedesign, moda, diseño de modas, design de moda, stylisme, мода, 时尚, 服装设计, ファッション, أزياء, फैशन > fashion
musik, música, musique, musica, muzyka, музика, музыка, müzik, 音乐, 音楽, موسيقى, संगीत > music
musiktheorie, harmonielehre, teoría musical, théorie musicale, solfège, teoria musicale, solfeggio, teoria musical, teoria muzyki, теорія музики, теория музыки, müzik teorisi, 乐理, 音楽理論, 楽典, نظرية الموسيقى, संगीत सिद्धांत > music theory
komponieren, musikproduktion, composición musical, producción musical, composition musicale, production musicale, composizione musicale, produzione musicale, composição musical, produção musical, kompozycja muzyki, produkcja muzyki, створення музики, создание музыки, müzik prodüksiyonu, beste yapma, 作曲, 音乐制作, 音楽制作, إنتاج موسيقي, تلحين, संगीत निर्माण > music production, composition
singen, gesang, gesangsunterricht, cantar, canto lírico, chanter, cantare, canto corale, śpiew, śpiewanie, спів, вокал, пение, şarkı söyleme, 唱歌, 声乐, 歌, 歌唱, ボイトレ, غناء, गायन, गाना > singing
gitarre, guitarra, guitare, chitarra, gitara, гітара, гитара, gitar, 吉他, ギター, جيتار, غيتار, गिटार > guitar
klavier, pianoforte, fortepian, pianino, фортепіано, піаніно, фортепиано, пианино, piyano, 钢琴, ピアノ, بيانو, पियानो > piano
schlagzeug, trommeln, batería, tambor, batterie musique, batteria musicale, bateria, perkusja, барабани, ударні, барабаны, ударные, davul, bateri, 架子鼓, 鼓, ドラム, طبول, ड्रम > drums
geige, violine, violon, violino, skrzypce, скрипка, keman, 小提琴, バイオリン, ヴァイオリン, كمان, वायलिन > violin
englisch, inglés, anglais, inglese, inglês, angielski, англійська, английский, ingilizce, 英语, 英文, 英語, إنجليزي, انجليزي, إنجليزية, अंग्रेजी, अंग्रेज़ी, इंग्लिश > english
chinesisch, mandarin chinesisch, chino, chinois, cinese, chinês, chiński, китайська, китайский, çince, 中文, 汉语, 普通话, 中国語, صيني, صينية, चीनी भाषा > chinese, mandarin
spanisch, español, castellano, espagnol, spagnolo, espanhol, hiszpański, іспанська, испанский, ispanyolca, 西班牙语, スペイン語, إسباني, اسباني, إسبانية, स्पेनिश > spanish
französisch, francés, français, francese, francês, francuski, французька, французский, fransızca, 法语, フランス語, فرنسي, فرنسية, फ्रेंच, फ़्रेंच > french
deutsch, alemán, allemand, tedesco, alemão, niemiecki, німецька, немецкий, almanca, 德语, ドイツ語, ألماني, ألمانية, जर्मन > german
italienisch, italiano, italien, włoski, італійська, итальянский, italyanca, 意大利语, イタリア語, إيطالي, إيطالية, इतालवी, इटालियन > italian
portugiesisch, portugués, portugais, portoghese, português, portugalski, португальська, португальский, portekizce, 葡萄牙语, ポルトガル語, برتغالي, برتغالية, पुर्तगाली > portuguese
russisch, ruso, russe, russo, rosyjski, російська, русский, rusça, 俄语, ロシア語, روسي, روسية, रूसी > russian
polnisch, polaco, polonais, polacco, polonês, polski, польська, польский, lehçe, polonyaca, 波兰语, ポーランド語, بولندي, بولندية, पोलिश > polish
ukrainisch, ucraniano, ukrainien, ucraino, ukraiński, українська, украинский, ukraynaca, 乌克兰语, ウクライナ語, أوكراني, أوكرانية, यूक्रेनी > ukrainian
türkisch, turco, turc, turecki, турецька, турецкий, türkçe, 土耳其语, トルコ語, تركي, تركية, तुर्की भाषा > turkish
japanisch, japonés, japonais, giapponese, japonês, japoński, японська, японский, japonca, 日语, 日本語, ياباني, يابانية, जापानी > japanese
koreanisch, coreano, coréen, koreański, корейська, корейский, korece, 韩语, 韩国语, 韓国語, كوري, كورية, कोरियाई, कोरियन > korean
arabisch, árabe, arabo, arabski, арабська, арабский, arapça, 阿拉伯语, アラビア語, عربي, عربية, العربية, अरबी > arabic
хінді, хинди, hintçe, 印地语, ヒンディー語, هندي, هندية, हिंदी, हिन्दी > hindi
bengalisch, bengalese, bengalski, бенгальська, бенгальский, bengalce, 孟加拉语, ベンガル語, بنغالي, بنغالية, बंगाली, बांग्ला > bengali
ourdou, урду, urduca, 乌尔都语, ウルドゥー語, أردو, اردو, उर्दू > urdu
indonesisch, indonesio, indonésien, indonesiano, indonésio, indonezyjski, індонезійська, индонезийский, endonezce, endonezyaca, 印尼语, インドネシア語, إندونيسي, إندونيسية, इंडोनेशियाई > indonesian
vietnamesisch, vietnamien, vietnamita, wietnamski, в'єтнамська, вьетнамский, vietnamca, 越南语, ベトナム語, فيتنامي, فيتنامية, वियतनामी > vietnamese
persisch, farsça, persa, persan, persiano, perski, перська, персидский, фарси, 波斯语, ペルシア語, ペルシャ語, فارسي, فارسية, फारसी, फ़ारसी > persian, farsi
niederländisch, holländisch, neerlandés, holandés, néerlandais, hollandais, olandese, holandês, niderlandzki, holenderski, нідерландська, голландська, нидерландский, голландский, hollandaca, felemenkçe, 荷兰语, オランダ語, هولندي, هولندية, डच > dutch
schwedisch, sueco, suédois, svedese, szwedzki, шведська, шведский, isveççe, 瑞典语, スウェーデン語, سويدي, سويدية, स्वीडिश > swedish
griechisch, griego, grec, greco, grego, grecki, грецька, греческий, yunanca, 希腊语, ギリシャ語, يوناني, يونانية, यूनानी, ग्रीक > greek
latein, lateinisch, latim, łacina, латина, латинська, латынь, латинский, latince, 拉丁语, ラテン語, لاتيني, لاتينية, लैटिन > latin
hebräisch, hebreo, hébreu, ebraico, hebraico, hebrajski, іврит, иврит, ibranice, 希伯来语, ヘブライ語, عبري, عبرية, हिब्रू > hebrew
gebärdensprache, lengua de señas, lengua de signos, langue des signes, lingua dei segni, língua de sinais, língua gestual, libras, język migowy, жестова мова, язык жестов, жестовый язык, işaret dili, 手语, 手話, لغة الإشارة, सांकेतिक भाषा > sign language
fremdsprachen, sprachen, sprache, idiomas, idioma, lenguas, langues, langue étrangère, lingue, lingue straniere, línguas, języki obce, języki, іноземні мови, мови, иностранные языки, языки, yabancı dil, diller, 外语, 语言, 外国語, 語学, لغات, भाषा, भाषाएँ > languages, language
grammatik, gramática, grammaire, grammatica, gramatyka, граматика, грамматика, dilbilgisi, dil bilgisi, gramer, 语法, 文法, قواعد اللغة, نحو, व्याकरण > grammar
wortschatz, vokabeln, vocabulario, vocabulaire, vocabolario, lessico, vocabulário, słownictwo, словниковий запас, словарный запас, лексика, kelime bilgisi, 词汇, 单词, 語彙, 単語, مفردات, शब्दावली > vocabulary
aussprache, pronunciación, prononciation, pronuncia, pronúncia, wymowa, вимова, произношение, telaffuz, 发音, 発音, نطق, उच्चारण > pronunciation
konversation, gespräch, conversación, conversazione, conversação, konwersacje, rozmowa, розмовна практика, разговорная практика, разговорный, konuşma, 会话, 口语, 会話, محادثة, बातचीत > conversation, speaking
schreiben, escritura, escribir, redacción, écriture, écrire, scrittura, scrivere, escrita, escrever, pisanie, письмо, писання, yazma, yazarlık, 写作, 作文, ライティング, 文章術, كتابة, लेखन > writing
kreatives schreiben, escritura creativa, écriture créative, scrittura creativa, escrita criativa, kreatywne pisanie, творче письмо, письменницька майстерність, писательское мастерство, творческое письмо, yaratıcı yazarlık, 创意写作, 小説の書き方, 創作, كتابة إبداعية, रचनात्मक लेखन > creative writing
übersetzung, übersetzen, dolmetschen, traducción, traducir, traduction, traduire, traduzione, tradurre, tradução, tłumaczenie, tłumaczenia, переклад, перевод, çeviri, tercüme, çevirmenlik, 翻译, 翻訳, 通訳, ترجمة, अनुवाद > translation
literatur, literatura, littérature, letteratura, література, литература, edebiyat, 文学, أدب, साहित्य > literature
poesie, gedichte, lyrik, poesía, poésie, poesia, poezja, поезія, поэзия, стихи, şiir, 诗歌, 诗, 詩, شعر, कविता > poetry
journalismus, periodismo, journalisme, giornalismo, jornalismo, dziennikarstwo, журналістика, журналистика, gazetecilik, 新闻学, ジャーナリズム, صحافة, पत्रकारिता > journalism
sprachwissenschaft, linguistik, lingüística, linguistique, linguistica, linguística, językoznawstwo, мовознавство, лінгвістика, лингвистика, языкознание, dilbilim, 语言学, 言語学, لسانيات, علم اللغة, भाषाविज्ञान > linguistics
rhetorik, öffentliches reden, öffentliches sprechen, oratoria, hablar en público, prise de parole, parler en public, parlare in pubblico, oratória, falar em público, wystąpienia publiczne, публічні виступи, ораторське мистецтво, публичные выступления, ораторское искусство, topluluk önünde konuşma, hitabet, diksiyon, 演讲, 公开演讲, 公众演讲, スピーチ, 話し方, خطابة, فن الخطابة, भाषण कला, भाषण > public speaking
kommunikation, comunicación, comunicazione, comunicação, komunikacja, комунікація, спілкування, коммуникация, общение, iletişim, 沟通, コミュニケーション, تواصل, اتصال, संचार, संवाद > communication
zeitmanagement, gestión del tiempo, gestion du temps, gestione del tempo, gestão do tempo, zarządzanie czasem, тайм-менеджмент, управління часом, управление временем, zaman yönetimi, 时间管理, 時間管理, タイムマネジメント, إدارة الوقت, समय प्रबंधन > time management
produktivität, productividad, productivité, produttività, produtividade, produktywność, продуктивність, продуктивность, verimlilik, üretkenlik, 效率, 生产力, 生産性, إنتاجية, उत्पादकता > productivity
gewohnheiten, gewohnheit, hábitos, habitudes, abitudini, nawyki, звички, привычки, alışkanlıklar, alışkanlık, 习惯, 習慣, عادات, आदतें, आदत > habits
gedächtnis, gedächtnistraining, memoria, mémoire, mémorisation, memória, pamięć, пам'ять, пам’ять, память, hafıza, hafıza teknikleri, 记忆, 记忆力, 記憶, 記憶術, 記憶力, ذاكرة, स्मृति, याददाश्त > memory
lernen lernen, lerntechniken, lernmethoden, aprender a aprender, técnicas de estudio, apprendre à apprendre, imparare a imparare, metodo di studio, técnicas de estudo, techniki uczenia się, nauka uczenia się, вчитися вчитися, учиться учиться, öğrenmeyi öğrenmek, 学习方法, 勉強法, 学習法, مهارات التعلم, पढ़ाई के तरीके > learning how to learn, study skills
kritisches denken, pensamiento crítico, pensée critique, esprit critique, pensiero critico, pensamento crítico, krytyczne myślenie, myślenie krytyczne, критичне мислення, критическое мышление, eleştirel düşünme, 批判性思维, クリティカルシンキング, 批判的思考, تفكير نقدي, आलोचनात्मक सोच > critical thinking
kreativität, creatividad, créativité, creatività, criatividade, kreatywność, креативність, творчість, креативность, творчество, yaratıcılık, 创造力, 创意, 創造性, إبداع, रचनात्मकता > creativity
stressbewältigung, stressabbau, estrés, manejo del estrés, gestion du stress, gestione dello stress, estresse, gestão do stress, stres, walka ze stresem, стрес, стресс, stres yönetimi, 压力管理, 压力, ストレス, ストレス管理, توتر, إدارة التوتر, तनाव > stress, stress management
motivación, motivazione, motivação, motywacja, мотивація, мотивация, motivasyon, 动力, 激励, モチベーション, تحفيز, प्रेरणा > motivation
selbstvertrauen, selbstbewusstsein, autoestima, confianza, confiance en soi, autostima, fiducia in sé, autoconfiança, pewność siebie, впевненість, самооцінка, уверенность, самооценка, özgüven, 自信, 自己肯定感, ثقة بالنفس, आत्मविश्वास > confidence, self-esteem
konflikt, konflikte, konfliktlösung, conflictos, resolución de conflictos, gestion des conflits, conflits, conflitti, gestione dei conflitti, conflitos, konflikty, конфлікти, конфликты, çatışma çözümü, 冲突, 紛争解決, صراع, حل النزاعات, संघर्ष समाधान > conflict, conflict resolution
teamarbeit, zusammenarbeit, trabajo en equipo, travail d'équipe, lavoro di squadra, trabalho em equipe, trabalho em equipa, praca zespołowa, робота в команді, командна робота, командная работа, takım çalışması, ekip çalışması, 团队合作, チームワーク, عمل جماعي, टीम वर्क > teamwork
ethik, ética, éthique, etica, etyka, етика, этика, etik, 伦理, 伦理学, 倫理, 倫理学, أخلاق, أخلاقيات, नैतिकता, नीतिशास्त्र > ethics
mathematik, mathe, matemáticas, mathématiques, matematica, matemática, matematyka, математика, matematik, 数学, رياضيات, गणित > mathematics, math
алгебра, algèbre, cebir, 代数, 代数学, جبر, बीजगणित > algebra
lineare algebra, álgebra lineal, algèbre linéaire, algebra lineare, álgebra linear, algebra liniowa, лінійна алгебра, линейная алгебра, doğrusal cebir, lineer cebir, 线性代数, 線形代数, جبر خطي, रैखिक बीजगणित > linear algebra
geometrie, geometría, géométrie, geometria, геометрія, геометрия, geometri, 几何, 几何学, 幾何学, هندسة رياضية, علم الهندسة, ज्यामिति > geometry
infinitesimalrechnung, differentialrechnung, cálculo diferencial, cálculo integral, calcul différentiel, calcul intégral, calcolo differenziale, analisi matematica, analiza matematyczna, rachunek różniczkowy, математичний аналіз, математический анализ, матанализ, diferansiyel hesap, 微积分, 微積分, 微分積分, تفاضل وتكامل, حساب التفاضل, कलन > calculus
wahrscheinlichkeit, wahrscheinlichkeitsrechnung, stochastik, probabilidad, probabilité, probabilités, probabilità, probabilidade, prawdopodobieństwo, rachunek prawdopodobieństwa, ймовірність, теорія ймовірностей, вероятность, теория вероятностей, olasılık, 概率, 概率论, 確率, 確率論, احتمالات, प्रायिकता > probability
logik, lógica, logique, logica, logika, логіка, логика, mantık, 逻辑, 逻辑学, 論理学, 論理, منطق, तर्कशास्त्र > logic
wissenschaft, naturwissenschaften, ciencia, ciencias, scienza, scienze, ciência, ciências, nauka, nauki przyrodnicze, наука, bilim, fen bilimleri, 科学, علوم, विज्ञान > science
physik, physique chimie, física, fisica, fizyka, фізика, физика, fizik, 物理, 物理学, فيزياء, भौतिकी, भौतिक विज्ञान > physics
quantenphysik, quantenmechanik, física cuántica, mecánica cuántica, physique quantique, mécanique quantique, fisica quantistica, meccanica quantistica, física quântica, mecânica quântica, fizyka kwantowa, mechanika kwantowa, квантова фізика, квантова механіка, квантовая физика, квантовая механика, kuantum fiziği, 量子力学, 量子物理, ميكانيكا الكم, فيزياء الكم, क्वांटम भौतिकी > quantum physics, quantum mechanics
chemie, química, chimie, chimica, chemia, хімія, химия, kimya, 化学, كيمياء, रसायन विज्ञान, रसायन शास्त्र > chemistry
biologie, biología, biologia, біологія, биология, biyoloji, 生物, 生物学, أحياء, بيولوجيا, علم الأحياء, जीव विज्ञान > biology
genetik, genética, génétique, genetica, genetyka, генетика, 遗传学, 遺伝学, 遺伝子, وراثة, علم الوراثة, आनुवंशिकी > genetics
anatomie, anatomía, anatomia, анатомія, анатомия, anatomi, 解剖学, 人体解剖, تشريح, शरीर रचना विज्ञान > anatomy
neurowissenschaft, neurowissenschaften, hirnforschung, neurociencia, neuroscienze, neurociência, neurociências, neuronauka, нейронауки, нейронаука, нейробиология, sinirbilim, nörobilim, 神经科学, 脳科学, 神経科学, علم الأعصاب, तंत्रिका विज्ञान > neuroscience, brain
astronomie, weltall, astronomía, astronomia, астрономія, астрономия, astronomi, gökbilim, 天文, 天文学, فلك, علم الفلك, खगोल विज्ञान, खगोल शास्त्र > astronomy
geographie, geografie, erdkunde, geografía, géographie, geografia, географія, география, coğrafya, 地理, 地理学, جغرافيا, भूगोल > geography
geologie, geología, géologie, geologia, геологія, геология, jeoloji, 地质学, 地質学, جيولوجيا, भूविज्ञान > geology
umwelt, umweltschutz, ökologie, medio ambiente, ecología, environnement, écologie, ecologia, meio ambiente, środowisko, ochrona środowiska, ekologia, довкілля, екологія, экология, окружающая среда, çevre, ekoloji, 环境, 环保, 生态学, 環境, 生態学, بيئة, पर्यावरण, पारिस्थितिकी > environment, ecology
klimawandel, klima, cambio climático, changement climatique, réchauffement climatique, cambiamento climatico, cambiamenti climatici, mudança climática, mudanças climáticas, alterações climáticas, zmiany klimatu, зміна клімату, изменение климата, iklim değişikliği, 气候变化, 気候変動, 地球温暖化, تغير المناخ, जलवायु परिवर्तन > climate change, climate
nachhaltigkeit, sostenibilidad, sustentabilidad, durabilité, développement durable, sostenibilità, sustentabilidade, zrównoważony rozwój, сталий розвиток, устойчивое развитие, sürdürülebilirlik, 可持续发展, 可持续, サステナビリティ, 持続可能性, استدامة, सतत विकास > sustainability
energie, erneuerbare energien, energía, energías renovables, énergie, énergies renouvelables, energia, energie rinnovabili, energias renováveis, energia odnawialna, енергія, відновлювана енергетика, энергия, энергетика, возобновляемая энергия, enerji, yenilenebilir enerji, 能源, 可再生能源, エネルギー, 再生可能エネルギー, طاقة, طاقة متجددة, ऊर्जा > energy, renewable energy
solarenergie, photovoltaik, energía solar, énergie solaire, panneaux solaires, energia solare, fotovoltaico, energia solar, fotowoltaika, panele słoneczne, сонячна енергія, сонячні панелі, солнечная энергия, солнечные панели, güneş enerjisi, 太阳能, 太陽光発電, طاقة شمسية, सौर ऊर्जा > solar energy, solar
medizin, medicina, médecine, medycyna, медицина, tıp bilimi, 医学, 医疗, 医療, طب, चिकित्सा > medicine
gesundheit, salud, santé, saúde, zdrowie, здоров'я, здоров’я, здоровье, sağlık, 健康, صحة, स्वास्थ्य > health
öffentliche gesundheit, salud pública, santé publique, sanità pubblica, saúde pública, zdrowie publiczne, громадське здоров'я, общественное здоровье, halk sağlığı, 公共卫生, 公衆衛生, صحة عامة, الصحة العامة, सार्वजनिक स्वास्थ्य > public health
erste hilfe, primeros auxilios, premiers secours, secourisme, primo soccorso, pronto soccorso, primeiros socorros, pierwsza pomoc, перша допомога, домедична допомога, первая помощь, ilk yardım, 急救, 応急処置, 応急手当, 救急, إسعافات أولية, الإسعافات الأولية, प्राथमिक चिकित्सा, प्राथमिक उपचार > first aid
krankenpflege, pflege, altenpflege, enfermería, soins infirmiers, infirmier, infirmière, infermieristica, infermiere, enfermagem, pielęgniarstwo, медсестринство, сестринська справа, сестринское дело, hemşirelik, 护理, 看護, تمريض, नर्सिंग > nursing
ernährung, nutrición, alimentación, alimentation, diététique, nutrizione, alimentazione, nutrição, alimentação, żywienie, odżywianie, dietetyka, харчування, питание, beslenme, 营养, 营养学, 栄養, 栄養学, تغذية, पोषण > nutrition
abnehmen, diät, adelgazar, bajar de peso, perder peso, maigrir, perte de poids, régime minceur, dimagrire, dieta, emagrecer, odchudzanie, схуднення, похудение, kilo verme, diyet, zayıflama, 减肥, ダイエット, إنقاص الوزن, رجيم, वजन घटाना, वज़न घटाना > weight loss, diet
krafttraining, ejercicio físico, gimnasia, musculation, exercice physique, remise en forme, allenamento, palestra, ginnastica, musculação, exercício físico, ginástica, ćwiczenia, trening siłowy, фітнес, тренування, фитнес, тренировка, egzersiz, spor salonu, vücut geliştirme, 健身, フィットネス, 筋トレ, لياقة, لياقة بدنية, फिटनेस, व्यायाम > fitness, exercise
laufen, laufsport, joggen, correr, course à pied, corsa, correre, corrida de rua, bieganie, біг, бег, koşu, 跑步, ランニング, マラソン, جري, दौड़ना > running
schwimmen, natación, nager, nuoto, nuotare, natação, nadar, pływanie, плавання, плавание, yüzme, 游泳, 水泳, سباحة, तैराकी, तैरना > swimming
йога, joga, 瑜伽, ヨガ, يوغا, يوجا, योग, योगा > yoga
meditieren, meditación, méditer, meditazione, meditação, medytacja, медитація, медитация, meditasyon, 冥想, 瞑想, تأمل, ध्यान > meditation
achtsamkeit, atención plena, pleine conscience, consapevolezza, atenção plena, uważność, усвідомленість, майндфулнес, осознанность, bilinçli farkındalık, 正念, マインドフルネス, يقظة ذهنية, اليقظة الذهنية, माइंडफुलनेस > mindfulness
schlaf, schlafen, schlafstörungen, sueño, dormir, sommeil, sonno, dormire, sono, sen, zdrowy sen, сон, uyku, 睡眠, نوم, नींद > sleep
psychologie, psicología, psicologia, psychologia, психологія, психология, psikoloji, 心理学, علم النفس, मनोविज्ञान > psychology
psychische gesundheit, salud mental, santé mentale, salute mentale, saúde mental, zdrowie psychiczne, психічне здоров'я, ментальне здоров'я, психическое здоровье, ruh sağlığı, 心理健康, メンタルヘルス, صحة نفسية, الصحة النفسية, मानसिक स्वास्थ्य > mental health
massieren, masaje, masajes, massaggio, massaggi, massagem, masaż, масаж, массаж, masaj, 按摩, マッサージ, تدليك, مساج, मालिश > massage
schwangerschaft, geburt, embarazo, parto, grossesse, accouchement, gravidanza, gravidez, ciąża, вагітність, беременность, hamilelik, gebelik, 怀孕, 妊娠, 出産, حمل, गर्भावस्था > pregnancy
erziehung, kindererziehung, elternschaft, crianza, parentalité, éducation des enfants, genitorialità, genitori, parentalidade, criação de filhos, rodzicielstwo, wychowanie dzieci, виховання дітей, батьківство, воспитание детей, родительство, ebeveynlik, çocuk yetiştirme, 育儿, 亲子, 子育て, 育児, تربية الأطفال, पालन-पोषण, परवरिश > parenting
hund, hunde, hundeerziehung, perro, perros, adiestramiento canino, chien, chiens, dressage chien, cani, addestramento cani, cachorro, cachorros, cães, adestramento, psy, szkolenie psów, собака, собаки, дресирування собак, дрессировка собак, köpek, köpekler, köpek eğitimi, 狗, 训犬, 犬, 犬のしつけ, كلاب, कुत्ता, कुत्ते > dogs, dog training
katze, katzen, gato, gatos, gatto, gatti, koty, kot, коти, кішки, кошки, кошка, kedi, kediler, 猫, قطط, बिल्ली > cats
pferd, pferde, reiten, caballos, equitación, cheval, chevaux, cavalli, equitazione, cavalos, equitação, konie, jazda konna, коні, верхова їзда, лошади, верховая езда, at biniciliği, binicilik, 马术, 骑马, 乗馬, خيول, ركوب الخيل, घोड़े, घुड़सवारी > horses, horse riding
kochen, kochkurs, cocina, cocinar, cuisiner, cours de cuisine, cucina, cucinare, cozinha, cozinhar, culinária, gotowanie, kuchnia, кулінарія, готування, кулинария, готовка, yemek pişirme, yemek, aşçılık, 烹饪, 做饭, 料理, طبخ, طهي, खाना बनाना, पाक कला > cooking
backen, konditorei, kuchen, repostería, pastelería, hornear, pâtisserie, pâtissier, pasticceria, dolci, confeitaria, pastelaria, bolos, pieczenie, cukiernictwo, ciasta, випічка, кондитерська справа, выпечка, кондитерское дело, pastacılık, fırıncılık, 烘焙, お菓子作り, 製菓, خبز الحلويات, حلويات, बेकिंग > baking, pastry
brot, brotbacken, sauerteig, panadería, hacer pan, masa madre, boulangerie, faire du pain, levain, panificazione, fare il pane, lievito madre, pão, pães, panificação, chleb, хліб, хлеб, ekmek, ekmek yapımı, 面包, パン, パン作り, خبز, रोटी, ब्रेड > bread, bread baking
wein, weinkunde, vino, vinos, vin, vins, œnologie, enologia, vinho, vinhos, wino, вино, виноробство, виноделие, şarap, 葡萄酒, 红酒, ワイン, نبيذ, वाइन > wine
bier, bierbrauen, cerveza, bière, birra, cerveja, piwo, пиво, bira, 啤酒, ビール, بيرة, बीयर > beer, brewing
kaffee, caffè, kawa, кава, кофе, kahve, 咖啡, コーヒー, 珈琲, قهوة, कॉफी, कॉफ़ी > coffee
chá, herbata, чай, çay, 茶, 茶道, お茶, 紅茶, شاي, चाय > tea
käse, queso, quesos, fromage, fromages, formaggio, formaggi, queijo, queijos, sery, сири, сыр, peynir, 奶酪, チーズ, جبن, पनीर > cheese
nähen, nähkurs, schneidern, costura, coser, couture débutant, coudre, cucito, cucire, sartoria, costurar, szycie, krawiectwo, шиття, шитье, шитьё, dikiş, terzilik, 缝纫, 裁缝, 裁縫, 縫製, 洋裁, خياطة, सिलाई > sewing
stricken, calceta, tejer, tricoter, tricot, lavoro a maglia, lavorare a maglia, tricô, robienie na drutach, dzierganie, в'язання, вязание, вязание спицами, örgü, 编织, 棒针, 編み物, 棒針編み, حياكة, बुनाई > knitting
häkeln, ganchillo, uncinetto, crochê, szydełkowanie, szydełko, в'язання гачком, вязание крючком, tığ işi, 钩针, かぎ針編み, كروشيه, क्रोशिया > crochet
sticken, stickerei, bordado, bordar, broderie, broder, ricamo, ricamare, haftowanie, вишивання, вишивка, вышивка, вышивание, nakış, 刺绣, 刺繍, تطريز, कढ़ाई > embroidery
holzarbeiten, holzbearbeitung, holzwerken, tischlern, schreinern, carpintería, ebanistería, menuiserie, travail du bois, ébénisterie, falegnameria, lavorazione del legno, marcenaria, carpintaria, stolarstwo, stolarka, столярна справа, столярное дело, marangozluk, ahşap işleri, ahşap işçiliği, 木工, 木工細工, نجارة, बढ़ईगीरी, लकड़ी का काम > woodworking
töpfern, töpferei, keramik, alfarería, cerámica, poterie, céramique, ceramica, cerâmica, olaria, ceramika, garncarstwo, кераміка, гончарство, керамика, гончарное дело, çömlekçilik, seramik, 陶艺, 陶芸, فخار, خزف, मिट्टी के बर्तन > pottery, ceramics
schmuckherstellung, schmuck machen, goldschmieden, joyería, joyas, bijoux, bijouterie, gioielli, gioielleria, oreficeria, joias, joalheria, joalharia, biżuteria, ювелірна справа, прикраси, ювелирное дело, украшения, takı, takı tasarımı, mücevher, 珠宝, 首饰, ジュエリー, アクセサリー作り, مجوهرات, आभूषण, गहने > jewellery, jewelry
gärtnern, gartenbau, gartenarbeit, garten, jardinería, jardín, huerto, jardinage, jardiner, potager, giardinaggio, giardino, orto, jardinagem, horta, ogrodnictwo, ogród, садівництво, садоводство, огород, bahçecilik, bahçe, 园艺, 園芸, ガーデニング, بستنة, زراعة الحدائق, बागवानी > gardening
zimmerpflanzen, plantas de interior, plantes d'intérieur, plantes vertes, piante d'appartamento, piante da interno, plantas de casa, rośliny doniczkowe, кімнатні рослини, вазони, комнатные растения, ev bitkileri, salon bitkileri, 室内植物, 盆栽植物, 観葉植物, نباتات منزلية, نباتات داخلية, इनडोर पौधे, घरेलू पौधे > houseplants, indoor plants
imkern, imkerei, bienen, apicultura, abejas, abeilles, apicoltura, abelhas, pszczelarstwo, pszczoły, бджільництво, пчеловодство, arıcılık, 养蜂, 養蜂, تربية النحل, मधुमक्खी पालन > beekeeping
landwirtschaft, agricultura, agricoltura, rolnictwo, сільське господарство, сельское хозяйство, tarım, çiftçilik, 农业, 農業, زراعة, कृषि, खेती > agriculture, farming
fahrradreparatur, fahrrad reparieren, fahrrad, reparación de bicicletas, bicicleta, réparation vélo, réparer vélo, vélo, riparazione bici, riparare bicicletta, conserto de bicicleta, mecânica de bicicletas, naprawa roweru, naprawa rowerów, ремонт велосипеда, ремонт велосипедів, велосипед, bisiklet tamiri, bisiklet, 自行车维修, 修自行车, 自行车, 自転車修理, 自転車, إصلاح الدراجات, دراجة, साइकिल मरम्मत, साइकिल > bicycle repair, bicycle
autos, autoreparatur, kfz, coches, carros, mecánica automotriz, voiture, voitures, mécanique auto, automobili, macchine, meccanica auto, automóveis, mecânica automotiva, samochody, samochód, mechanika samochodowa, автомобілі, автомобіль, автомобили, автомобиль, машины, araba, otomobil, oto tamir, 汽车, 汽车维修, 車, 自動車, 自動車整備, سيارات, कार मरम्मत, गाड़ी > cars, car repair
heimwerken, bricolaje, bricolage, fai da te, reparos domésticos, majsterkowanie, remont domu, ремонт квартири, ремонт квартиры, ремонт дома, ev tamiratı, tadilat, 家居维修, 装修, 日曜大工, إصلاحات منزلية, घर की मरम्मत > home repair, diy
elektrik, elektrizität, strom, elektroinstallation, electricidad, électricité, électricien, elettricità, impianto elettrico, eletricidade, elektryczność, elektryk, електрика, електрик, электричество, электрик, elektrikçilik, 电工, 电力, 電気, 電気工事, كهرباء, बिजली, विद्युत > electricity, electrical
elektronik, electrónica, électronique, elettronica, eletrônica, eletrónica, elektronika, електроніка, электроника, 电子, 电子学, 電子工学, 電子回路, إلكترونيات, इलेक्ट्रॉनिक्स > electronics
robotik, robótica, robotique, robotica, robotyka, робототехніка, робототехника, robotik kodlama, 机器人, ロボット, ロボット工学, روبوتات, روبوت, रोबोटिक्स > robotics, robots
ingenieurwesen, maschinenbau, technik, ingeniería, ingénierie, ingegneria, engenharia, inżynieria, інженерія, инженерия, mühendislik, 工程学, 工程, 工学, هندسة, इंजीनियरिंग, अभियांत्रिकी > engineering
schweißen, schweissen, soldadura, soudure, soudage, saldatura, soldagem, spawanie, зварювання, сварка, kaynakçılık, 焊接, 溶接, لحام, वेल्डिंग > welding
bauwesen, bauen, hausbau, construcción, bâtiment, edilizia, costruzioni, construção, budownictwo, будівництво, строительство, inşaat, 建筑施工, 建设, 建設, بناء, निर्माण > construction, building
geschichte, historia, histoire, storia, história, історія, история, tarih, 历史, 歴史, تاريخ, इतिहास > history
kunst, arte, sztuka, мистецтво, искусство, sanat, 艺术, 美術, アート, 芸術, فن, فنون, कला > art
kunstgeschichte, historia del arte, histoire de l'art, storia dell'arte, história da arte, historia sztuki, історія мистецтва, история искусства, история искусств, sanat tarihi, 艺术史, 美術史, تاريخ الفن, कला इतिहास > art history
archäologie, arqueología, archéologie, archeologia, arqueologia, археологія, археология, arkeoloji, 考古, 考古学, علم الآثار, آثار, पुरातत्व > archaeology, archeology
philosophie, filosofía, filosofia, filozofia, філософія, философия, felsefe, 哲学, فلسفة, दर्शन, दर्शनशास्त्र > philosophy
wirtschaft, volkswirtschaft, volkswirtschaftslehre, vwl, economía, économie, economia, ekonomia, економіка, экономика, ekonomi, iktisat, 经济, 经济学, 経済, 経済学, اقتصاد, अर्थशास्त्र > economics, economy
politik, politikwissenschaft, política, politique, politica, polityka, politologia, політика, політологія, политика, политология, siyaset, siyaset bilimi, politika, 政治, 政治学, سياسة, علوم سياسية, राजनीति > politics, political science
internationale beziehungen, relaciones internacionales, relations internationales, relazioni internazionali, relações internacionais, stosunki międzynarodowe, міжнародні відносини, международные отношения, uluslararası ilişkiler, 国际关系, 国際関係, علاقات دولية, العلاقات الدولية, अंतर्राष्ट्रीय संबंध > international relations
soziologie, gesellschaft, sociología, sociologie, sociologia, socjologia, соціологія, социология, sosyoloji, 社会学, علم الاجتماع, समाजशास्त्र > sociology
anthropologie, antropología, antropologia, антропологія, антропология, antropoloji, 人类学, 人類学, أنثروبولوجيا, मानवशास्त्र > anthropology
religione, religionen, religiones, religioni, religião, religiões, religia, релігія, религия, dinler tarihi, dinler, 宗教, دين, أديان, धर्म > religion, religions
schach, ajedrez, échecs, scacchi, xadrez, szachy, шахи, шахматы, satranç, 国际象棋, 象棋, チェス, شطرنج, शतरंज > chess
tanz, tanzen, tanzkurs, baile, bailar, danza, danse, danser, ballo, ballare, dança, dançar, taniec, танці, танець, танцы, танец, dans, 舞蹈, 跳舞, ダンス, رقص, नृत्य, डांस > dance, dancing
theater spielen, schauspiel, schauspielerei, teatro, actuación, art dramatique, jeu d'acteur, recitazione, atuação, teatr, aktorstwo, театр, акторська майстерність, актерское мастерство, актёрское мастерство, tiyatro, oyunculuk, 戏剧, 表演, 演劇, 演技, مسرح, تمثيل, रंगमंच, नाटक, अभिनय > theatre, acting
unterrichten, lehren, didaktik, enseñanza, enseñar, didáctica, enseignement, enseigner, insegnamento, insegnare, didattica, ensino, ensinar, nauczanie, dydaktyka, викладання, преподавание, öğretmenlik, öğretim, 教学法, 教师培训, 教え方, 教授法, تدريس, طرق التدريس, शिक्षण > teaching
bildung, pädagogik, educación, pedagogía, pédagogie, istruzione, pedagogia, educação, edukacja, pedagogika, освіта, педагогіка, образование, педагогика, eğitim bilimleri, pedagoji, 教育, 教育学, تربية, علوم التربية, शिक्षा > education, pedagogy
reisen, reise, viajar, viajes, viaje, voyages, viaggiare, viaggi, viaggio, viagem, viagens, podróże, podróżowanie, подорожі, путешествия, seyahat, gezi, 旅行, 旅游, سفر, यात्रा > travel
tourismus, turismo, tourisme, turystyka, туризм, turizm, 旅游业, 観光, سياحة, पर्यटन > tourism
segeln, segelschein, navegar a vela, vela deportiva, navegación a vela, faire de voile, voile bateau, vela sport, andare in vela, velejar, navegação à vela, żeglarstwo, żeglowanie, вітрильний спорт, яхтинг, парусный спорт, yelken, yelkencilik, 帆船, 航海, セーリング, ヨット, إبحار, إبحار شراعي, नौकायन > sailing
angeln, pesca, pescar, pêche, pêcher, pescare, wędkarstwo, рибальство, риболовля, рыбалка, balıkçılık, balık tutma, 钓鱼, 釣り, صيد السمك, मछली पकड़ना > fishing
schminken, maquillaje, maquillar, maquillage, trucco, truccare, maquiagem, maquilhagem, makijaż, wizaż, макіяж, макияж, визаж, makyaj, 化妆, 彩妆, メイク, 化粧, مكياج, मेकअप, श्रृंगार > makeup$$, E'\n')) with ordinality given (line, n)),
typed as (select n, trim(typed) as typed from line, unnest(string_to_array(sides[1], ',')) typed),
meant as (select n, place, trim(meant) as meant from line, unnest(string_to_array(coalesce(sides[2], sides[1]), ',')) with ordinality m (meant, place)),
-- As search_key does it, for all at once.
keyed as materialized (
  select text, coalesce(string_agg(stem, ' ' order by n) filter (where not is_small), string_agg(stem, ' ' order by n)) as key
    from (select typed from typed union select meant from meant) given (text), search_tokens(text) with ordinality t (token, n),
         lateral (select search_stem(token) as stem, is_small_word(token) as is_small) s
   group by text),
once as (
  select distinct on (k.key, meant) typed, k.key, meant, n, place
    from typed join meant using (n) join keyed k on k.text = typed join keyed m on m.text = meant
   where k.key <> m.key order by k.key, meant, n, place)
insert into search_synonyms (typed, key, meant)
select typed, key, meant from once o
 where not exists (select from search_synonyms s where (s.key, s.meant) = (o.key, o.meant)) order by n, typed, place;
analyze search_terms, search_synonyms;
