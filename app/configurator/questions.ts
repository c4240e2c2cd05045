// Questions of a configurator. Form and query string use the same names, so that one parser reads both.

export type Question<Answers, Answer> = {
  /** Parses an answer, given the answers to earlier questions. Invalid text counts as not answered. */
  read(text: string, before: Partial<Answers>): Answer;
  /** Text of an answer in the address. By default, "" if `read("")` returns this answer, otherwise the answer. */
  write?(answer: Answer, answers: Answers): string;
};

export type Questions<Answers> = {
  readonly [Name in keyof Answers]: Question<Answers, Answers[Name]>;
};

/** Question with a few options; the first is the default. */
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

/** Reads and writes answers. @typeParam Answers by name, in question order. */
export function answersTo<Answers extends Record<string, string>>(questions: Questions<Answers>) {
  const names = Object.keys(questions) as (keyof Answers & string)[];

  function parse(params: URLSearchParams): Answers {
    const answers: Partial<Answers> = {};
    for (const name of names) answers[name] = questions[name].read(params.get(name) ?? "", answers);
    // The cast is safe because the loop has read every question.
    return answers as Answers;
  }

  /** Merges the answers into a query string, keeping other parameters. Returns "" for an empty query. */
  function intoQuery(search: string, answers: Answers): string {
    const params = new URLSearchParams(search);
    for (const name of names) {
      const { read, write = (answer) => (answer === read("", answers) ? "" : answer) } =
        questions[name];
      const text = write(answers[name], answers);
      // Delete first, so that the parameters end up in question order.
      params.delete(name);
      if (text) params.append(name, text);
    }
    const query = params.toString();
    return query && `?${query}`;
  }

  /** Reads answers from an untrusted query string. Ignores answers that the site would not write. */
  function fromQuery(search: string): Answers | undefined {
    const params = new URLSearchParams(search);
    if (!names.some((name) => params.has(name))) return undefined;
    return parse(new URLSearchParams(intoQuery("", parse(params))));
  }

  return { first: parse(new URLSearchParams()), parse, intoQuery, fromQuery };
}
