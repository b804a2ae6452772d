import type { SkillQuestions } from './types.ts'

export const python = {
  skill: 'Python',
  levels: {
    1: [
      {
        kind: 'short',
        text: 'Which function shows a value on the screen? Give its name.',
        accepted: ['print', 'print()'],
        explanation: 'print writes its values as text and ends the line.',
      },
      {
        kind: 'number',
        text: 'What does this program show?',
        code: { language: 'python', text: 'photos = 4\nphotos = photos + 3\nprint(photos)' },
        value: 7,
        explanation: 'The right side is calculated first, with the old value. Then the name gets the new one.',
      },
      {
        kind: 'one',
        text: 'What does this line show?',
        code: { language: 'python', text: "print('3' + '4')" },
        options: ['7', '34', '3 + 4', 'An error'],
        right: 1,
        explanation: 'In quotes, digits are text, and + puts texts together. int() makes a number of a text.',
      },
      {
        kind: 'number',
        text: 'What does this line show?',
        code: { language: 'python', text: 'print(2 + 3 * 4)' },
        value: 14,
        explanation: 'Multiplication comes before addition, as in school. Parentheses change that.',
      },
      {
        kind: 'match',
        text: 'Which type does each value have?',
        left: ['12', "'12'", '1.5', 'True'],
        right: ['int', 'str', 'float', 'bool'],
        extra: ['list'],
        explanation: 'Quotes make a text (str), a point makes a float, and True and False are the two values of bool.',
      },
      {
        kind: 'one',
        text: 'Which line asks for a name and keeps it?',
        options: ["name = input('Name? ')", "input('Name? ') = name", "print('Name? ', name)", "name == input('Name? ')"],
        right: 0,
        explanation: 'The name stands left of one equals sign, and what it is to hold stands right. Two signs compare.',
      },
      {
        kind: 'one',
        text: 'What does a line that begins with # do?',
        options: ['It is for readers; Python skips it', 'It is shown as a heading', 'It is run first', 'It ends the program'],
        right: 0,
        explanation: 'A comment tells readers why something is done. Python ignores it to the end of the line.',
      },
      {
        kind: 'number',
        text: 'What does this line show?',
        code: { language: 'python', text: "print(len('photo'))" },
        value: 5,
        explanation: 'len returns how many characters a text has.',
      },
      {
        kind: 'several',
        text: 'Which of these are allowed as names of variables?',
        options: ['total_2', '2_total', 'total price', '_total', 'totalPrice'],
        right: [0, 3, 4],
        explanation: 'A name has letters, digits and underscores and does not begin with a digit. Spaces are not allowed.',
      },
      {
        kind: 'gaps',
        text: 'Complete the program. It turns the text into a whole number and shows it doubled.',
        code: { language: 'python', text: "text = '21'" },
        gapText: '___(___(text) * 2)',
        gaps: [['print'], ['int']],
        explanation: "int makes a number of the digits. Without it, '21' * 2 would be the text 2121.",
      },
      {
        kind: 'one',
        text: "The last line of an error message says: NameError: name 'totl' is not defined. What is most likely?",
        options: [
          'A name was mistyped, or used before it got a value',
          'The program needs more memory',
          'A file called totl is missing',
          'A number was divided by zero',
        ],
        right: 0,
        explanation: 'Python knows no such name at that moment. The lines above the message say where to look.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order, so that the program greets the person by name.',
        items: ["name = input('What is your name? ')", "greeting = 'Hello, ' + name", 'print(greeting)'],
        explanation: 'A program runs from top to bottom, so each value must be there before it is used.',
      },
      {
        kind: 'number',
        text: 'What does this line show?',
        code: { language: 'python', text: 'print(17 // 5)' },
        value: 3,
        explanation: 'Two slashes divide and drop the rest: 5 fits into 17 three times. 17 % 5 would be the rest, 2.',
      },
    ],
    2: [
      {
        kind: 'number',
        text: 'What does this program show?',
        code: { language: 'python', text: 'days = [3, 5, 8]\nprint(days[1])' },
        value: 5,
        explanation: 'Places count from 0, so 1 is the second place.',
      },
      {
        kind: 'gaps',
        text: 'Complete the loop. It shows the name of each photo.',
        gapText: '___ photo ___ photos:\n    print(photo)',
        gaps: [['for'], ['in']],
        explanation: 'for takes the values of the list one after the other, and each gets the name photo for one round.',
      },
      {
        kind: 'number',
        text: 'What does this program show?',
        code: { language: 'python', text: 'total = 0\nfor n in range(4):\n    total += n\nprint(total)' },
        value: 6,
        explanation: 'range(4) gives 0, 1, 2 and 3: four numbers, without the 4.',
      },
      {
        kind: 'one',
        text: 'How many times does this program show "tidy"?',
        code: { language: 'python', text: "for n in range(3):\n    print(n)\nprint('tidy')" },
        options: ['Once', 'Three times', 'Four times', 'Never'],
        right: 0,
        explanation: 'Only indented lines belong to the loop. The last line runs once, after it.',
      },
      {
        kind: 'one',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: "size = 10\nif size > 10:\n    print('large')\nelif size > 5:\n    print('middle')\nelse:\n    print('small')",
        },
        options: ['large', 'middle', 'small', 'large and middle'],
        right: 1,
        explanation:
          '10 is not more than 10, so the first branch is skipped, and the second condition is true. Only one branch runs.',
      },
      {
        kind: 'short',
        text: 'Which method of a list adds one value at its end? Give its name.',
        accepted: ['append', 'append()', '.append', '.append()', 'list.append'],
        explanation: 'append changes the list itself and returns None.',
      },
      {
        kind: 'one',
        text: 'What does this line show?',
        code: { language: 'python', text: "print('holiday.jpg'[-3:])" },
        options: ['hol', 'jpg', '.jpg', 'g'],
        right: 1,
        explanation: 'A negative place counts from the end, and the slice goes on to the end: the last three characters.',
      },
      {
        kind: 'one',
        text: 'What does this program show?',
        code: { language: 'python', text: 'def double(n):\n    n * 2\n\nprint(double(4))' },
        options: ['8', '4', 'None', 'An error'],
        right: 2,
        explanation: 'The function calculates but returns nothing, and a call without return gives None. It needs: return n * 2.',
      },
      {
        kind: 'match',
        text: "What do these expressions give for name = ' Ana '?",
        left: ['name.strip()', 'name.upper()', 'len(name)', "name.strip() == 'Ana'"],
        right: ["'Ana'", "' ANA '", '5', 'True'],
        extra: ["'ANA'", '3'],
        explanation: 'strip removes spaces at both ends. Text methods return a new text and leave the old one as it is.',
      },
      {
        kind: 'several',
        text: 'Which conditions are true for n = 7?',
        options: ['n != 5', 'n > 5 and n < 7', 'n > 5 or n < 3', 'not n == 7', '5 < n < 10'],
        right: [0, 2, 4],
        explanation: 'and needs both sides, or needs one. Python also accepts chains such as 5 < n < 10.',
      },
      {
        kind: 'number',
        text: 'What does this program show?',
        code: { language: 'python', text: 'n = 1\nwhile n < 20:\n    n = n * 3\nprint(n)' },
        value: 27,
        explanation: '1, 3, 9, 27: the condition is looked at before each round, and 9 is still below 20.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order. The program counts the long words. (Indentation is left out.)',
        items: ['count = 0', 'for word in words:', 'if len(word) > 8:', 'count += 1', 'print(count)'],
        explanation:
          'The count begins before the loop and is shown after it. What belongs into the loop and the condition is indented.',
      },
      {
        kind: 'one',
        text: 'Which line shows: Ana has 3 photos?',
        code: { language: 'python', text: "name = 'Ana'\ncount = 3" },
        options: [
          "print(f'{name} has {count} photos')",
          "print('{name} has {count} photos')",
          "print(name + ' has ' + count + ' photos')",
          "print(f'name has count photos')",
        ],
        right: 0,
        explanation:
          'The f before the quote makes Python replace what stands in braces. With +, the number would first have to become a text.',
      },
    ],
    3: [
      {
        kind: 'number',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: "prices = {'tea': 3, 'cake': 4}\nprices['tea'] = 5\nprint(prices['tea'] + prices['cake'])",
        },
        value: 9,
        explanation: 'A key exists once. Giving it a value again replaces the old value.',
      },
      {
        kind: 'one',
        text: "prices has no key 'soup'. What does prices.get('soup', 0) do?",
        options: ['It raises a KeyError', 'It returns 0', 'It returns None', "It adds 'soup' with 0"],
        right: 1,
        explanation:
          "get returns its second value if the key is missing, and changes nothing. prices['soup'] would raise a KeyError.",
      },
      {
        kind: 'gaps',
        text: 'Complete the line. It opens a file so that it is closed in any case.',
        gapText: "___ open('list.txt', encoding='utf-8') ___ file:",
        gaps: [['with'], ['as']],
        explanation: 'with closes the file at the end of its block, also when an error occurs in it.',
      },
      {
        kind: 'one',
        text: "What does open('report.txt', 'w') do if the file exists?",
        options: ['It adds to its end', 'It empties it', 'It raises an error', 'It makes a copy first'],
        right: 1,
        explanation:
          "Mode 'w' begins a new file in its place. To add lines at the end, use 'a'; to refuse an existing file, use 'x'.",
      },
      {
        kind: 'one',
        text: 'What is the value of this expression?',
        code: { language: 'python', text: '[n * n for n in range(5) if n % 2 == 1]' },
        options: ['[0, 4, 16]', '[1, 9]', '[1, 3]', '[1, 9, 25]'],
        right: 1,
        explanation: 'The condition keeps the odd numbers 1 and 3, and each is squared.',
      },
      {
        kind: 'gaps',
        text: 'Complete the program. It keeps asking for a number when something else is typed.',
        code: {
          language: 'python',
          text: "while True:\n    [1]:\n        n = int(input('How many? '))\n        break\n    [2] ValueError:\n        print('Digits, please.')",
        },
        gapText: '[1] is ___, [2] is ___',
        gaps: [['try'], ['except']],
        explanation: 'int raises a ValueError for text that is no number. except catches it, and the loop goes on.',
      },
      {
        kind: 'number',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: 'def area(width, height=2):\n    return width * height\n\nprint(area(3) + area(3, 4))',
        },
        value: 18,
        explanation: 'Without a second value, height is 2: 6, and with it 12.',
      },
      {
        kind: 'several',
        text: 'Which statements about tuples and lists are true?',
        options: [
          'A tuple cannot be changed after it is made',
          'A list can be a key of a dictionary',
          'Both can hold values of different types',
          'A tuple of texts can be a key of a dictionary',
          'len works only for lists',
        ],
        right: [0, 2, 3],
        explanation: 'Keys must not change, so a tuple of texts is allowed and a list is not.',
      },
      {
        kind: 'one',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: 'def add(item, items):\n    items.append(item)\n\nlist1 = [1]\nadd(2, list1)\nprint(list1)',
        },
        options: ['[1]', '[2]', '[1, 2]', 'None'],
        right: 2,
        explanation: 'The function gets the same list under another name, not a copy, so its change is seen outside.',
      },
      {
        kind: 'short',
        text: 'Which module of the standard library reads and writes tables with commas, such as exports of spreadsheets?',
        accepted: ['csv', 'csv module', 'the csv module'],
        explanation: 'csv knows about quotes and commas within values, which split(",") does not.',
      },
      {
        kind: 'match',
        text: 'Which error does each line raise?',
        left: ["int('ten')", '[1, 2][5]', "{'a': 1}['b']", "'3' + 4"],
        right: ['ValueError', 'IndexError', 'KeyError', 'TypeError'],
        extra: ['NameError'],
        explanation:
          'The type fits but the value does not: ValueError. A missing place or key: IndexError, KeyError. Types that do not go together: TypeError.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order. The program counts how often each word occurs. (Indentation is left out.)',
        items: [
          'counts = {}',
          'for word in words:',
          'counts[word] = counts.get(word, 0) + 1',
          'for word, count in counts.items():',
          'print(word, count)',
        ],
        explanation: 'get gives 0 for a word that was not seen before. items gives keys and values together.',
      },
      {
        kind: 'number',
        text: 'What does this line show?',
        code: { language: 'python', text: "print(len({'tea', 'cake', 'tea'}))" },
        value: 2,
        explanation: 'A set holds each value once.',
      },
    ],
  },
} satisfies SkillQuestions

