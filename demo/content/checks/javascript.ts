// biome-ignore-all lint/suspicious/noTemplateCurlyInString: it is what is asked about
import type { SkillQuestions } from './types.ts'

export const javascript = {
  skill: 'JavaScript',
  levels: {
    1: [
      {
        kind: 'short',
        text: 'Which keyword declares a name whose value cannot be assigned again?',
        accepted: ['const'],
        explanation: 'const is for names that keep their value; let is for those that get another one.',
      },
      {
        kind: 'number',
        text: 'What does this code log?',
        code: { language: 'javascript', text: 'let bill = 20\nbill = bill + 4\nconsole.log(bill)' },
        value: 24,
        explanation: 'The right side is calculated with the old value, then bill gets the result.',
      },
      {
        kind: 'one',
        text: 'What does this line log?',
        code: { language: 'javascript', text: "console.log('2' + 3)" },
        options: ['5', '23', '2 + 3', 'An error'],
        right: 1,
        explanation: 'If one side is text, + makes text of the other and joins them. Number("2") + 3 is 5.',
      },
      {
        kind: 'one',
        text: 'Where does console.log write?',
        options: [
          'Into the page',
          'Into the console of the developer tools',
          'Into a file beside the page',
          'Into the address bar',
        ],
        right: 1,
        explanation: 'The console is for the person who writes the page. Visitors see it only if they open the tools.',
      },
      {
        kind: 'match',
        text: 'What does typeof say about each value?',
        left: ['5', "'5'", 'true', 'undefined'],
        right: ['number', 'string', 'boolean', 'undefined'],
        extra: ['text'],
        explanation: 'Whole numbers and fractions are both of type number, and text is called string.',
      },
      {
        kind: 'gaps',
        text: 'Complete the function. It returns the double of a number.',
        gapText: '___ double(n) {\n  ___ n * 2\n}',
        gaps: [['function'], ['return']],
        explanation: 'return ends the function and hands out the value. Without it, a call gives undefined.',
      },
      {
        kind: 'one',
        text: 'Which element of HTML loads the file page.js?',
        options: [
          '<script src="page.js"></script>',
          '<link href="page.js">',
          '<javascript>page.js</javascript>',
          '<style src="page.js"></style>',
        ],
        right: 0,
        explanation: 'script loads and runs code. link and style are for style sheets.',
      },
      {
        kind: 'number',
        text: 'What does this line log?',
        code: { language: 'javascript', text: 'console.log(10 - 2 * 3)' },
        value: 4,
        explanation: 'Multiplication comes before subtraction.',
      },
      {
        kind: 'several',
        text: 'Which of these write a text in JavaScript?',
        options: ["'tip'", '"tip"', '`tip`', '(tip)', 'tip'],
        right: [0, 1, 2],
        explanation: 'Single quotes, double quotes and backticks all make text. Without quotes, tip is the name of something.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: { language: 'javascript', text: "const name = 'Ana'\nconsole.log(`Good morning, ${name}`)" },
        options: ['Good morning, ${name}', 'Good morning, Ana', 'Good morning, name', 'An error'],
        right: 1,
        explanation: 'In backticks, ${} is replaced by the value of what stands in it.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: "const age = 17\nif (age >= 18) {\n  console.log('welcome')\n} else {\n  console.log('too young')\n}",
        },
        options: ['welcome', 'too young', 'welcome and too young', 'Nothing'],
        right: 1,
        explanation: '17 is not at least 18, so the block after else runs, and only that.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order. The code splits a bill among four people.',
        items: ['const bill = 80', 'const share = bill / 4', 'console.log(`Each pays ${share}`)'],
        explanation: 'A name has to be declared before a later line uses it.',
      },
      {
        kind: 'one',
        text: 'The console says: ReferenceError: totl is not defined. What is most likely?',
        options: ['A name was mistyped', 'The page is offline', 'A number is too large', 'A file is empty'],
        right: 0,
        explanation: 'The code uses a name that was never declared. The console also says in which file and line.',
      },
    ],
    2: [
      {
        kind: 'number',
        text: 'What does this code log?',
        code: { language: 'javascript', text: "const list = ['milk', 'bread', 'tea']\nconsole.log(list.length)" },
        value: 3,
        explanation: 'length is how many elements an array has. The last of them is at place length - 1.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: { language: 'javascript', text: "const list = ['milk', 'bread', 'tea']\nconsole.log(list[1])" },
        options: ['milk', 'bread', 'tea', 'undefined'],
        right: 1,
        explanation: 'Places count from 0.',
      },
      {
        kind: 'gaps',
        text: 'Complete the loop. It logs each item of the list.',
        gapText: '___ (const item ___ list) {\n  console.log(item)\n}',
        gaps: [['for'], ['of']],
        explanation: 'for … of goes through the values. for … in would give the places, as text.',
      },
      {
        kind: 'one',
        text: 'Which condition compares value and type without converting anything?',
        options: ['a = b', 'a == b', 'a === b', 'a =< b'],
        right: 2,
        explanation: "=== is true only if the types are equal too. With ==, '5' == 5 is true. One sign assigns.",
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: "const book = { title: 'Tides', pages: 120 }\nbook.pages = 130\nconsole.log(book.pages)",
        },
        options: ['120', '130', 'undefined', 'An error, because book is a constant'],
        right: 1,
        explanation: 'const keeps the name from getting another object. What is in the object can still change.',
      },
      {
        kind: 'short',
        text: 'Which method of an array adds an element at its end? Give its name.',
        accepted: ['push', 'push()', '.push', '.push()', 'array.push'],
        explanation: 'push changes the array and returns its new length.',
      },
      {
        kind: 'several',
        text: 'Which values count as false in a condition?',
        options: ['0', "''", "'false'", 'null', '[]'],
        right: [0, 1, 3],
        explanation:
          'Zero, the empty text, null, undefined and NaN count as false. Any other text and any array, also an empty one, count as true.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: { language: 'javascript', text: 'const add = (a, b) => a + b\nconsole.log(add(2, 5))' },
        options: ['7', '25', 'undefined', '(a, b) => a + b'],
        right: 0,
        explanation: 'An arrow function without braces returns its expression.',
      },
      {
        kind: 'gaps',
        text: 'Complete the line. When the button is clicked, count is called.',
        gapText: "button.___('___', count)",
        gaps: [['addEventListener'], ['click']],
        explanation: 'The function is given without parentheses: it is not called now, but at each click.',
      },
      {
        kind: 'one',
        text: 'Which line puts text that a visitor typed into the page without running anything in it?',
        options: [
          'output.textContent = typed',
          'output.innerHTML = typed',
          'document.write(typed)',
          "output.insertAdjacentHTML('beforeend', typed)",
        ],
        right: 0,
        explanation:
          'textContent shows text as text. The others read it as HTML, and what a stranger typed could then act in the page.',
      },
      {
        kind: 'number',
        text: 'What does this code log?',
        code: { language: 'javascript', text: 'let total = 0\nfor (let n = 1; n <= 4; n++) total += n\nconsole.log(total)' },
        value: 10,
        explanation: '1 + 2 + 3 + 4: the condition n <= 4 takes the 4 too.',
      },
      {
        kind: 'match',
        text: 'What does each call find in a page?',
        left: ["querySelector('p')", "querySelectorAll('p')", "getElementById('p')", "querySelector('.p')"],
        right: ['The first paragraph', 'All paragraphs', 'The element whose id is p', 'The first element of the class p'],
        extra: ['The last paragraph'],
        explanation: 'querySelector takes a selector as in CSS: a name alone is an element, a point means a class.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order. Each click shows a count that is one higher.',
        items: [
          "const button = document.querySelector('button')",
          'let count = Number(button.textContent)',
          "button.addEventListener('click', () => {",
          'count += 1',
          'button.textContent = String(count)',
          '})',
        ],
        explanation: 'The page is read once, before the listener. What stands in the listener happens at each click.',
      },
    ],
    3: [
      {
        kind: 'one',
        text: 'What does this code log?',
        code: { language: 'javascript', text: 'console.log([3, 4, 5].map((n) => n * 2).join(" "))' },
        options: ['3 4 5', '6 8 10', '24', '3 4 5 3 4 5'],
        right: 1,
        explanation: 'map makes a new array with what the function returns for each element.',
      },
      {
        kind: 'number',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: 'const prices = [5, 12, 8, 20]\nconsole.log(prices.filter((price) => price > 8).length)',
        },
        value: 2,
        explanation: 'filter keeps the elements for which the function returns true: 12 and 20, not 8.',
      },
      {
        kind: 'number',
        text: 'What does this code log?',
        code: { language: 'javascript', text: 'console.log([1, 2, 3].reduce((sum, n) => sum + n, 10))' },
        value: 16,
        explanation: 'reduce begins with 10 and adds each element to what it has so far.',
      },
      {
        kind: 'gaps',
        text: 'Complete the line. It takes two properties out of an object.',
        code: { language: 'javascript', text: "const book = { title: 'Tides', pages: 120 }" },
        gapText: 'const ___ title, pages ___ = book',
        gaps: [['{'], ['}']],
        explanation: 'Destructuring looks like the object that it takes apart: braces for objects, brackets for arrays.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: 'const a = [1, 2]\nconst b = a\nconst c = [...a]\na.push(3)\nconsole.log(`${b.length} ${c.length}`)',
        },
        options: ['2 2', '3 2', '3 3', '2 3'],
        right: 1,
        explanation: 'b is the same array under another name; the three points make a copy.',
      },
      {
        kind: 'one',
        text: 'What does fetch(address) return?',
        options: ['The text of the response', 'A promise of the response', 'The response, after waiting', 'true or false'],
        right: 1,
        explanation:
          'Waiting takes time, so fetch returns at once with a promise. await or then gets the response when it is there.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order. The function returns the weather of a city.',
        items: [
          'async function getWeather(city) {',
          'const response = await fetch(`/weather/${city}`)',
          "if (!response.ok) throw new Error('No weather today')",
          'return response.json()',
          '}',
        ],
        explanation: 'fetch does not fail for a status such as 404, so response.ok has to be looked at before the body is read.',
      },
      {
        kind: 'several',
        text: 'Which values does localStorage give back exactly as they were stored with setItem?',
        options: ["'tea'", '5', "['milk']", "'5'", '{ pages: 120 }'],
        right: [0, 3],
        explanation: 'localStorage keeps text only. Use JSON.stringify before storing, and JSON.parse after reading.',
      },
      {
        kind: 'short',
        text: 'Which keyword makes a function of one module available to others?',
        accepted: ['export'],
        explanation: 'What a module exports can be imported by others; everything else stays its own.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: { language: 'javascript', text: 'const user = { name: "Ana" }\nconsole.log(user.address?.city ?? "unknown")' },
        options: ['undefined', 'null', 'unknown', 'An error'],
        right: 2,
        explanation: '?. stops at the missing address and gives undefined, and ?? replaces undefined by what stands after it.',
      },
      {
        kind: 'match',
        text: 'Which method of an array answers which question?',
        left: [
          'Is there any element over 10?',
          'Are all over 10?',
          'Which is the first over 10?',
          'At which place is the first over 10?',
        ],
        right: ['some', 'every', 'find', 'findIndex'],
        extra: ['forEach'],
        explanation: 'All four stop as soon as the answer is known. forEach answers nothing: it returns undefined.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: { language: 'javascript', text: 'console.log([10, 9, 1].sort().join(" "))' },
        options: ['1 9 10', '1 10 9', '10 9 1', '9 10 1'],
        right: 1,
        explanation: 'Without a function, sort compares as text, and "10" comes before "9". For numbers: sort((a, b) => a - b).',
      },
      {
        kind: 'one',
        text: 'A form reloads the page when it is sent. Which line of the submit listener prevents it?',
        options: ['event.stop()', 'event.preventDefault()', 'return true', 'form.reset()'],
        right: 1,
        explanation: 'Sending is what a browser does by default. preventDefault leaves it to your code.',
      },
    ],
    4: [
      {
        kind: 'short',
        text: 'In which order are the letters logged? Write them without spaces.',
        code: {
          language: 'javascript',
          text: "console.log('A')\nsetTimeout(() => console.log('B'), 0)\nPromise.resolve().then(() => console.log('C'))\nconsole.log('D')",
        },
        accepted: ['ADCB', 'A D C B', 'A, D, C, B', 'A,D,C,B'],
        explanation: 'First the running code to its end, then what promises wait for, then timers.',
      },
      {
        kind: 'number',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: 'function counter() {\n  let n = 0\n  return () => ++n\n}\nconst one = counter()\nconst two = counter()\none()\none()\ntwo()\nconsole.log(one() + two())',
        },
        value: 5,
        explanation: 'Each call of counter makes an n of its own, which the returned function keeps: 3 and 2.',
      },
      {
        kind: 'one',
        text: 'Two calls do not depend on each other and take 300 ms each. Which way takes about 300 ms in all?',
        options: [
          'const a = await getA(); const b = await getB()',
          'const [a, b] = await Promise.all([getA(), getB()])',
          'const [a, b] = [await getA(), await getB()]',
          'getA().then(() => getB())',
        ],
        right: 1,
        explanation:
          'Promise.all waits for calls that are both under way. In the others the second call begins when the first has ended.',
      },
      {
        kind: 'gaps',
        text: 'Complete the code. An error of load is shown, and the button works again in any case.',
        code: {
          language: 'javascript',
          text: 'button.disabled = true\ntry {\n  await load()\n} [1] (error) {\n  show(error.message)\n} [2] {\n  button.disabled = false\n}',
        },
        gapText: '[1] is ___, [2] is ___',
        gaps: [['catch'], ['finally']],
        explanation: 'catch handles what await has thrown, finally runs after both outcomes.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: "// In a module\nconst timer = {\n  name: 'tea',\n  show() { return this?.name },\n}\nconst show = timer.show\nconsole.log(timer.show(), show())",
        },
        options: ['tea tea', 'tea undefined', 'undefined undefined', 'An error'],
        right: 1,
        explanation:
          'The call decides about this: in timer.show() it is what stands before the point. In a module, a plain show() has none.',
      },
      {
        kind: 'several',
        text: 'Which statements about let, const and var are true?',
        options: [
          'let and const live in their block',
          'var lives in its function, also beyond its block',
          'A const array cannot get new elements',
          'Using a let before its line is an error',
        ],
        right: [0, 1, 3],
        explanation:
          'const fixes the name, not what is in the array. var is known from the start of the function, with undefined.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: 'const original = { tags: ["a"] }\nconst copy = { ...original }\ncopy.tags.push("b")\nconsole.log(original.tags.length)',
        },
        options: ['1', '2', '0', 'An error'],
        right: 1,
        explanation:
          'The spread copies only the first layer, so both objects have the same array. structuredClone copies all layers.',
      },
      {
        kind: 'match',
        text: 'Which collection fits which task?',
        left: [
          'Count clicks for each element',
          'Keep each visited page once',
          'Keep messages in their order',
          'Keep notes on objects without keeping them alive',
        ],
        right: ['Map', 'Set', 'Array', 'WeakMap'],
        extra: ['String'],
        explanation:
          'A Map takes any value as key, a Set holds each value once, and a WeakMap forgets objects that nobody else uses.',
      },
      {
        kind: 'one',
        text: 'A list has 500 rows with a delete button each, and rows come and go. What is the simplest way to listen?',
        options: [
          'One listener for each button, added again after each change',
          'One listener on the list that looks which button the click came from',
          'A timer that looks for clicked buttons',
          'An onclick attribute in the HTML of each row',
        ],
        right: 1,
        explanation:
          'Clicks rise from the button through its parents. event.target.closest("button") tells which one it was, also for rows that came later.',
      },
      {
        kind: 'number',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: 'class Shape {\n  get area() { return 0 }\n}\nclass Square extends Shape {\n  constructor(side) {\n    super()\n    this.side = side\n  }\n  get area() { return this.side ** 2 }\n}\nconsole.log(new Square(3).area + new Shape().area)',
        },
        value: 9,
        explanation: 'The getter of Square takes the place of that of Shape for squares. ** is "to the power of".',
      },
      {
        kind: 'order',
        text: 'A search field asks the server while somebody types. Put the steps into order.',
        items: [
          'A letter is typed',
          'The timer of the letter before is cancelled',
          'A new timer of 200 ms is started',
          'The timer ends, because nothing more was typed',
          'The server is asked once',
        ],
        explanation: 'This is called debouncing: only a pause in typing leads to a request.',
      },
      {
        kind: 'one',
        text: 'A visitor types quickly, and the response to an earlier search arrives after the one to a later search. What keeps the old one from being shown?',
        options: [
          'Calling fetch twice',
          'Cancelling the earlier request with an AbortController',
          'Using var instead of let',
          'A longer timeout on the server',
        ],
        right: 1,
        explanation:
          'Responses can overtake each other. Cancel the earlier request, or compare a response with what was asked last.',
      },
    ],
  },
} satisfies SkillQuestions

