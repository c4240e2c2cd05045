// Form of one section: saves as the user types, and shows problems beside their fields.

import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { ask, CONFLICT, printSaved, put, type SectionForm } from "./api.ts";
import { EvidenceField } from "./evidence-field.tsx";
import { Form, serverChecks, templates, toErrors } from "./form-theme.tsx";
import { Warning } from "./warning.tsx";

const fields = { evidence: EvidenceField };

/** Milliseconds after the last keystroke before saving. */
const PAUSE = 500;

/** The running save and all queued saves, in turn: each sends the version that its section's last save returned. */
let saving: Promise<void> = Promise.resolve();

/** By section: a change that failed to save, and the version before the change. Sent again when the section opens. */
const unsent = new Map<string, { data: Record<string, unknown>; version: string }>();
addEventListener("beforeunload", (event) => unsent.size > 0 && event.preventDefault());

type SectionProps = {
  id: string;
  onSaved: () => void;
  /** Called if the last change fails to save after the user has left the section. */
  onFailed: (message: string) => void;
};

export function Section({ id, onSaved, onFailed }: SectionProps) {
  const [form, setForm] = useState<SectionForm>();
  const [data, setData] = useState<Record<string, unknown>>({});
  const [said, setSaid] = useState("");
  const [failure, setFailure] = useState("");
  /** A new key remounts the form after an undo. Without it, rjsf's number fields would keep the typed value. */
  const [key, setKey] = useState(0);
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const unsaved = useRef<Record<string, unknown>>(undefined);
  const isOpen = useRef(true);
  const version = useRef("");
  const [isUndoing, setUndoing] = useState(false);

  const show = useCallback((answer: SectionForm) => {
    version.current = answer.version;
    setForm(answer);
    setData(answer.data);
    setKey((last) => last + 1);
  }, []);

  function succeed(words: string) {
    setFailure("");
    setSaid(words);
    onSaved();
  }

  function save(next: Record<string, unknown>) {
    clearTimeout(waiting.current);
    unsaved.current = next;
    saving = saving.then(() => send(next));
    return saving;
  }

  async function send(next: Record<string, unknown>) {
    // The server may have saved a failed change, and only its answer was lost: repeating it returns the new version.
    const earlier = unsent.get(id);
    if (earlier && earlier.data !== next) await send(earlier.data);
    try {
      const answer = await put<SectionForm>(`sections/${id}`, next, version.current);
      version.current = answer.version;
      unsent.delete(id);
      setForm(answer);
      // Keeps the typed data: the answer lacks empty groups, so an empty group that is open would close.
      if (unsaved.current === next) unsaved.current = undefined;
      succeed(printSaved(answer));
    } catch (error) {
      const { message, cause } = error as Error;
      if (cause === CONFLICT) {
        unsent.delete(id);
        if (unsaved.current === next) unsaved.current = undefined;
      } else unsent.set(id, { data: next, version: version.current });
      if (isOpen.current) setFailure(message);
      else onFailed(`${form?.title}: ${message}`);
    }
  }
  const flush = useEffectEvent(() => {
    if (unsaved.current) void save(unsaved.current);
  });

  const open = useEffectEvent((answer: SectionForm) => {
    show(answer);
    const again = unsent.get(id);
    if (!again) return;
    version.current = again.version;
    change(again.data);
  });

  useEffect(() => {
    // Wait for the saves, since this section may have been left and opened again.
    const loaded = saving.then(() => ask<SectionForm>(`sections/${id}`));
    loaded.then(open, (error) => setFailure(error.message));
    // A closing page cannot send a change made while another is being saved.
    const confirmLeaving = (event: Event) => unsaved.current && event.preventDefault();
    addEventListener("pagehide", flush);
    addEventListener("beforeunload", confirmLeaving);
    return () => {
      removeEventListener("pagehide", flush);
      removeEventListener("beforeunload", confirmLeaving);
      isOpen.current = false;
      flush();
    };
  }, [id]);

  const failed = failure && <Warning text={failure} />;
  if (!form) return failed || <p>One moment…</p>;
  function change(next: Record<string, unknown>) {
    setData(next);
    setSaid("");
    unsaved.current = next;
    clearTimeout(waiting.current);
    waiting.current = setTimeout(() => void save(next), PAUSE);
  }
  async function act(name: "undo" | "restore", done: string) {
    setUndoing(true);
    if (unsaved.current) await save(unsaved.current);
    // If the last change is unsaved, undoing would undo an earlier change.
    if (!unsaved.current) {
      const headers = { "If-Match": version.current };
      const answer = ask<SectionForm>(`sections/${id}/${name}`, { method: "POST", headers });
      const shown = answer.then(show).then(() => succeed(done));
      await shown.catch(({ message }: Error) => setFailure(message));
    }
    setUndoing(false);
  }
  if (form.broken) {
    const { file, line, problem, mend } = form.broken;
    return (
      <>
        <h1>{form.title}</h1>
        <Warning text={`${file}${line ? `, line ${line}` : ""}: ${problem}. ${mend ?? ""}`} />
        <button
          type="button"
          className="button strong"
          onClick={() => void act("restore", "The last good version is back.")}
        >
          Bring back the last good version
        </button>
        {failed}
      </>
    );
  }
  return (
    <>
      <h1>{form.title}</h1>
      <p className="lead">{form.lead}</p>
      {form.problems
        .filter(({ field }) => !((field.split(".")[0] ?? "") in (form.schema.properties ?? {})))
        .map(({ field, problem, mend }) => (
          <Warning key={field + problem} text={`${field}: ${problem}. ${mend ?? ""}`} />
        ))}
      <Form
        key={key}
        idPrefix={id}
        schema={form.schema}
        uiSchema={{
          ...form.controls,
          "ui:submitButtonOptions": { norender: true },
          "ui:globalOptions": { enableOptionalDataFieldForType: ["object"] },
        }}
        formData={data}
        validator={serverChecks}
        extraErrors={toErrors(form.problems)}
        templates={templates}
        fields={fields}
        noHtml5Validate
        disabled={isUndoing}
        showErrorList={false}
        experimental_defaultFormStateBehavior={{
          arrayMinItems: { populate: "never" },
          emptyObjectFields: "populateRequiredDefaults",
        }}
        // Without a field id, the change comes from rjsf filling in defaults, not from the user.
        onChange={({ formData }, fieldId) => fieldId && change(formData ?? {})}
      />
      <div className="acts end">
        <button type="button" className="button strong" onClick={() => void save(data)}>
          Save
        </button>
        <button
          type="button"
          disabled={!form.canUndo || isUndoing}
          onClick={() => void act("undo", "The last change is undone.")}
        >
          Undo the last change
        </button>
        {failed || <p role="status">{said}</p>}
      </div>
    </>
  );
}
