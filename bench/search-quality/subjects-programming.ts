import { readSubjects } from './read-subjects.ts'

export const programming = readSubjects(
  'Programming',
  ['students', 'engineers who change sides', 'curious people with a laptop', 'analysts and office workers'],
  `
python | Python | Python 3.13 / Python 3 | 3
do: write small programs in Python
skills: Python / programming / automation / problem solving
titles: Snakes and ladders: your first programs / Twenty lines against the Friday report / Lazy, typed and tested: scripts that grow up
hooks: You have four hundred photos to rename and one free evening. / A report that you piece together by hand every week is a program of twenty lines.
topics: values and variables / lists and loops / functions / files and folders / dictionaries / type hints / generators and iterators
makes: a script that renames a whole folder / a quiz for the family / a program that tidies a list of members
near: JavaScript / Excel / R

java | Java | Java 25 / Java SE | 3
do: program in Java
skills: Java / object-oriented programming / programming / testing
titles: Write once, run on Monday / Classes, threads and a bank that never loses a cent / Inside the virtual machine
hooks: Half of the banks in the world run on it, and they will still be hiring next year. / A parking garage has cars, tickets and a barrier: three classes and your first design.
topics: variables and methods / classes and objects / collections / exceptions / streams / threads / garbage collection
makes: a ticket machine for a parking garage / a small bank with accounts and statements
near: JavaScript / Kotlin / Python

c | C | the C language / C23 | 2
do: program in C
skills: C / pointers / systems programming
titles: Close to the metal / Every byte has an address / Undefined behaviour and how to sleep at night
hooks: Between your program and the machine there is almost nothing, and that is the charm of it. / A pointer is an address on an envelope; most of the trouble is with the wrong envelope.
topics: types and operators / arrays and strings / pointers / memory by hand / header files / bit fields / undefined behaviour
makes: a tiny shell / a reader for picture files
near: C++ / Rust / Python

cpp | C++ | C++23 / modern C++ | 2
do: write fast programs in C++
skills: C++ / object-oriented programming / performance
titles: Fast by default / Templates without tears / Zero overhead: how the fastest programs are written
hooks: Games, browsers and trading systems share one language, and it rewards patience. / You pay only for what you use, if you know what you are using.
topics: references and values / classes / the standard library / smart pointers / templates / move semantics / concurrency
makes: a particle simulation / a library for large pictures
near: C / C# / Java

csharp | C# | C# 14 / C sharp | 2
do: build desktop programs in C#
skills: C# / .NET / object-oriented programming
titles: A sharp start / Windows that people like to use / Async all the way down
hooks: One language for desktop programs, games and services, with the friendliest tools around. / The compiler tells you more than any teacher, once you know how to listen.
topics: types and properties / classes and interfaces / collections and LINQ / events / exceptions / async and await / memory and spans
makes: a club's membership manager / a small puzzle game
near: Java / C++ / Python

dotnet | .NET | .NET 10 / ASP.NET Core | 2
do: build services with .NET
skills: .NET / ASP.NET Core / C# / web services
titles: From solution file to running service / Dependency injection explained with a kitchen / Millions of requests on one small server
hooks: You know the language already; now the platform under it should stop surprising you. / A service that starts is easy, a service that survives its tenth release is a craft.
topics: projects and packages / controllers and minimal APIs / dependency injection / Entity Framework / configuration / background work / diagnostics
makes: a booking service for a dentist / an API with login and roles
near: Java / Node.js / Azure

go | Go | Golang / Go 1.25 | 2
do: write services in Go
skills: Go / concurrency / web services
titles: Gophers for breakfast / A thousand goroutines and one queue / Small binaries, long uptime
hooks: A language you can hold in your head is worth a lot on a bad night. / One file to copy, no packages to install, and it starts in ten milliseconds.
topics: packages and functions / structs and interfaces / errors as values / slices and maps / goroutines / channels / profiling
makes: a link shortener / a download manager that works in parallel
near: Python / Java / Rust

rust | Rust | the Rust language / Rust 2024 | 2
do: write safe programs in Rust
skills: Rust / systems programming / memory safety
titles: Crabs and compilers: a kind beginning / Fighting the borrow checker and winning / Fearless threads
hooks: The compiler says no forty times a day, and on the forty-first the program simply works. / Memory errors are behind most security holes, and they can be ruled out.
topics: ownership / borrowing / enums and matching / error handling / traits / lifetimes / async runtimes
makes: a search tool for text files / a small key-value store
near: C++ / Go / C

swift | Swift | Swift 6 / Swift and SwiftUI | 2
do: make iPhone apps with Swift
skills: Swift / iOS / SwiftUI / app development
titles: Your idea on a phone by Sunday / Views, state and a shopping list that syncs / Actors on stage: concurrency without data races
hooks: You have carried the device in your pocket for years; now something of yours should run on it. / An app of four screens is enough to learn nearly everything.
topics: values and optionals / views and stacks / state and bindings / lists and navigation / storing data / concurrency / publishing in the store
makes: a habit tracker / a shopping list that two phones share
near: Kotlin / Python / Java

kotlin | Kotlin | Kotlin 2 / Kotlin for Android | 2
do: build Android apps with Kotlin
skills: Kotlin / Android / app development
titles: Pocket-sized programs / Coroutines over coffee / One code base, two shops
hooks: Three billion phones are waiting, and the tools are free. / Less ceremony, fewer crashes, and the old code keeps working beside the new.
topics: null safety / data classes / screens with Compose / navigation / local databases / coroutines / shared modules
makes: a bus timetable app / a diary with photos
near: Java / Swift / JavaScript

ruby | Ruby | Ruby 3.4 | 1
do: write friendly code in Ruby
skills: Ruby / programming / scripting
titles: A language made for happiness / Blocks, mixins and good manners / Metaprogramming, gently
hooks: Its inventor wanted programmers to be happy, and you can read that in every line. / Code that reads like a sentence is easier to repair at midnight.
topics: objects everywhere / blocks / hashes and arrays / modules / testing / gems / metaprogramming
makes: a recipe box for the command line / a chat bot for a football club
near: Python / Rails / JavaScript

scala | Scala | Scala 3 | 1
do: write functional programs in Scala
skills: Scala / functional programming / Java
titles: Stairs to functional thinking / Types that carry their weight / Effects under control
hooks: Two ways of thinking about programs meet here, and both are better for it. / When the types fit, the rest is often right too.
topics: expressions / case classes / pattern matching / collections / type classes / effects / actors
makes: a rule engine for train tickets / a log analyser
near: Java / Kotlin / Haskell

haskell | Haskell | purely functional programming in Haskell | 1
do: program in Haskell
skills: Haskell / functional programming / type systems
titles: No variables were harmed / Monads are not burritos / Proofs that run
hooks: You will write less, think more, and be surprised how often it works the first time. / A function that always gives the same answer is the best colleague you can have.
topics: functions and types / recursion / lists and folds / type classes / monads / parsers / laziness
makes: a calculator with its own little language / a solver for number puzzles
near: Scala / Elixir / Python

elixir | Elixir | Elixir and Phoenix | 1
do: build chat servers in Elixir
skills: Elixir / concurrency / Phoenix
titles: Let it crash / Pipes and processes / Nine nines: telephone engineering for the web
hooks: A telephone exchange must not go down for an update, and neither must your service. / Two million connections on one machine is no longer a boast.
topics: pattern matching / pipes / processes / supervisors / Phoenix channels / live views / clusters
makes: a live voting page / a chat for a small town
near: Ruby / Go / Haskell

flutter | Flutter | Flutter and Dart / Dart 3 | 2
do: build apps for both phones with Flutter
skills: Flutter / Dart / app development
titles: Widgets all the way / Draw once, ship twice / Sixty frames, no excuses
hooks: You have one idea, two app stores and no second team. / Everything on the screen is a widget, and after a week that begins to make sense.
topics: widgets / layout / state / navigation / forms / animation / native plugins
makes: a plant-watering reminder / a train delay app
near: Swift / Kotlin / React

algorithms | algorithms | algorithms and data structures / data structures | 2
do: choose the right algorithm
skills: Algorithms / data structures / problem solving / interview preparation
titles: Sorting socks at scale / How long will it take with a million? / Trees, heaps and the whiteboard
hooks: A telephone book can be searched in twenty steps, and once you see why, a lot becomes easy. / The fastest computer loses against the better idea.
topics: counting steps / searching and sorting / stacks and queues / hash tables / trees / graphs / dynamic programming
makes: a route finder for a bus network / a spelling suggestion like the one on your phone
near: Python / Java / discrete mathematics

clean-code | clean code | refactoring / software craftsmanship | 2
do: write code that others can read
skills: Clean code / refactoring / code review / software design
titles: Code your colleagues will thank you for / The campsite rule / Legacy, with love
hooks: Code is read ten times for every time it is written, mostly by somebody in a hurry. / Three in the afternoon, a file of four thousand lines, and a bug somewhere in it.
topics: names / small functions / comments that help / duplication / tests before changes / dependencies / large migrations
makes: a tidy version of a terrible invoice program / a review checklist for your team
near: Java / Python / testing

software-testing | software testing | test automation / unit tests | 2
do: test software systematically
skills: Testing / test automation / quality assurance
titles: Finding bugs before your customers do / Green lights and false friends / The suite that runs in a minute
hooks: Somebody will find the mistake; it is cheaper when it is you. / A test that fails for no reason is worse than none.
topics: test cases / unit tests / boundaries / test doubles / browser tests / continuous testing / property-based tests
makes: a test plan for a ticket shop / a suite for a shopping cart
near: Java / JavaScript / clean code

scratch | Scratch | Scratch for children / block coding | 2
do: make games with Scratch
skills: Scratch / programming for children / creativity
titles: Cats, blocks and broomsticks / My first game is about my hamster / From coloured blocks to real code
hooks: Your child wants to make a game, not to read about one. / No typing, no semicolons, and something moves after two minutes.
topics: moving a figure / loops / costumes and sounds / points and lives / messages / clones / a whole level
makes: a maze with a ghost / an animated birthday card
near: Python / Minecraft / mathematics

arduino | Arduino | Arduino and sensors / microcontrollers | 2
do: build small machines with an Arduino
skills: Arduino / electronics / C++ / sensors
titles: Blink: the light that starts everything / The plant that sends you a message / Interrupts, timers and a robot arm
hooks: A board for the price of a pizza can read the weather, open a door and water your tomatoes. / The first light that blinks because you said so is not easily forgotten.
topics: lights and buttons / sensors / motors / serial messages / displays / interrupts / saving power
makes: a weather station for the balcony / a night light that follows you
near: Raspberry Pi / C / electronics

unity | Unity | Unity 6 / game development with Unity | 2
do: make 3D games with Unity
skills: Unity / game development / C# / level design
titles: Jump, run, publish / Enemies with a plan / Shipping: the last ten per cent
hooks: You have had this game in your head since school. / A cube that falls, a floor that catches it, and you are already a game developer.
topics: scenes and objects / movement / physics / cameras / enemies / sound and menus / optimisation
makes: a platform game with three levels / a racing game for two
near: C# / Blender / Unreal

regex | regular expressions | regex | 1
do: search text with regular expressions
skills: Regular expressions / text processing
titles: Brackets, dots and stars / Needle, meet haystack / Lookahead and other dark corners
hooks: Somewhere in two million lines is the phone number that you need. / It looks like a cat walked over the keyboard, and it saves you a day.
topics: literal text / character classes / repetition / groups / anchors / lookaround / performance traps
makes: a clean-up of ten years of addresses / a checker for invoice numbers
near: Python / JavaScript / Word
`,
)
