import { readSubjects } from './read-subjects.ts'

export const data = readSubjects(
  'Data and AI',
  ['analysts', 'journalists and researchers', 'managers who read reports', 'people who like numbers'],
  `
sql | SQL | SQL queries / SQL for analysts | 3
do: query databases with SQL
skills: SQL / databases / data analysis
titles: Ask the bicycle shop anything / Joins without double counting / Window seats: ranking, running totals and gaps
hooks: The answer to your question is in a table, and the person who could fetch it is on holiday. / It reads almost like a sentence, which makes the first hour easy and the tenth treacherous.
topics: tables and rows / filtering and sorting / grouping and counting / joins / subqueries / window functions / query plans
makes: sixty questions to a bicycle rental / a monthly report that runs by itself
near: Excel / Python / Power BI

postgresql | PostgreSQL | Postgres / PostgreSQL 18 | 1
do: run a PostgreSQL database
skills: PostgreSQL / SQL / database administration
titles: The elephant in the server room / Indexes: what they cost and give / Vacuum, locks and long nights
hooks: It is free, it is thirty years old, and it can do far more than you ask of it. / Slow queries have reasons, and the database will tell you if you ask it properly.
topics: installing and roles / types and tables / indexes / transactions / backups / query tuning / replication
makes: a backup you have really restored / a search over a million addresses
near: SQL / MongoDB / Docker

database-design | database design | data modelling / relational databases | 2
do: design tables that stay correct
skills: Data modelling / databases / SQL
titles: Who borrowed which book, and when? / Keys you will not regret / Changing the schema while it is in use
hooks: Good tables make wrong states impossible. / A choir, a repair shop and a clinic all keep lists, and all lists go wrong in the same way.
topics: things and events / keys / relations / normal forms / constraints / history tables / migrations
makes: a model for a music library / a schema for a clinic
near: SQL / Excel / PostgreSQL

mongodb | MongoDB | document databases / MongoDB 8 | 1
do: store documents in MongoDB
skills: MongoDB / NoSQL / databases
titles: Documents, not tables / When to nest and when to point / Shards on a Sunday
hooks: Your data is a tree, and for years you have been flattening it. / A catalogue in which every product has other properties fits badly into columns.
topics: documents / queries / nesting or linking / indexes / aggregation / transactions / sharding
makes: a catalogue for a hardware shop / a log of ten million events
near: SQL / PostgreSQL / Node.js

data-analysis | data analysis | data analytics / data analyst training | 3
do: work as a data analyst
skills: Data analysis / SQL / spreadsheets / data visualisation
titles: From messy export to clear answer / Questions worth asking of a table / The analyst in the meeting
hooks: The numbers were there all along; somebody had to ask them something. / Four hundred rows from the cash desk can tell you when to open on Saturdays.
topics: asking a question / cleaning / summarising / comparing groups / charts / writing up a result / dashboards that are used
makes: a study of a bakery's sales / a portfolio of three small analyses
near: Excel / Python / statistics

pandas | pandas | Python data analysis with pandas / data frames in Python | 2
do: analyse tables with pandas
skills: pandas / Python / data analysis / data cleaning
titles: Bears with tables / Group, apply, combine / Ten million rows on a laptop
hooks: The spreadsheet gave up at a million rows; the notebook has not noticed yet. / One line loads the file, the second one shows you what is wrong with it.
topics: series and frames / reading files / selecting rows / missing values / grouping / time series / memory and speed
makes: a study of bus delays / a clean version of a city's tree register
near: Excel / R / SQL

r-language | R | R programming / R and the tidyverse | 2
do: analyse data with R
skills: R / statistics / tidyverse / data analysis
titles: The statistician's notebook / Plots with a grammar / Models that report themselves
hooks: It was written by statisticians for statisticians, and it shows in the best way. / Your thesis needs a figure that an editor will not send back.
topics: vectors / data frames / pipes / plots with ggplot / linear models / reports with Quarto / packages of your own
makes: figures for a thesis / a report that updates itself every month
near: Python / SPSS / Excel

machine-learning | machine learning | ML / machine learning with Python | 3
do: train machine learning models
skills: Machine learning / Python / statistics / artificial intelligence
titles: Machines that guess well / Beat the baseline first / Leaks, drift and other ways to fool yourself
hooks: A model that is right 95 times in a hundred may still be useless. / Which parcels will be late tomorrow? The last three years know.
topics: a first baseline / linear models / decision trees / measuring errors / validation / feature engineering / models in production
makes: a forecast for a bike rental / a filter for unwanted mail
near: statistics / Python / deep learning

deep-learning | deep learning | neural networks / deep neural networks | 2
do: train neural networks
skills: Deep learning / neural networks / PyTorch / artificial intelligence
titles: A brain of ten lines / Layers upon layers / Attention, please
hooks: Four multiplications and a bend in the line: that is a neuron. / Build one by hand, and the large ones lose their mystery.
topics: one neuron / gradients / layers / convolution / overfitting / attention / training on several machines
makes: a reader for handwritten digits / a network that names birds by their song
near: machine learning / Python / linear algebra

ai-assistants | AI assistants | prompt writing / generative AI / ChatGPT and other assistants | 3
do: use AI assistants at work
skills: Artificial intelligence / prompt writing / productivity
titles: Talking to a very fast intern / Better questions, better drafts / Agents that do not run away
hooks: It answers everything, confidently, and one time in ten it is wrong. / The difference between a useless draft and a useful one is often a single sentence in the question.
topics: a good question / giving context / checking answers / summaries and drafts / privacy / tools and agents / evaluation
makes: a set of prompts for your office / a summary you would sign
near: Word / machine learning / copywriting

computer-vision | computer vision | image recognition / OpenCV | 1
do: teach computers to see
skills: Computer vision / OpenCV / machine learning / Python
titles: What the camera knows / Counting apples on a tree / Segment, track, decide
hooks: Three thousand apples pass the camera every minute, and six of them are bad. / To a computer a photo is a very large table of numbers.
topics: pixels and filters / edges / shapes / classifying pictures / finding objects / tracking / models on small devices
makes: a counter for parked bicycles / a sorter for recycling
near: deep learning / photography / Python

data-visualisation | data visualisation | charts and diagrams / data visualization | 2
do: make charts that tell the truth
skills: Data visualisation / charts / storytelling with data
titles: A chart is a comparison / Less ink, more meaning / Maps, networks and things that move
hooks: Your readers have four seconds and a phone. / Twelve charts from real reports, each drawn again, each with less in it.
topics: choosing a form / axes / colour / labels and titles / maps / small multiples / interactive charts
makes: a before-and-after portfolio / one page that a board can understand
near: Excel / statistics / graphic design

power-bi | Power BI | Microsoft Power BI | 2
do: build dashboards in Power BI
skills: Power BI / dashboards / business intelligence / DAX
titles: The dashboard your boss will open / Measures that measure / Row-level rights and large models
hooks: Every Monday someone copies the same figures into the same slide. / One model, many questions, and no copying any more.
topics: loading data / relationships / first visuals / measures in DAX / filters / sharing / large models
makes: a sales dashboard for four branches / a staffing overview
near: Excel / Tableau / SQL

tableau | Tableau | Tableau Desktop | 1
do: explore data with Tableau
skills: Tableau / dashboards / data visualisation
titles: Drag, drop, discover / Dashboards with manners / Level of detail, finally clear
hooks: You see the pattern before you have finished asking. / Marketing wants a map, finance wants a table, and both want it by noon.
topics: connecting data / dimensions and measures / maps / calculated fields / dashboards / parameters / level of detail
makes: a map of bicycle accidents / a story in five sheets
near: Power BI / Excel / SQL

data-engineering | data engineering | data pipelines / ETL | 1
do: build data pipelines
skills: Data engineering / ETL / SQL / Python
titles: Plumbing for numbers / The nightly load that never fails quietly / Lakes, warehouses and marshes
hooks: Before anyone can analyse anything, somebody has to bring it there, every night, without fail. / Dirty water in, clean water out, and a meter on every pipe.
topics: sources / loading / transformations / scheduling / data quality / warehouses / streaming
makes: a nightly load from three shops / an alarm for missing data
near: SQL / Python / Kafka

kafka | Apache Kafka | Kafka / event streaming with Kafka | 1
do: move events with Apache Kafka
skills: Kafka / event streaming / messaging
titles: A log for everything that happens / Consumers that keep up / Exactly once, nearly
hooks: Orders, clicks and sensor readings arrive by the thousand, and four teams want each of them. / An event is a fact: it happened, it stays, and anyone may read it.
topics: topics and partitions / producers / consumer groups / schemas / connectors / stream processing / running a cluster
makes: an order stream for a shop / a live map of delivery vans
near: Java / data engineering / RabbitMQ

geodata | QGIS | maps with QGIS / geographic information systems / GIS | 1
do: make maps with QGIS
skills: GIS / QGIS / maps / spatial analysis
titles: Where is everything? / Layers of a town / From satellite to statement
hooks: Where should the next playground be? The answer is a map. / Trees, buses, floods and prices all happen somewhere.
topics: layers / coordinates / importing data / styling a map / distance and area / satellite pictures / spatial queries
makes: a map of shade in your town / a plan for bus stops
near: Excel / Python / AutoCAD

experiments | design of experiments | A/B testing / experiment design | 1
do: plan experiments that prove something
skills: Experimental design / statistics / A/B testing
titles: One change at a time, or not / The button was blue / Power before data
hooks: Eleven per cent more clicks, said the report, and next month they were gone. / A good experiment is decided before the first measurement.
topics: questions and hypotheses / control groups / randomising / sample size / blocking / factorial designs / stopping rules
makes: a test of two sign-up pages / a trial of three fertilisers
near: statistics / graphic design / marketing
`,
)
