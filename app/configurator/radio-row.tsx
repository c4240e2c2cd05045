import css from "./configurator.module.css";

/** Radio buttons in a row: `buttons` fill the chosen one, `tabs` underline it. */
export function RadioRow<Option extends string>(props: {
  legend: string;
  name: string;
  names: Readonly<Record<Option, string>>;
  first: Option;
  look: "buttons" | "tabs";
  disabled?: ((option: Option) => boolean) | undefined;
}) {
  const options = Object.keys(props.names) as Option[];
  return (
    <fieldset>
      <legend className="label">{props.legend}</legend>
      <div className={css.radios} data-look={props.look}>
        {options.map((option) => (
          <label key={option} className="option">
            <input
              type="radio"
              name={props.name}
              value={option}
              defaultChecked={option === props.first}
              disabled={props.disabled?.(option)}
            />
            <span>{props.names[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
