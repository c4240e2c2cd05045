import css from "./estimator.module.css";

/** One choice of a few, as a row of radio buttons that look like segments. */
export function Segments<T extends string>(props: {
  legend: string;
  name: string;
  options: readonly T[];
  names: Record<T, string>;
  first: T;
}) {
  return (
    <fieldset>
      <legend className="label">{props.legend}</legend>
      <div className={css.segments}>
        {props.options.map((option) => (
          <label key={option} className="option choice">
            <input
              type="radio"
              name={props.name}
              value={option}
              defaultChecked={option === props.first}
            />
            <span>{props.names[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
