// Refusal of Node versions that cannot install the site. Written in old syntax, which old versions can parse.
"use strict";

var version = process.version.slice(1).split(".").map(Number);
var major = version[0];
var minor = version[1];

// With older versions, npm silently skips packages that need a newer Node.
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  process.stderr.write(
    "\nNode " +
      process.version.slice(1) +
      " is too old to install this site, which needs Node 20.19, 22.12 or newer.\n" +
      "Get a newer one from https://nodejs.org. Nothing has been changed.\n",
  );
  process.exit(1);
}
