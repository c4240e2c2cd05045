// Tests run against the demonstration, whatever a business has in studio/. Imported before anything that looks.

process.env.STUDIO ||= "studios/demonstration";
