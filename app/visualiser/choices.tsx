import css from "./choices.module.css";

/** One choice of a few as radio buttons: `boxed` like switches, `lined` like index tabs. */
export function Choices<T extends string>(props: {
  legend: string;
  name: string;
  names: Readonly<Record<T, string>>;
  first: T;
  look: "boxed" | "lined";
  disabled?: readonly T[];
}) {
  const options = Object.keys(props.names) as T[];
  return (
    <fieldset className={css[props.look]}>
      <legend>{props.legend}</legend>
      <div className={css.row} data-name={props.name}>
        {options.map((option) => (
          <label key={option} className={css.option}>
            <input
              type="radio"
              name={props.name}
              value={option}
              defaultChecked={option === props.first}
              disabled={props.disabled?.includes(option)}
            />
            <span>{props.names[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
