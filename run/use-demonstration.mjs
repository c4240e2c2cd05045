// Selects the demonstration for tests, whatever a business has in studio/. Imported before any reader of STUDIO.

process.env.STUDIO ||= "studios/demonstration";