/** For those who write services in it. */
export const advancedJavascript = {
  skill: 'JavaScript',
  levels: {
    5: [
      {
        kind: 'short',
        text: 'In which order are the letters logged by Node? Write them without spaces.',
        code: {
          language: 'javascript',
          text: "async function run() {\n  console.log('A')\n  await null\n  console.log('B')\n}\nrun()\nconsole.log('C')",
        },
        accepted: ['ACB', 'A C B', 'A, C, B', 'A,C,B'],
        explanation:
          'An async function runs up to its first await at once. What comes after it waits until the running code has ended.',
      },
      {
        kind: 'one',
        text: 'A service calculates a report for four seconds in one function without await. What do other requests see meanwhile?',
        options: [
          'Nothing: each request has its own thread',
          'They wait, because one thread runs all JavaScript of the process',
          'They get status 503',
          'They are answered from a cache',
        ],
        right: 1,
        explanation:
          'The event loop cannot go on before the function ends. Long calculations belong in a worker thread or in small portions.',
      },
      {
        kind: 'one',
        text: 'How do you send a file of 2 GB to a client without holding it in memory?',
        options: [
          'response.end(await readFile(path))',
          'await pipeline(createReadStream(path), response)',
          'response.end(readFileSync(path))',
          'response.write(await readFile(path, "utf8"))',
        ],
        right: 1,
        explanation: 'A stream reads as fast as the client takes the pieces, and pipeline closes both ends if one fails.',
      },
      {
        kind: 'gaps',
        text: 'Complete the generator. It yields 1, 2, 3 and so on.',
        gapText: 'function___ count() {\n  let n = 0\n  while (true) ___ ++n\n}',
        gaps: [['*'], ['yield']],
        explanation: 'The star makes a generator, which pauses at each yield. So an endless loop is no problem.',
      },
      {
        kind: 'several',
        text: 'Which can end a Node process in its default settings?',
        options: [
          'A rejected promise that nobody handles',
          'An error event of a stream to which nobody listens',
          'A rejected promise within try and await',
          'An exception in a timer that nobody catches',
          'A warning on the console',
        ],
        right: [0, 1, 3],
        explanation:
          'Since Node 15 an unhandled rejection ends the process like an uncaught exception. An error event without a listener is thrown.',
      },
      {
        kind: 'number',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: "const results = await Promise.allSettled([\n  Promise.resolve(1),\n  Promise.reject(new Error('no')),\n  3,\n])\nconsole.log(results.filter(({ status }) => status === 'fulfilled').length)",
        },
        value: 2,
        explanation:
          'allSettled waits for all and never rejects; a plain value counts as fulfilled. Promise.all would have rejected.',
      },
      {
        kind: 'match',
        text: 'Which combination of promises does what?',
        left: ['Promise.all', 'Promise.any', 'Promise.race', 'Promise.allSettled'],
        right: [
          'Rejects as soon as one is rejected',
          'Gives the first that is fulfilled',
          'Follows the first that is settled, either way',
          'Reports about each of them',
        ],
        extra: ['Runs them one after the other'],
        explanation: 'None of them starts anything: the calls are under way already when their promises are handed over.',
      },
      {
        kind: 'one',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: "const base = { greet() { return 'hello' } }\nconst child = Object.create(base)\nbase.greet = () => 'good evening'\nconsole.log(child.greet())",
        },
        options: ['hello', 'good evening', 'undefined', 'An error'],
        right: 1,
        explanation:
          'child has no greet of its own, so it is looked up in its prototype at each call, and the prototype has changed.',
      },
      {
        kind: 'one',
        text: 'A search text of a visitor is put into new RegExp(text). What can go wrong?',
        options: [
          'Nothing, because it is text',
          'Some patterns take very long for some inputs and block the process; others are refused with an error',
          'It can run JavaScript code',
          'The pattern is visible to others',
        ],
        right: 1,
        explanation:
          'A pattern such as (a+)+$ can take exponential time. Escape what comes from outside, or compare without a pattern.',
      },
      {
        kind: 'order',
        text: 'A service is told to stop (SIGTERM). Put the steps of a graceful stop into order.',
        items: [
          'Say at the health address that no more requests should come',
          'Take no new connections',
          'Finish the requests that are running',
          'Close the connections to the database',
          'Leave the process',
        ],
        explanation: 'Each step needs what the later ones take away: running requests still need the database.',
      },
      {
        kind: 'one',
        text: 'Why is a shared object, such as a cache in a variable of a module, not enough to count visits when a service runs in four processes?',
        options: [
          'Modules cannot hold variables',
          'Each process has memory of its own, so there are four counts',
          'Objects are copied at each request',
          'Counting is not possible without locks in JavaScript',
        ],
        right: 1,
        explanation: 'Processes share nothing. What all must know belongs in the database or another place that all reach.',
      },
      {
        kind: 'number',
        text: 'What does this code log?',
        code: {
          language: 'javascript',
          text: 'const price = 0.1 + 0.2\nconsole.log(Math.round(price * 100) + (price === 0.3 ? 1 : 0))',
        },
        value: 30,
        explanation:
          '0.1 + 0.2 is a little more than 0.3 in binary fractions, so the comparison is false. Count money in whole cents.',
      },
    ],
  },
} satisfies SkillQuestions

