// Mail content as plain text and as HTML. Each is complete, since mail programs show only one of them.

import { html } from "hono/html";
import { toHarmlessLine } from "#server/harmless-text.ts";

/** Part of a mail. Visitor input is escaped, and its invisible characters are shown as code points. */
export type Block =
  | string
  /** Consecutive lines without space between. */
  | { lines: readonly string[] }
  | { rows: readonly (readonly [name: string, value: string])[] }
  | { title: string; quoted: readonly string[] }
  | { text: string; link: string }
  /** Content IDs of attached photos, shown in the HTML alone. */
  | { photos: readonly string[] };

export function buildMailBody(blocks: readonly (Block | false)[]): { text: string; html: string } {
  const shown = blocks.filter((block) => block !== false);
  return {
    text: `${shown.map(printText).filter(Boolean).join("\n\n")}\n`,
    html: `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head><body style="font-family: sans-serif; line-height: 1.5; overflow-wrap: anywhere">${shown.map(printHtml).join("\n")}</body></html>\n`,
  };
}

function printText(block: Block): string {
  if (typeof block === "string") return toHarmlessLine(block);
  if ("lines" in block) return block.lines.map(toHarmlessLine).join("\n");
  if ("rows" in block) {
    return block.rows.map(([name, value]) => `${name}: ${toHarmlessLine(value)}`).join("\n");
  }
  if ("link" in block) return `${block.text}\n${block.link}`;
  if ("photos" in block) return "";
  return [`${block.title}:`, ...block.quoted.map((line) => `  ${toHarmlessLine(line)}`)].join("\n");
}

function printHtml(block: Block) {
  if (typeof block === "string") return html`<p>${toHarmlessLine(block)}</p>`;
  if ("lines" in block) return html`<p>${printLines(block.lines)}</p>`;
  if ("rows" in block) {
    const rows = block.rows.map(
      ([name, value]) =>
        html`<tr><th align="left" valign="top" style="padding-right: 1em">${name}</th><td>${toHarmlessLine(value)}</td></tr>`,
    );
    return html`<table cellpadding="2" style="border-collapse: collapse">${rows}</table>`;
  }
  if ("link" in block)
    return html`<p>${block.text}<br><a href="${block.link}">${block.link}</a></p>`;
  if ("photos" in block) {
    const photos = block.photos.map(
      (id, place) =>
        html`<p><img src="cid:${id}" alt="Photo ${place + 1}" style="max-width: 100%; height: auto"></p>`,
    );
    return html`${photos}`;
  }
  return html`<p>${block.title}:</p><blockquote>${printLines(block.quoted)}</blockquote>`;
}

function printLines(lines: readonly string[]) {
  return lines.map((line, place) => html`${place > 0 ? html`<br>` : ""}${toHarmlessLine(line)}`);
}
