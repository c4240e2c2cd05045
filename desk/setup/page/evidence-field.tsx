// Checklist of the site's claims, in place of rjsf's generic list of entries.

import type { ErrorSchema, FieldProps } from "@rjsf/utils";
import type { Claim } from "#content/claims/claim.ts";

type Entry = { claim: string; held?: string; acceptedBy?: string; on: string };

export function EvidenceField({
  formData,
  uiSchema,
  onChange,
  fieldPathId,
  errorSchema,
}: FieldProps) {
  const entries: Entry[] = formData ?? [];
  const claims = (uiSchema?.claims ?? []) as Claim[];
  /** False for an empty entry of a claim that the site no longer makes, since its field is not shown. */
  const isFinished = ({ claim, held, acceptedBy }: Entry) =>
    held || acceptedBy || claims.some(({ id }) => id === claim);
  const change = (next: Entry[]) =>
    onChange(next.filter(isFinished), fieldPathId.path, undefined, fieldPathId.$id);
  return claims.map((claim) => {
    const index = entries.findIndex((entry) => entry.claim === claim.id);
    const errors = (errorSchema as Record<number, ErrorSchema> | undefined)?.[index];
    return (
      <ClaimEntry
        key={claim.id}
        claim={claim}
        entry={entries[index]}
        problems={Object.values(errors ?? {}).flatMap(
          (one) => (one as ErrorSchema | undefined)?.__errors ?? [],
        )}
        onChange={(entry) => {
          if (!entry) change(entries.filter((one) => one.claim !== claim.id));
          else change(index < 0 ? [...entries, entry] : entries.with(index, entry));
        }}
      />
    );
  });
}

function ClaimEntry(props: {
  claim: Claim;
  entry: Entry | undefined;
  problems: readonly string[];
  onChange: (entry: Entry | undefined) => void;
}) {
  const { entry, problems, onChange } = props;
  const { id, claim, shownOn, evidenceNeeded } = props.claim;
  const pages = Object.keys(shownOn);
  const today = new Date().toISOString().slice(0, 10);
  const isAccepted = entry?.acceptedBy !== undefined;
  return (
    <div className="field">
      <div className="checkbox">
        <label>
          <input
            type="checkbox"
            checked={entry !== undefined}
            aria-describedby={`needed-${id}`}
            onChange={({ target }) =>
              onChange(target.checked ? { claim: id, held: "", on: today } : undefined)
            }
          />
          {claim}
        </label>
      </div>
      <p id={`needed-${id}`} className="field-description">
        Needed: {evidenceNeeded} Shown on {pages.slice(0, 3).join(", ")}
        {pages.length > 3 && ` and ${pages.length - 3} more`}.
      </p>
      {entry && (
        <div className={problems.length > 0 ? "field wrong" : "field"}>
          <label htmlFor={`held-${id}`}>
            {isAccepted ? "Who takes responsibility without proof" : "Where the proof is filed"}
            <span className="unseen"> for: {claim}</span>
          </label>
          <input
            id={`held-${id}`}
            value={entry.held ?? entry.acceptedBy ?? ""}
            aria-describedby={`problems-${id}`}
            onChange={({ target: { value } }) =>
              onChange({ claim: id, [isAccepted ? "acceptedBy" : "held"]: value, on: today })
            }
          />
          <p id={`problems-${id}`} className="warning">
            {problems.join(" ")}
          </p>
        </div>
      )}
    </div>
  );
}