/** For those who have written Python for some months. */
export const advancedPython = {
  skill: 'Python',
  levels: {
    4: [
      {
        kind: 'one',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: 'def note(text, notes=[]):\n    notes.append(text)\n    return notes\n\nnote("a")\nprint(note("b"))',
        },
        options: ["['b']", "['a', 'b']", "['a']", 'An error'],
        right: 1,
        explanation:
          'The default list is made once, when the function is defined, and all calls share it. Use None and make the list inside.',
      },
      {
        kind: 'one',
        text: 'What does this program show?',
        code: { language: 'python', text: 'a = [1, 2]\nb = a\nc = list(a)\na.append(3)\nprint(len(b), len(c))' },
        options: ['2 2', '3 2', '3 3', '2 3'],
        right: 1,
        explanation: 'b is another name for the same list; c is a copy made before the change.',
      },
      {
        kind: 'short',
        text: 'Which keyword turns a function into a generator that hands out values one at a time?',
        accepted: ['yield'],
        explanation: 'At each yield the function pauses, and it goes on from there when the next value is asked for.',
      },
      {
        kind: 'one',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: 'squares = (n * n for n in range(3))\nprint(sum(squares), sum(squares))',
        },
        options: ['5 5', '5 0', '0 5', 'An error'],
        right: 1,
        explanation: 'A generator can be gone through once. The second sum finds nothing left.',
      },
      {
        kind: 'gaps',
        text: 'Complete the class. Each counter begins with its own value.',
        gapText: 'class Counter:\n    def ___(___, start):\n        self.value = start',
        gaps: [['__init__'], ['self']],
        explanation: '__init__ is called for each new object, and the object itself comes as the first parameter, self.',
      },
      {
        kind: 'number',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: 'def outer():\n    n = 1\n    def inner():\n        nonlocal n\n        n += 4\n    inner()\n    return n\n\nprint(outer())',
        },
        value: 5,
        explanation: 'nonlocal lets inner change the n of outer. Without it, Python would complain that n has no value yet.',
      },
      {
        kind: 'several',
        text: 'A log file has 40 GB. Which ways read it without keeping all of it in memory?',
        options: [
          'for line in file:',
          'file.read().splitlines()',
          'lines = file.readlines()',
          '(line for line in file if "ERROR" in line)',
          'list(file)',
        ],
        right: [0, 3],
        explanation:
          'A file gives its lines one at a time, and a generator expression keeps that. The others build the whole list first.',
      },
      {
        kind: 'one',
        text: 'Which block runs in any case, also when an exception leaves the function?',
        options: ['else', 'finally', 'except', 'with'],
        right: 1,
        explanation: 'finally is for what must happen, such as releasing a lock. else runs only if there was no exception.',
      },
      {
        kind: 'match',
        text: 'What do these parameters receive in def f(*args, key, **options)?',
        left: ['args', 'key', 'options'],
        right: [
          'A tuple of further values without names',
          'One value that must be given by name',
          'A dictionary of further named values',
        ],
        extra: ['A list of all values'],
        explanation: 'One star collects values by place, two stars by name. What stands after *args can only be given by name.',
      },
      {
        kind: 'one',
        text: 'What does sorted(people, key=lambda p: p.age) need the lambda for?',
        options: [
          'It says by which value of each person to sort',
          'It says whether to sort up or down',
          'It filters people without an age',
          'It compares two people and returns True or False',
        ],
        right: 0,
        explanation: 'The key function is called once for each element, and the elements are sorted by what it returns.',
      },
      {
        kind: 'number',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: 'class Animal:\n    legs = 4\n\nclass Bird(Animal):\n    legs = 2\n\nprint(Animal().legs + Bird().legs)',
        },
        value: 6,
        explanation: 'Bird has its own value, and Animal keeps 4.',
      },
      {
        kind: 'order',
        text: 'Put the lines into order. The program reads a file and says so if it is missing. (Indentation is left out.)',
        items: [
          'try:',
          "text = path.read_text(encoding='utf-8')",
          'except FileNotFoundError:',
          "print('There is no such file.')",
          'else:',
          'print(len(text))',
        ],
        explanation:
          'Only the risky line stands in try. else runs if nothing was raised, so its own errors are not caught by mistake.',
      },
      {
        kind: 'one',
        text: 'When is the block below this line run?',
        code: { language: 'python', text: "if __name__ == '__main__':" },
        options: [
          'When the file is started as a program, not when it is imported',
          'When the file is imported, not when it is started',
          'Always, at the end',
          'Only if a function called main exists',
        ],
        right: 0,
        explanation:
          "A file that is started has the name '__main__'; an imported one has its own name. So tests can import it and nothing starts.",
      },
    ],
    5: [
      {
        kind: 'one',
        text: 'Which method must an object have so that next() works on it?',
        options: ['__iter__', '__next__', '__getitem__', '__len__'],
        right: 1,
        explanation:
          'iter() calls __iter__ to get an iterator, and next() calls its __next__, which raises StopIteration at the end.',
      },
      {
        kind: 'one',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: 'functions = [lambda: n for n in range(3)]\nprint([f() for f in functions])',
        },
        options: ['[0, 1, 2]', '[2, 2, 2]', '[3, 3, 3]', 'An error'],
        right: 1,
        explanation:
          'The functions look n up when they are called, and then it is 2 for all. lambda n=n: n would keep each value.',
      },
      {
        kind: 'gaps',
        text: 'Complete the decorator. The decorated function keeps its own name and text of help.',
        gapText:
          'def timed(function):\n    @functools.___(function)\n    def wrapper(*args, **kwargs):\n        return function(*args, **kwargs)\n    return ___',
        gaps: [['wraps'], ['wrapper']],
        explanation:
          'A decorator returns the function that takes the place of the old one. functools.wraps copies name and documentation to it.',
      },
      {
        kind: 'several',
        text: 'What does @dataclass(frozen=True) give a class with two annotated fields?',
        options: [
          '__init__ with the two fields',
          '__eq__, which compares the fields',
          'A check of the types when an object is made',
          'An error when a field is assigned later',
          'Fields that are saved to a file',
        ],
        right: [0, 1, 3],
        explanation:
          'Annotations say which fields there are; nobody checks them while the program runs. frozen refuses later assignments.',
      },
      {
        kind: 'one',
        text: 'A class defines __eq__ but not __hash__. What happens when one of its objects is put into a set?',
        options: [
          'It is compared by its address',
          'TypeError, because it cannot be hashed',
          'It works, but slowly',
          'It is put in twice',
        ],
        right: 1,
        explanation:
          'Equal objects must have equal hashes, so Python sets __hash__ to None for such a class until you define it.',
      },
      {
        kind: 'match',
        text: 'Which annotation fits which value?',
        left: ["['a', 'b']", "{'a': 1}", "('a', 1)", 'None or a text'],
        right: ['list[str]', 'dict[str, int]', 'tuple[str, int]', 'str | None'],
        extra: ['set[str]'],
        explanation: 'A list has one type for all its values, a tuple one for each place, and a bar means one or the other.',
      },
      {
        kind: 'one',
        text: 'A type checker accepts any object with a method close() for this parameter. What is it declared with?',
        options: ['An abstract base class that all must inherit from', 'typing.Protocol', 'typing.Any', 'typing.Final'],
        right: 1,
        explanation:
          'A protocol describes what an object can do. Nothing has to inherit from it. Any would accept objects without close() too.',
      },
      {
        kind: 'number',
        text: 'What does this program show?',
        code: {
          language: 'python',
          text: 'import functools\n\ncalls = 0\n\n@functools.cache\ndef slow(n):\n    global calls\n    calls += 1\n    return n * 2\n\nslow(1); slow(2); slow(1)\nprint(calls)',
        },
        value: 2,
        explanation: 'cache keeps the result for each argument, so the third call does not run the function.',
      },
      {
        kind: 'short',
        text: 'Which built-in function pairs the values of two lists, the first with the first, the second with the second?',
        accepted: ['zip', 'zip()'],
        explanation: 'zip stops at the end of the shorter one; zip(a, b, strict=True) raises an error if the lengths differ.',
      },
      {
        kind: 'order',
        text: 'What does Python do in a with statement? Put the steps into order.',
        items: [
          'It evaluates the expression after with',
          'It calls __enter__ of the result',
          'It assigns what this returned to the name after as',
          'It runs the block',
          'It calls __exit__, also after an exception',
        ],
        explanation: '__exit__ gets the exception, if there is one, and can swallow it by returning a true value.',
      },
      {
        kind: 'one',
        text: 'A program multiplies large tables of numbers in pure Python for minutes. It uses one of eight cores. What makes it faster in standard CPython with its global lock?',
        options: ['Eight threads', 'Eight processes', 'asyncio', 'A larger recursion limit'],
        right: 1,
        explanation:
          'With the global lock, one thread at a time runs Python code. Processes have a lock each; threads and asyncio help where a program waits.',
      },
      {
        kind: 'one',
        text: 'What does yield from other() do within a generator?',
        options: [
          'It hands out one value: the generator other()',
          'It hands out every value of other(), one after the other',
          'It returns the last value of other()',
          'It starts other() in a thread',
        ],
        right: 1,
        explanation:
          'yield from goes through the inner generator as if its values were yielded here; yield other() would hand out the generator itself.',
      },
      {
        kind: 'one',
        text: 'Why does this property test say more than five examples?',
        code: {
          language: 'python',
          text: '@given(lists(integers()))\ndef test_sorted_twice(values):\n    assert sorted(sorted(values)) == sorted(values)',
        },
        options: [
          'It proves that sorted is right',
          'It tries many lists, also empty ones and ones with equal numbers, and shrinks one that fails',
          'It is faster',
          'It needs no assertion',
        ],
        right: 1,
        explanation:
          'A property must hold for all values. The library looks for one that breaks it and shows the smallest it can find; that is no proof.',
      },
    ],
  },
} satisfies SkillQuestions

