// PNG files to AVIF beside them: node art/avif.mjs <quality> <file.png> ...
import sharp from "sharp";

const [quality, ...files] = process.argv.slice(2);
for (const file of files)
  await sharp(file)
    .avif({ quality: Number(quality), effort: 6, chromaSubsampling: "4:2:0" })
    .toFile(file.replace(/\.png$/, ".avif"));
