import { trials } from "./trials.ts";
import { tryTrials } from "./try-trials.ts";

tryTrials(trials.filter(({ name }) => name.includes("PostgreSQL")));
