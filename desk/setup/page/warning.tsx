/** Problem that screen readers announce at once; nothing while `text` is empty. */
export function Warning({ text }: { text: string }) {
  if (!text) return null;
  return (
    <p role="alert" className="warning">
      {text}
    </p>
  );
}
