// Refuses Node versions that cannot install the site, before anything else is loaded. In old syntax, since old versions
// have to read it.
"use strict";

var version = process.version.slice(1).split(".").map(Number);
var major = version[0];
var minor = version[1];

// Older versions of npm silently skip packages built for newer versions of Node.
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  process.stderr.write(
    "\nNode " +
      process.version.slice(1) +
      " is too old to install this site: it takes Node 20.19, 22.12 or anything newer.\n" +
      "https://nodejs.org has it. Nothing has been changed.\n",
  );
  process.exit(1);
}
