// Static host: files by path, pages without their extension, 404.html for the rest. Rejects form posts, or handles
// them as Netlify does.

import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { extname } from "node:path";
import { text } from "node:stream/consumers";
import { parse } from "node-html-parser";

const types: Record<string, string> = {
  ".html": "text/html",
  ".css": "text/css",
  ".js": "text/javascript",
  ".svg": "image/svg+xml",
};

export async function startStaticHost(folder: string, { takesForms = false } = {}) {
  const forms = takesForms ? readForms(folder) : new Map<string, HostedForm>();
  const taken: Record<string, string>[] = [];
  const server = createServer(async (request, response) => {
    if (request.method === "POST") {
      const fields = new URLSearchParams(await text(request));
      const form = forms.get(fields.get("form-name") ?? "");
      if (form !== undefined && !fields.get(form.honeypot)) {
        const known = [...fields].filter(([name]) => form.fields.includes(name));
        taken.push(Object.fromEntries(known));
      }
      // Netlify marks each response, and answers 404 to unknown forms.
      const mark = takesForms ? { "X-NF-Request-ID": "1" } : {};
      response.writeHead(takesForms ? (form ? 200 : 404) : 405, mark).end();
      return;
    }
    const { pathname } = new URL(request.url ?? "/", "http://host");
    const candidates = [pathname, `${pathname}.html`, `${pathname}index.html`];
    const found = candidates.map((name) => folder + name).find(isFile);
    const file = found ?? `${folder}/404.html`;
    const type = types[extname(file)];
    response.writeHead(found ? 200 : 404, type ? { "Content-Type": type } : {});
    response.end(readFileSync(file));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Fields of each accepted form. */
    taken,
    stop: () => server.close(),
  };
}

type HostedForm = { honeypot: string; fields: readonly string[] };

/** Netlify learns forms and their fields from the uploaded HTML. */
function readForms(folder: string): Map<string, HostedForm> {
  const page = parse(readFileSync(`${folder}/index.html`, "utf8"));
  return new Map(
    page.querySelectorAll('form[data-netlify="true"]').map((form) => [
      form.getAttribute("name") ?? "",
      {
        honeypot: form.getAttribute("netlify-honeypot") ?? "",
        fields: form
          .querySelectorAll("[name]")
          .flatMap((field) => field.getAttribute("name") ?? []),
      },
    ]),
  );
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}
