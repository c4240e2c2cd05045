import { type RefObject, useEffect, useRef, useState } from "react";

/** What stands in a search field, also when it was typed before React had arrived. */
export function useTyped(): {
  field: RefObject<HTMLInputElement | null>;
  typed: string;
  onInput: () => void;
} {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const onInput = () => setTyped(field.current?.value.trim() ?? "");
  useEffect(onInput, []);
  return { field, typed, onInput };
}