export const problemSolving = {
  skill: 'Problem solving',
  levels: {
    2: [
      {
        kind: 'one',
        text: 'A program that sorts 400 photos gives a wrong result. What is the best first step?',
        options: [
          'Write it again from the beginning',
          'Find the smallest folder with which it still goes wrong',
          'Change several lines and see what happens',
          'Ask for a faster computer',
        ],
        right: 1,
        explanation:
          'With three photos instead of 400, every step can be followed by eye, and there are few places left for the mistake.',
      },
      {
        kind: 'order',
        text: 'Put the steps into a sensible order.',
        items: [
          'Say in one sentence what goes in and what comes out',
          'Solve a small example by hand',
          'Write down the steps that you took',
          'Turn the steps into code',
          'Try it with the odd cases: nothing, one, very many',
        ],
        explanation: 'Who has solved an example by hand knows the steps. Code comes late, and testing after it.',
      },
      {
        kind: 'number',
        text: 'You look for a page among 1,000, and each time you open a book in the middle and learn whether the page is before or after. How many openings are enough in the worst case?',
        value: 10,
        explanation:
          'Each opening halves what is left: 1,000, 500, 250 and so on. Ten halvings are enough, because 2 to the power of 10 is 1,024.',
      },
      {
        kind: 'several',
        text: 'A function adds up a list of prices. Which lists are worth testing?',
        options: [
          'An empty list',
          'A list with one price',
          'A list with a negative price, such as a refund',
          'The same list a second time',
        ],
        right: [0, 1, 2],
        explanation: 'Mistakes live at the edges. The same input a second time says little about a function that only adds.',
      },
    ],
  },
} satisfies SkillQuestions

