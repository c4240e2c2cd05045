// The questions of a configurator. The form's fields and the page's query string carry the answers under the same
// names, so that one reading serves both and a choice can be sent as an address.

export type Question<Answers, Answer> = {
  /**
   * Turns a text into an answer. Text that makes no sense counts as not answered.
   * @param before the answers to the questions above this one
   */
  read(text: string, before: Partial<Answers>): Answer;
  /** What the address says of an answer. Without it: the answer, unless an empty address means the same. */
  write?(answer: Answer, answers: Answers): string;
};

export type Questions<Answers> = {
  readonly [Name in keyof Answers]: Question<Answers, Answers[Name]>;
};

/** A question with a few answers; the first is the one a visitor starts with. */
export function oneOf<Option extends string>(options: readonly Option[]) {
  return { read: (text: string) => pick(options, text) };
}

export function pick<Option extends string>(
  options: readonly Option[],
  text: string,
  otherwise = options[0] as Option,
): Option {
  return options.find((option) => option === text) ?? otherwise;
}

/** Reads and writes the answers. @typeParam Answers by name, in the order of the questions. */
export function answersTo<Answers extends Record<string, string>>(questions: Questions<Answers>) {
  const names = Object.keys(questions) as (keyof Answers & string)[];

  /** Reads a form. */
  function parse(params: URLSearchParams): Answers {
    const answers: Partial<Answers> = {};
    for (const name of names) answers[name] = questions[name].read(params.get(name) ?? "", answers);
    // Each question has been read by now.
    return answers as Answers;
  }

  /** The query string with the answers in it; what it says besides stays. Empty when there is nothing to say. */
  function intoQuery(search: string, answers: Answers): string {
    const params = new URLSearchParams(search);
    for (const name of names) {
      const { read, write = (answer) => (answer === read("", answers) ? "" : answer) } =
        questions[name];
      const text = write(answers[name], answers);
      // Taken out first: the order is the questions' own, in whatever order they were answered.
      params.delete(name);
      if (text) params.append(name, text);
    }
    const query = params.toString();
    return query && `?${query}`;
  }

  /** Reads an address. Anybody can have written it: only what the site would write there itself is taken. */
  function fromQuery(search: string): Answers | undefined {
    const params = new URLSearchParams(search);
    if (!names.some((name) => params.has(name))) return undefined;
    return parse(new URLSearchParams(intoQuery("", parse(params))));
  }

  return { first: parse(new URLSearchParams()), parse, intoQuery, fromQuery };
}
