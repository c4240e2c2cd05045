// Handlers to receive, list and delete a request's photos. Buffers only bodies of photos that may be stored.

import { parseKey, photoLimits, photoTypes, quoteRequestKeyHeader } from "#contract/photos.ts";
import { idempotencyKeyHeader } from "#contract/quote-request.ts";
import type { Database } from "#server/db/schema.ts";
import { readChunks } from "#server/http/body.ts";
import { answerProblem, type Problem, type ProblemContext } from "#server/http/problem.ts";
import { isFromOwnSite } from "#server/http/visitor.ts";
import { describeError } from "#server/log.ts";
import type { RateLimit } from "#server/quote/rate-limit.ts";
import type { PictureMaker } from "./picture.ts";
import { photoProblems, tooManyCalls } from "./problems.ts";
import { findRoom, listPhotoKeys, removePhoto, type Saved, savePhoto } from "./store.ts";
import type { Upload, UploadMemory } from "./upload-memory.ts";

export type PhotosDeps = {
  database: Database;
  pictures: PictureMaker;
  memory: UploadMemory;
  rateLimit: RateLimit;
  /** Bytes reserved for photos. */
  space: number;
};

export type PhotosCall = PhotosDeps & { ownOrigins: readonly string[]; clientAddress: string };

/** Answers requests to `photosPath`; `undefined` for unknown methods. */
export async function answerPhotos(
  context: ProblemContext,
  call: PhotosCall,
): Promise<Response | undefined> {
  const { request } = context;
  const answer = { GET: list, POST: receive, DELETE: remove }[request.method];
  if (!answer) return undefined;
  const result = await checkAndAnswer(context, call, answer).catch((error: unknown) => {
    context.log.error("photo call failed", describeError(error));
    return photoProblems.failed;
  });
  const answered = result instanceof Response ? result : await answerProblem(result, context);
  // Proves to the page that the answer is ours and about this photo.
  const photoKey = parseKey(request.headers.get(idempotencyKeyHeader));
  if (photoKey) answered.headers.set(idempotencyKeyHeader, photoKey);
  return answered;
}

type Result = Response | Problem;
type Keys = { requestKey: string; photoKey: string | undefined };

async function checkAndAnswer(
  { request }: ProblemContext,
  call: PhotosCall,
  answer: (request: Request, call: PhotosCall, keys: Keys) => Promise<Result>,
): Promise<Result> {
  if (!isFromOwnSite(request, call.ownOrigins)) return photoProblems.otherSite;
  const requestKey = parseKey(request.headers.get(quoteRequestKeyHeader));
  const photoKey = parseKey(request.headers.get(idempotencyKeyHeader));
  if (!requestKey) return photoProblems.unreadable;
  const refusal = await call.rateLimit.count(call.clientAddress);
  if (refusal) return tooManyCalls(refusal);
  return answer(request, call, { requestKey, photoKey });
}

async function list(_: Request, { database }: PhotosCall, { requestKey }: Keys): Promise<Result> {
  const keys = await listPhotoKeys(database.queries, requestKey);
  if (!keys) return photoProblems["unknown request"];
  return Response.json(keys, { headers: { "Cache-Control": "no-store" } });
}

async function remove(
  _: Request,
  { database }: PhotosCall,
  { requestKey, photoKey }: Keys,
): Promise<Result> {
  if (!photoKey) return photoProblems.unreadable;
  const removed = await removePhoto(database, { requestKey, photoKey });
  return removed === "removed" ? done() : photoProblems[removed];
}

async function receive(request: Request, call: PhotosCall, keys: Keys): Promise<Result> {
  const { database, space, memory, clientAddress } = call;
  const { requestKey, photoKey } = keys;
  if (!photoKey) return photoProblems.unreadable;
  const type = request.headers.get("Content-Type")?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (!photoTypes.some((known) => known === type)) return photoProblems["no picture"];
  const room = await findRoom(database.queries, { requestKey, photoKey }, space);
  if (room === "known") return done();
  if (room !== "free") return photoProblems[room];
  const upload = memory.begin(clientAddress);
  try {
    const saved = await readAndSave(request, call, { requestKey, photoKey }, upload);
    return saved === "stored" || saved === "known" ? done() : photoProblems[saved];
  } finally {
    upload.end();
  }
}

async function readAndSave(
  request: Request,
  { database, pictures, space }: PhotosCall,
  keys: { requestKey: string; photoKey: string },
  upload: Upload,
): Promise<Saved | "no picture" | "too large" | "too slow" | "busy"> {
  const chunks: Uint8Array[] = [];
  let isBusy = false;
  const status = await readChunks(request, photoLimits.upload, (chunk) => {
    isBusy ||= !upload.grow(chunk.byteLength);
    // Read and drop the rest: a browser that is still sending may not read the answer.
    if (isBusy) {
      chunks.length = 0;
      upload.end();
    } else chunks.push(chunk);
  });
  if (status !== 200) return status === 413 ? "too large" : "too slow";
  if (isBusy) return "busy";
  const picture = await pictures.make(Buffer.concat(chunks));
  if (typeof picture === "string") return picture;
  return savePhoto(database, { ...keys, ...picture }, space);
}

function done(): Response {
  return new Response(null, { status: 204, headers: { "Cache-Control": "no-store" } });
}
