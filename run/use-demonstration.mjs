// Selects the demonstration for tests, even if a business has its data in studio/. Import before readers of STUDIO.

process.env.STUDIO ||= "studios/demonstration";
