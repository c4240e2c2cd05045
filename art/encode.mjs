/**
 * Turns master pictures into what the site serves: AVIF and WebP files at several
 * widths, and their entries in pictures.json.
 *
 *   node art/encode.mjs <name>=<master.png> ... [--widths 480,800,1200,1600] [--quality 66]
 *                       [--webp 800] [--quality-960 44] [--max-bytes-800 15360] [--masters <folder>] [--into <studio>]
 *
 * `--webp` names the widths for browsers without AVIF, where those are others. `--quality-960` is for that width alone:
 * on screens that show it at half its size or less, more pixels of a lower quality weigh less and look sharper.
 * `--masters <folder>` adds every `<name>.png` of a folder. Files are named after
 * their content, so they may be cached for ever; files of the same picture that no
 * longer match are removed. `--into <studio>` names the folder that they belong to,
 * studios/demonstration/ unless told; `npm run desk -- picture` brings photos here.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
sharp.concurrency(1);

/** Widths used when the command names none, in pixels. */
const defaultWidths = [480, 800, 1200, 1600];
const lowestQuality = 30;
/** Added for the widest files: large and dense screens show every smear, and have the line for it. */
const finerWhenWide = 14;

const options = {
  widths: defaultWidths,
  quality: 66,
  qualities: new Map(),
  max800: Infinity,
  into: join(root, "studios/demonstration"),
};
const pictures = new Map();
for (let args = process.argv.slice(2); args.length > 0; ) {
  const word = args.shift();
  if (word === "--widths") options.widths = args.shift().split(",").map(Number);
  else if (word === "--webp") options.webp = args.shift().split(",").map(Number);
  else if (/^--quality-\d+$/.test(word))
    options.qualities.set(Number(word.slice(10)), Number(args.shift()));
  else if (word === "--quality") options.quality = Number(args.shift());
  else if (word === "--max-bytes-800") options.max800 = Number(args.shift());
  else if (word === "--into") options.into = args.shift();
  else if (word === "--masters") {
    const folder = args.shift();
    for (const file of readdirSync(folder)
      .filter((name) => /\.(png|jpe?g)$/.test(name))
      .sort())
      pictures.set(basename(file).replace(/\.\w+$/, ""), join(folder, file));
  } else if (/^[a-z0-9-]+=/.test(word))
    pictures.set(word.slice(0, word.indexOf("=")), word.slice(word.indexOf("=") + 1));
  else throw new Error(`not understood: ${word}`);
}
if (pictures.size === 0) throw new Error("name at least one picture, as <name>=<master.png>");

const formats = {
  avif: (image, quality) => image.avif({ quality, effort: 6, chromaSubsampling: "4:2:0" }),
  webp: (image, quality) =>
    image.webp({ quality: Math.min(90, quality + 18), effort: 6, smartSubsample: true }),
};

/** The average colour, as the placeholder behind a picture that has not arrived. */
async function averageColour(master) {
  const { channels } = await sharp(master).removeAlpha().toColourspace("srgb").stats();
  return `#${channels
    .slice(0, 3)
    .map((c) => Math.round(c.mean).toString(16).padStart(2, "0"))
    .join("")}`;
}

const filesFolder = join(options.into, "public/pictures");
const listFile = join(options.into, "pictures.json");
mkdirSync(filesFolder, { recursive: true });
const list = existsSync(listFile)
  ? JSON.parse(readFileSync(listFile, "utf8"))
  : { $schema: "./schema/pictures.json", pictures: {} };
for (const [name, master] of pictures) {
  if (!existsSync(master)) throw new Error(`no such master: ${master}`);
  const meta = await sharp(master).metadata();
  const widths = [...new Set(options.widths.map((width) => Math.min(width, meta.width)))].sort(
    (a, b) => a - b,
  );
  const encoded = [];
  const report = [];
  for (const [format, encode] of Object.entries(formats)) {
    for (const width of (format === "webp" && options.webp) || widths) {
      let quality =
        options.qualities.get(width) ?? options.quality + (width > 1600 ? finerWhenWide : 0);
      let bytes;
      do {
        const image = sharp(master)
          .removeAlpha()
          .resize({ width, kernel: "lanczos3", withoutEnlargement: true });
        bytes = await encode(image, quality).toBuffer();
        quality -= 4;
      } while (
        format === "avif" &&
        width === 800 &&
        bytes.length > options.max800 &&
        quality >= lowestQuality
      );
      encoded.push({ format, width, bytes });
      report.push(`${format} ${width}: ${(bytes.length / 1024).toFixed(1)} KB`);
    }
  }
  // One for all files of a picture: in a page's HTML their names then compress to almost nothing.
  const hash = createHash("sha256");
  for (const { bytes } of encoded) hash.update(bytes);
  const version = hash.digest("hex").slice(0, 8);
  const written = new Set();
  const sets = { avif: [], webp: [] };
  for (const { format, width, bytes } of encoded) {
    const file = `${name}-${width}.${version}.${format}`;
    writeFileSync(join(filesFolder, file), bytes);
    written.add(file);
    sets[format].push({ address: `/pictures/${file}`, width });
  }
  const sourceSet = (format) =>
    sets[format].map(({ address, width }) => `${address} ${width}w`).join(", ");
  const fallback = sets.webp.findLast(({ width }) => width <= 800) ?? sets.webp[0];
  const mine = new RegExp(`^${name}-\\d+\\.[0-9a-f]{8}\\.(avif|webp)$`);
  for (const file of readdirSync(filesFolder))
    if (mine.test(file) && !written.has(file)) rmSync(join(filesFolder, file));
  const width = widths.at(-1);
  const height = Math.round((meta.height * width) / meta.width);
  const colour = await averageColour(master);
  list.pictures[name] = {
    width,
    height,
    colour,
    avif: sourceSet("avif"),
    webp: sets.webp.length > 1 ? sourceSet("webp") : "",
    fallback: fallback.address,
  };
  writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
  console.log(`${name} ${meta.width}x${meta.height}: ${report.join(", ")}`);
}
