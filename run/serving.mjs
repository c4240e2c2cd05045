// How Node is started to serve the site, by npm start as by docs/hosting/wrap-studio@.service. It holds 45 MB less
// memory under load for some 10 % more processor time an answer (docs/performance.md).

/** A small young generation (MB): what an answer makes is garbage a millisecond later. */
export const nodeFlags = ["--max-semi-space-size=4"];

/** glibc keeps what each of its arenas has freed; by default there are up to eight a core. */
export const environment = { MALLOC_ARENA_MAX: "2" };
