// Launch checks of the public address: landing page, clock, certificate, redirect to https, quote form.

import { connect } from "node:tls";
import { explainProblem, nameProblem } from "#server/notify/explain-problem.ts";
import type { Problem } from "../../run/checks/problem.ts";
import { ANSWER_WITHIN, tryForm } from "../actions/site/canary.ts";
import { type Desk, DeskError } from "../desk.ts";

const DAY = 24 * 60 * 60 * 1000;
/** Days before expiry. Automatic renewal runs earlier, so a certificate this close to expiry was not renewed. */
const LEAST_DAYS = 14;
/** Milliseconds by which the site's clock may differ from this machine's. */
const CLOCKS_AGREE = 60_000;

export type Live = {
  desk: Desk;
  /** HTML of the landing page from this build. */
  landing: string;
  /** End of the certificate's validity; rejects if the certificate is not trusted. */
  readCertificateEnd: (url: URL) => Promise<Date>;
};

export async function findLiveProblems(origin: string, live: Live): Promise<Problem[]> {
  const url = new URL(origin);
  const page = await ask(live.desk, url).catch(explainNoAnswer);
  const points =
    typeof page === "string"
      ? [`It does not answer: ${page}.`]
      : [
          ...(await checkPage(page, origin, live)),
          ...(await checkCertificate(url, live)),
          ...(await checkPlain(url, live.desk)),
          ...(await checkForm(url, live.desk)),
        ];
  return points.map((problem) => ({ file: origin, problem }));
}

function ask(desk: Desk, url: URL): Promise<Response> {
  return desk.fetch(url, { redirect: "manual", signal: AbortSignal.timeout(ANSWER_WITHIN) });
}

async function checkPage(page: Response, origin: string, { desk, landing }: Live) {
  const points: string[] = [];
  const html = await page.text();
  if (page.status !== 200) points.push(`The landing page answered with ${page.status}.`);
  else if (!listAssets(landing).every((asset) => html.includes(asset))) {
    points.push(
      "The site serves a different build from the one here. Restart the site, or run npm run build.",
    );
  } else if (!html.includes(`rel="canonical" href="${origin}/"`)) {
    points.push("The site was started with a different SITE_URL. Restart it.");
  }
  const date = Date.parse(page.headers.get("Date") ?? "");
  if (Math.abs(date - desk.now().getTime()) > CLOCKS_AGREE) {
    points.push(
      `Its clock says ${new Date(date).toUTCString()}, this machine's ${desk.now().toUTCString()}.`,
    );
  }
  return points;
}

function listAssets(html: string): string[] {
  return [...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([address]) => address);
}

async function checkCertificate(url: URL, { desk, readCertificateEnd }: Live): Promise<string[]> {
  if (url.protocol !== "https:") return [];
  const end = await readCertificateEnd(url).catch(explainNoAnswer);
  if (typeof end === "string") return [`Its certificate is not trusted: ${end}.`];
  const days = Math.floor((end.getTime() - desk.now().getTime()) / DAY);
  if (days >= LEAST_DAYS) return [];
  return [`Its certificate expires in ${days} days. Test its renewal: certbot renew --dry-run`];
}

/** Visitors who type the bare domain may start on http. */
async function checkPlain(url: URL, desk: Desk): Promise<string[]> {
  if (url.protocol !== "https:" || url.port !== "") return [];
  const plain = new URL(url);
  plain.protocol = "http:";
  const answer = await ask(desk, plain).catch(explainNoAnswer);
  if (typeof answer === "string") return [`${plain.origin} does not answer: ${answer}.`];
  const to = URL.parse(answer.headers.get("Location") ?? "", plain)?.protocol;
  return to === "https:" ? [] : [`${plain.origin} doesn't redirect to https.`];
}

async function checkForm(url: URL, desk: Desk): Promise<string[]> {
  try {
    await tryForm(desk, url);
    return [];
  } catch (error) {
    if (!(error instanceof DeskError)) throw error;
    return [`A quote request does not arrive: ${error.message}`];
  }
}

function explainNoAnswer(error: unknown): string {
  return explainProblem(nameProblem(error));
}

export function readCertificateEnd({ hostname, port }: URL): Promise<Date> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host: hostname, port: Number(port || 443), servername: hostname });
    socket.setTimeout(ANSWER_WITHIN, () => socket.destroy(new Error("ETIMEDOUT")));
    socket.once("error", reject);
    socket.once("secureConnect", () => {
      resolve(new Date(socket.getPeerCertificate().valid_to));
      socket.destroy();
    });
  });
}
