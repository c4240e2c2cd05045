import css from "./visualiser.module.css";

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
    <fieldset>
      <legend className={props.look === "boxed" ? "visually-hidden" : "label"}>
        {props.legend}
      </legend>
      <div className={css[props.look]} data-name={props.name}>
        {options.map((option) => (
          <label key={option} className="option choice">
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
