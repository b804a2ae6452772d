import { readSubjects } from './read-subjects.ts'

export const office = readSubjects(
  'Office',
  ['office workers', 'teams and assistants', 'people who return to work', 'clubs and small firms'],
  `
excel | Excel | Microsoft Excel / Excel 365 / Excel spreadsheets | 3
do: work with Excel
skills: Excel / spreadsheets / formulas
titles: Sums, dates and other surprises / One list, three summaries / Array formulas and the end of copy and paste
hooks: The list has nine hundred rows and somebody has merged the cells. / Input, calculation, result: keep them apart, and mistakes have only one place to hide.
topics: cells and formulas / sorting and filtering / lookups / charts / pivot tables / Power Query / dynamic arrays
makes: a household budget / a sheet your colleagues can use without calling you
near: Word / Power BI / Google Sheets

google-sheets | Google Sheets | spreadsheets in Google Sheets / online spreadsheets | 2
do: use Google Sheets with others
skills: Google Sheets / spreadsheets / collaboration
titles: Everybody in the same table / The sign-up list that counts itself / Scripts behind the cells
hooks: Six people, one table, and nobody sends attachments any more. / The rota of a food bank lives in a browser tab.
topics: sharing / formulas / filters / forms / charts / queries / scripts
makes: a rota for volunteers / a sign-up form with a summary
near: Excel / Power BI / Google Docs

vba | VBA | Excel macros / VBA macros | 1
do: automate Excel with VBA macros
skills: VBA / macros / Excel / automation
titles: Press the button, go for lunch / Recorded, then understood / Forms, classes and other people's workbooks
hooks: Every Thursday, forty files, the same eleven clicks. / Record it, look at it, throw half of it away.
topics: recording / ranges / loops / message boxes / forms / error handling / classes
makes: a button that builds the weekly report / a form for new customers
near: Excel / Python / Access

word | Word | Microsoft Word / Word 365 | 2
do: write long documents in Word
skills: Word / documents / formatting
titles: Why is there a blank page? / Styles, and never by hand again / A thesis of two hundred pages
hooks: You pressed the space bar forty times, and the table moved anyway. / Your thesis is due, and the page numbers have other plans.
topics: typing and saving / styles / pictures / tables / table of contents / mail merge / templates and review
makes: a thesis template / two hundred letters in ten minutes
near: Excel / InDesign / Google Docs

powerpoint | PowerPoint | Microsoft PowerPoint / slides in PowerPoint | 2
do: make good slides in PowerPoint
skills: PowerPoint / presentations / slide design
titles: Less on every slide / Ten slides, one idea / Morph, masters and a stage
hooks: They can read or they can listen, they cannot do both. / Your slides are full because your talk is not ready.
topics: layouts / text and pictures / charts / master slides / animation / speaker notes / templates for a company
makes: ten slides with one idea / a template for your firm
near: public speaking / Canva / Excel

outlook | Outlook | Microsoft Outlook / mail and calendar in Outlook | 1
do: keep your inbox under control with Outlook
skills: Outlook / email / calendar
titles: Inbox zero on a Tuesday / Rules that sort while you sleep / One calendar for the whole team
hooks: Four thousand unread messages look at you. / A mail is either a task, a date or an archive.
topics: sorting mail / rules / calendars / tasks / shared mailboxes / search folders / quick steps
makes: an empty inbox / a calendar for a team
near: Teams / time management / Gmail

access | Access | Microsoft Access / Access databases | 1
do: build a small database in Access
skills: Access / databases / forms
titles: When the table grows too big / Members, fees and letters / Queries, macros and a way out
hooks: Your club has nine lists for the same three hundred people. / One place for every fact, and a form that even the treasurer likes.
topics: tables / relations / forms / queries / reports / macros / moving to a server
makes: a database for a club / a lending system for tools
near: Excel / SQL / VBA

notion | Notion | Notion workspaces | 1
do: organise work in Notion
skills: Notion / note-taking / productivity
titles: A second brain with a search box / Pages, boards and the end of sticky notes / Formulas and relations for tidy minds
hooks: Your notes are in five apps and on the fridge. / Start with one page, and resist the other forty.
topics: pages / databases / views / templates / relations / formulas / automations
makes: a reading list / a handbook for a small firm
near: Excel / OneNote / project management

teams | Microsoft Teams | Teams / video meetings in Teams | 1
do: work together in Microsoft Teams
skills: Microsoft Teams / video meetings / collaboration
titles: You are on mute / Channels before chaos / Meetings that could have been a post
hooks: Three chats, two channels, one file, and nobody knows which is the last one. / Half of the meetings could be a message; here is which half.
topics: chats and channels / files / meetings / screen sharing / planning / guests / rules for large groups
makes: a set-up for a project / a calm online workshop
near: Outlook / Zoom / leadership

libreoffice | LibreOffice | LibreOffice Writer and Calc / free office software | 1
do: use LibreOffice for letters and tables
skills: LibreOffice / documents / spreadsheets
titles: An office for nothing / Moving house from Microsoft / Macros and templates for a town hall
hooks: Your old computer will not run the new subscription, and it need not. / Letters, tables, slides: all free, all yours.
topics: letters / tables / formulas / slides / exchanging files / templates / macros
makes: a letter template / a budget for a club
near: Word / Excel / Linux

touch-typing | touch typing | ten-finger typing / typing faster | 1
do: type with ten fingers
skills: Touch typing / keyboard
titles: Look at the screen, not your hands / Home row, sweet home / Sixty words a minute
hooks: You have typed for twenty years with two fingers and a bent neck. / Fifteen minutes a day, five weeks, no looking down.
topics: the home row / reaching up / reaching down / capitals / numbers and signs / rhythm / speed
makes: a page typed without looking / a personal record
near: piano / Word / programming

computer-basics | computer basics | computers for seniors / using a computer | 2
do: use a computer without fear
skills: Computer basics / Windows / internet
titles: Nothing will explode / Grandchildren on the screen / Files, folders and where they went
hooks: It beeped, a window opened, and you closed the lid. / You will break nothing, and if you do, we fix it together.
topics: mouse and keyboard / windows / files and folders / the internet / e-mail / video calls / staying safe
makes: a video call with your grandchildren / a folder of photos you can find
near: Excel / cyber security / smartphone photography
`,
)