export const dataCleaning = {
  skill: 'Data cleaning',
  levels: {
    1: [
      {
        kind: 'one',
        text: 'A list of members has "Ana", "ana " and "ANA". What makes them comparable?',
        options: [
          'Sorting the list',
          'Removing spaces at the ends and writing all in lower case',
          'Deleting two of them by hand',
          'Adding a number to each',
        ],
        right: 1,
        explanation:
          'In Python: name.strip().lower(). The same steps treat the next export too, which deleting by hand does not.',
      },
      {
        kind: 'several',
        text: 'Before you clean a table, what is wise?',
        options: [
          'Keep the original file as it is',
          'Look at a few rows from the start, the middle and the end',
          'Delete all rows with an empty cell at once',
          'Count the rows, to compare afterwards',
        ],
        right: [0, 1, 3],
        explanation:
          'An empty cell may be normal, and its row important. With the original and a count, a mistake can be found and undone.',
      },
      {
        kind: 'short',
        text: 'A file shows "MÃ¼ller" instead of "Müller". The file is in UTF-8 and was read with the wrong … what? One word.',
        accepted: ['encoding', 'character encoding', 'charset', 'character set', 'the encoding'],
        explanation: "The bytes are right, but were read as another encoding. Give it when you open the file: encoding='utf-8'.",
      },
    ],
  },
} satisfies SkillQuestions

