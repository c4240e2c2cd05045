import css from "./configurator.module.css";

/** Radio buttons in a row. The chosen option is filled (`buttons`) or underlined (`tabs`). */
export function RadioRow(props: {
  legend: string;
  name: string;
  /** Labels by value. */
  names: Readonly<Record<string, string>>;
  first: string;
  look: "buttons" | "tabs";
  disabled?: (option: string) => boolean;
}) {
  return (
    <fieldset>
      <legend className="label">{props.legend}</legend>
      <div className={css.radios} data-look={props.look}>
        {Object.entries(props.names).map(([option, name]) => (
          <label key={option} className="option">
            <input
              type="radio"
              name={props.name}
              value={option}
              defaultChecked={option === props.first}
              disabled={props.disabled?.(option)}
            />
            <span>{name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
