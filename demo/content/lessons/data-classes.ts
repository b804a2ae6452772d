export const dataClasses = `
  A dictionary is the first thing we reach for: quick, flexible, forgiving. It forgives too much. A wrong key is only found when
  its line runs, and nobody can see which keys there are without reading all of the program.

  ::: code python
  line = {"moment": "2026-05-01T08:12:03", "level": "ERROR", "message": "disk full"}

  def is_error(line):
      return line["lvl"] == "ERROR"  # a KeyError, on the day when this runs
  :::

  ## Between the two
  A full class with methods, properties and a hierarchy is often more ceremony than a value deserves. Between the two is the
  **data class**:

  ::: code python
  from dataclasses import dataclass
  from datetime import datetime

  @dataclass(frozen=True)
  class LogLine:
      moment: datetime
      level: str
      message: str
  :::

  For five lines you get a lot:

  - a name for the thing, which can be written in front of every function that takes one;
  - a list of its parts, with their types, in one place;
  - a readable form when you print it;
  - comparison by value: two lines with the same parts are equal;
  - and, because it is frozen, a line can be in a set or be the key of a dictionary.

  ::: code python
  first = LogLine(datetime(2026, 5, 1, 8, 12, 3), "ERROR", "disk full")
  second = LogLine(datetime(2026, 5, 1, 8, 12, 3), "ERROR", "disk full")

  print(first == second)         # True
  print(len({first, second}))    # 1
  first.level = "INFO"           # FrozenInstanceError
  :::

  A function that receives a frozen value need not fear what others do with it. To get a changed one, make a copy:
  {{dataclasses.replace(first, level="INFO")}}.

  ::: warning
  Frozen is not frozen to the bottom. If a part is a list, the list can still grow, and then the value cannot be in a set at all.
  Use a tuple for parts that must stay as they are.
  :::

  ## How to choose
  | What you know | What fits | For example |
  | The keys come from outside and are not known in advance | a dictionary | how often each word occurs |
  | The keys are known, but the value has to stay a dictionary | a {{TypedDict}} | a JSON document that is passed on |
  | Two or three values leave a function together | a {{NamedTuple}} | the lowest and the highest price |
  | The parts are known and always the same | a data class | a line of a log |
  | Behaviour keeps the parts consistent | a class with methods | a balance and its entries |

  The choice is not for ever. Most values begin as a dictionary in the first hour. The question is only whether somebody notices
  when they have become something else.

  ## Move the border
  Read JSON into dictionaries, check it, and turn it into data classes at once. Inside your program there are then only values
  whose shape is known.

  ::: code python
  import json
  from datetime import datetime

  LEVELS = {"DEBUG", "INFO", "WARNING", "ERROR"}

  def read_line(text: str) -> LogLine:
      raw = json.loads(text)
      level = str(raw["level"]).upper()
      if level not in LEVELS:
          raise ValueError(f"unknown level: {level}")
      return LogLine(datetime.fromisoformat(raw["moment"]), level, str(raw["message"]))
  :::

  Everything that can be wrong with a line is now found in one place. Behind it, {{line.level}} is one of four words, and
  {{line.moment}} is a moment, which can be compared and subtracted. The checker can help you, and so can the reader.

  ## Parts that depend on each other
  A data class may check itself when it is made:

  ::: code python
  @dataclass(frozen=True)
  class Span:
      start: datetime
      end: datetime

      def __post_init__(self):
          if self.end < self.start:
              raise ValueError("a span cannot end before it starts")

      @property
      def seconds(self) -> float:
          return (self.end - self.start).total_seconds()
  :::

  A wrong span cannot exist any more, so no function that receives one has to look. If you find yourself writing methods that
  __change__ the parts, it has become the last line of the table: drop the decorator, and write an ordinary class.

  ::: note
  A default that can change needs a factory: {{tags: list[str] = field(default_factory=list)}}. Python refuses a plain {{[]}} here,
  because all values would share the same list.
  :::

  ## Check yourself
  ::: answer You count how often each word occurs in a book. A dictionary or a data class?
  A dictionary. The keys are the words, and nobody knows them in advance. {{collections.Counter}} is a dictionary that was made for
  exactly this.
  :::

  ::: answer A function returns the lowest and the highest price as a tuple. What does a {{NamedTuple}} gain?
  Callers can write {{prices.lowest}} instead of {{prices[0]}}, so nobody mixes the two up. It can still be unpacked like a tuple,
  so the old callers keep working.
  :::

  ## Try it
  Find a function that takes a dictionary with more than three known keys. Give the dictionary a shape, and see what the type
  checker tells you about the callers. The [documentation](https://docs.python.org/3/library/dataclasses.html) of the standard
  library lists what else the decorator can do.
`
