import { readSubjects } from './read-subjects.ts'

export const cloud = readSubjects(
  'Cloud and tools',
  ['developers', 'administrators', 'small IT teams', 'people who keep servers alive'],
  `
docker | Docker | Docker containers / containers | 3
do: pack applications in Docker containers
skills: Docker / containers / DevOps
titles: It works on every machine / Boxes for programs / Small images, safe images
hooks: "It works on my machine" is where this begins, and where it ends. / One file describes everything your program needs, down to the last library.
topics: images and containers / the Dockerfile / volumes / networks / Compose / small images / registries and security
makes: a database and a website in two boxes / a build that takes seconds
near: Kubernetes / Linux / Node.js

kubernetes | Kubernetes | K8s / Kubernetes clusters | 2
do: run applications on Kubernetes
skills: Kubernetes / containers / DevOps / cloud computing
titles: Who restarts the container at night? / Pods, services and a calm pager / Operators, quotas and forty teams
hooks: One server is a pet, forty servers need a shepherd. / You say how it should be; the cluster keeps trying until it is so.
topics: pods / deployments / services and ingress / configuration and secrets / storage / autoscaling / operators
makes: a shop that survives a lost server / a cluster on three old laptops
near: Docker / AWS / Ansible

aws | AWS | Amazon Web Services / AWS Certified Solutions Architect | 3
do: build in the AWS cloud
skills: AWS / cloud computing / Lambda / S3
titles: Somebody else's computer / Serverless by lunchtime / The bill explained
hooks: Two hundred services, of which you will need nine. / The first surprise is how fast it is, the second is the invoice.
topics: accounts and budgets / virtual machines / storage / databases / functions / networks / well-built architectures
makes: a photo archive that costs a euro a month / a website without a server
near: Azure / Google Cloud / Linux

azure | Azure | Microsoft Azure / Azure fundamentals AZ-900 | 2
do: run services on Azure
skills: Azure / cloud computing / Microsoft
titles: Blue skies for your servers / From the cellar to the cloud / Landing zones without turbulence
hooks: The server in the cellar hums its last year, and the licences are already paid. / Identities, groups and rights come first, whatever the brochure says.
topics: subscriptions / identities / virtual machines / app services / storage / monitoring / policies
makes: a move of a file server / an app with company login
near: AWS / .NET / PowerShell

google-cloud | Google Cloud | GCP / Google Cloud Platform | 1
do: build on Google Cloud
skills: Google Cloud / cloud computing / BigQuery
titles: Planet-sized and pay as you go / Queries over a billion rows / Projects, folders and peace
hooks: A question to a billion rows comes back before you have poured the tea. / Start with a container and a button.
topics: projects / storage / Cloud Run / BigQuery / identities / networks / cost control
makes: a service that sleeps when nobody calls / a warehouse for a web shop
near: AWS / Azure / Kubernetes

linux | Linux | Linux administration / Ubuntu and Debian | 3
do: use and administer Linux
skills: Linux / command line / system administration
titles: The penguin moves in / A server of your own / What happens between power-on and login
hooks: An old laptop, a stick and an hour: a new life begins. / Nearly every website you visit today is answered by it.
topics: files and folders / users and rights / packages / the terminal / services / logs / kernels and booting
makes: a family file server / a rescue stick
near: Windows / Bash / Docker

bash | Bash | shell scripting / the command line / Bash scripts | 2
do: write shell scripts
skills: Bash / command line / automation / Linux
titles: Talking to your computer in whole words / One line instead of one afternoon / Quoting, traps and scripts that survive
hooks: The black window is faster than any menu, and it remembers. / Small tools, joined by a pipe, have replaced entire programs.
topics: moving around / pipes / finding things / variables and loops / arguments / exit codes / safe scripts
makes: a backup for every night / a report from a log file
near: Python / PowerShell / Linux

powershell | PowerShell | Windows PowerShell / PowerShell 7 | 1
do: automate Windows with PowerShell
skills: PowerShell / automation / Windows / system administration
titles: Two hundred accounts before coffee / Objects in the pipe / Remote, signed and logged
hooks: Twenty new colleagues start on Monday and each one needs an account. / Clicking is fine once; the ninth time is a program.
topics: commands / pipes of objects / files / users and groups / modules / remoting / signing
makes: a script for new colleagues / an inventory of all computers
near: Bash / Excel / Azure

git | Git | Git and GitHub / version control | 3
do: keep your work under version control with Git
skills: Git / GitHub / version control
titles: Save points for everything you write / Undo is a superpower / Rebase without regret
hooks: final_v2_really_final.doc was a cry for help. / Two people changed the same line, and that is nothing to be afraid of.
topics: snapshots / branches / merging / conflicts / undoing / pull requests / rewriting history
makes: a practice repository you may ruin / a shared cookbook
near: Word / Linux / Docker

ci-cd | continuous integration | CI/CD / GitHub Actions / continuous delivery | 1
do: build and ship software automatically
skills: CI/CD / GitHub Actions / DevOps / automation
titles: Friday deployments without fear / The robot that checks your work / From commit to customer in ten minutes
hooks: Releases hurt because they are rare. / Nobody should have to remember eleven steps at six in the evening.
topics: pipelines / tests on every change / build caches / environments / secrets / rollbacks / release trains
makes: a pipeline for a website / a release at the push of a button
near: Git / Docker / software testing

terraform | Terraform | infrastructure as code / OpenTofu | 1
do: describe servers as code with Terraform
skills: Terraform / infrastructure as code / cloud computing
titles: Your data centre in a text file / Plan, apply, relax / State of affairs: large set-ups in many hands
hooks: Who changed the firewall in March? Now the answer is in the history. / Tear it all down on Friday, and have it back on Monday with one command.
topics: providers / resources / variables / state / modules / workspaces / policy checks
makes: a test environment that costs nothing at night / a network for three branches
near: AWS / Ansible / Azure

ansible | Ansible | Ansible playbooks | 1
do: set up servers with Ansible
skills: Ansible / automation / Linux
titles: Forty servers, one recipe / Playbooks that can run twice / Roles, vaults and quiet weekends
hooks: You have set up the same server eleven times, and each is a little different. / Write down how it should be, run it as often as you like.
topics: inventories / tasks / templates / handlers / roles / vaults / rolling updates
makes: a web server from nothing / an update of forty machines
near: Terraform / Bash / Docker

networks | computer networks | networking / TCP/IP / Cisco CCNA | 2
do: plan and repair computer networks
skills: Networking / TCP/IP / routers and switches
titles: How the cat video finds your house / Packets, please / Routes, loops and storms
hooks: The printer is on, the cable is in, and still nothing prints. / Every page you open travels through a dozen machines that have never heard of you.
topics: cables and addresses / switches / routing / names and DNS / Wi-Fi / firewalls / routing between providers
makes: a network for a small office / a map of your own home network
near: Linux / cyber security / AWS

cyber-security | cyber security | information security / ethical hacking / IT security | 3
do: protect computers and data from attacks
skills: Cyber security / ethical hacking / information security
titles: Locks, keys and phishing mails / Think like a burglar / Red team, blue team
hooks: The mail looked like it came from the bank, and it was nearly half past five. / A hospital without computers for three weeks: what happened, step by step.
topics: passwords and passkeys / phishing / updates and backups / encryption / scanning a network / finding weak spots / handling an incident
makes: an emergency plan for a small firm / a break-in at a practice company
near: networks / Linux / Python

monitoring | monitoring | observability / Prometheus and Grafana | 1
do: watch servers and be warned in time
skills: Monitoring / Prometheus / Grafana / observability
titles: Know before the customers call / Alarms worth waking up for / Traces across twelve services
hooks: The disk was full for nine days before anybody noticed. / An alarm that rings every night is an alarm that nobody hears.
topics: metrics / logs / dashboards / alerts / service levels / tracing / capacity planning
makes: a dashboard for a web shop / three alarms that matter
near: Kubernetes / Linux / Excel

raspberry-pi | Raspberry Pi | Raspberry Pi 5 / single-board computers | 2
do: build things with a Raspberry Pi
skills: Raspberry Pi / Linux / electronics / Python
titles: A computer for your pocket money / The bird box with a camera / Your own cloud in a cupboard
hooks: It costs as much as a dinner and runs for years in a drawer. / The kids want a games machine, you want an ad blocker: one board does both.
topics: setting up / pins and lights / cameras / media players / home automation / servers / clusters
makes: a bird box with a camera / a music player for the kitchen
near: Arduino / Linux / Python
`,
)