export const htmlAndCss = {
  skill: 'HTML and CSS',
  levels: {
    2: [
      {
        kind: 'one',
        text: 'Which element is right for something that is clicked to do something on the page?',
        options: ['<div>', '<button>', '<a>', '<span>'],
        right: 1,
        explanation:
          'A button can be reached and pressed with the keyboard, and is announced as a button. A link leads to another place.',
      },
      {
        kind: 'match',
        text: 'Which element is for what?',
        left: ['h1', 'ul', 'label', 'img'],
        right: ['The heading of the page', 'A list without numbers', 'The name of a field', 'A picture'],
        extra: ['A list with numbers'],
        explanation: 'Elements say what something is; how it looks is up to the style sheet. A list with numbers is ol.',
      },
      {
        kind: 'gaps',
        text: 'Complete the style sheet. All elements of the class warning become red.',
        gapText: '___warning { ___: red }',
        gaps: [['.'], ['color']],
        explanation: 'A point before the name means a class; # would mean an id. The property color is the colour of text.',
      },
      {
        kind: 'number',
        text: 'A box has width: 200px, padding: 10px on all sides and no border, with box-sizing: content-box. How wide is it with its padding?',
        value: 220,
        unit: 'px',
        explanation:
          'With content-box, width is that of the content, and 10 px are added left and right. With border-box it stays 200 px.',
      },
    ],
  },
} satisfies SkillQuestions

