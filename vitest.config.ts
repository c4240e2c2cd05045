import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "{facts,contract,content,app,server,desk,run}/**/*.test.ts",
      "tests/site/**/*.test.ts",
    ],
    reporters: ["default", "json"],
    outputFile: { json: "test-results/vitest.json" },
    onConsoleLog(log, type) {
      if (type === "stderr") throw new Error(`a test wrote to the error console: ${log}`);
      return true;
    },
  },
});