export const testing = {
  skill: 'Testing',
  levels: {
    3: [
      {
        kind: 'one',
        text: 'You are told about a bug. When do you write the test for it?',
        options: [
          'Before you fix it, and you see it fail',
          'After the fix, when there is time',
          'Never, because it is fixed',
          'Only if it comes back',
        ],
        right: 0,
        explanation:
          'A test that was seen failing is known to notice the bug. One that was green from the start may test nothing.',
      },
      {
        kind: 'order',
        text: 'Put the parts of a clear test into order.',
        items: [
          'Prepare what is needed',
          'Do the one thing that is tested',
          'Compare the result with what was expected',
          'Clean up',
        ],
        explanation: 'Arrange, act, assert: readers find what is tested at once when the parts come in this order.',
      },
      {
        kind: 'several',
        text: 'Which make a test fail although the program is right?',
        options: [
          'It waits for two seconds instead of for the result',
          'It compares with the time of today',
          'It depends on another test having run before',
          'It has a sentence as its name',
        ],
        right: [0, 1, 2],
        explanation: 'Time, order and chance make tests unreliable. A name that is a sentence only helps.',
      },
      {
        kind: 'one',
        text: 'A test replaces the database, the clock and the mail by stand-ins, and checks that these were called. What is the danger?',
        options: [
          'It is too slow',
          'It can be green while the real parts do not work together',
          'It needs too much memory',
          'Stand-ins cannot be called twice',
        ],
        right: 1,
        explanation:
          'Such a test repeats what the code says. Use the real parts where they are quick enough, and stand-ins where they are not.',
      },
    ],
  },
} satisfies SkillQuestions