export const firstGit = {
  skill: 'Git',
  levels: {
    1: [
      {
        kind: 'one',
        text: 'What does a commit keep?',
        options: [
          'A snapshot of the project with a message',
          'Only the last changed file',
          'A copy on another computer',
          'A list of everybody who read the project',
        ],
        right: 0,
        explanation: 'A commit is a snapshot that you can come back to. It is on your own computer until you push it.',
      },
      {
        kind: 'order',
        text: 'Put the commands into the order of a first snapshot.',
        items: ['git init', 'git add index.html', "git commit -m 'Add the first page'"],
        explanation: 'First there is a repository, then you choose what belongs to the snapshot, then you take it.',
      },
      {
        kind: 'short',
        text: 'Which Git command shows which files have changed since the last commit? Write it with git.',
        accepted: ['git status', 'git diff --name-only', 'git status -s', 'git status --short'],
        explanation: 'git status shows what has changed, and what of it will be in the next commit.',
      },
    ],
  },
} satisfies SkillQuestions

export const services = {
  skill: 'API design',
  levels: {
    5: [
      {
        kind: 'match',
        text: 'Which status fits which answer?',
        left: [
          'A booking was made',
          'The date is missing in the request',
          'You are signed in, but may not see this booking',
          'There is no such booking',
        ],
        right: ['201', '400', '403', '404'],
        extra: ['200', '500'],
        explanation:
          '201 says that something is new. From 400 on the caller has to change something; 500 would mean a fault of the service.',
      },
      {
        kind: 'one',
        text: 'A client sends a booking, and the connection breaks before the answer. It sends the booking again. How does the service avoid a second booking?',
        options: [
          'It refuses all requests from this client for a minute',
          'The client sends the same key with both, and the service returns the first result for a known key',
          'It compares the times of both requests',
          'Nothing can be done',
        ],
        right: 1,
        explanation: 'With an idempotency key, repeating is safe. Two equal requests with different keys are two bookings.',
      },
      {
        kind: 'several',
        text: 'Which changes of an interface can break clients that exist?',
        options: [
          'A new optional field in a response',
          'A field of a response that is renamed',
          'A field of a request that becomes required',
          'A new address for something new',
          'A number that becomes a text',
        ],
        right: [1, 2, 4],
        explanation:
          'Adding is safe as long as clients ignore what they do not know. Renaming, requiring and changing types break a promise.',
      },
      {
        kind: 'one',
        text: 'A list of bookings is read page by page while new bookings come in at its top. Which way shows no booking twice?',
        options: [
          'Page numbers',
          'Asking for what comes after the last booking that was seen',
          'Larger pages',
          'Sorting by the name of the guest',
        ],
        right: 1,
        explanation: 'New entries push old ones onto the next page. A position in the data stays where it is.',
      },
      {
        kind: 'short',
        text: 'Which method of HTTP replaces a resource at a known address, and can be repeated without harm?',
        accepted: ['PUT'],
        explanation: 'PUT says what the resource is to be, so a second time changes nothing. POST may make a second one.',
      },
    ],
  },
} satisfies SkillQuestions
