// Loaded before anything else of npm start, test, dev, build and export: says which Node is needed.
// In the syntax of old Nodes, since they are the ones that have to read it.
"use strict";

var version = process.version.slice(1).split(".").map(Number);
var major = version[0];
var minor = version[1];

// An older npm leaves out, without a word, the packages that are built for newer Nodes only.
if (major < 20 || (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)) {
  process.stderr.write(
    "\nNode " +
      process.version.slice(1) +
      " is too old to install this site: it takes Node 20.19, 22.12 or anything newer.\n" +
      "https://nodejs.org has it. Nothing has been changed.\n",
  );
  process.exit(1);
}
