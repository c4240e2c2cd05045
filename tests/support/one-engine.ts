// Server and desk tests that do not depend on the database engine, so they run only on SQLite.

export const oneEngine = [
  "desk/{database,main}.test.ts",
  "desk/actions/site/{open,pictures,send-tests}.test.ts",
  "desk/{launch,pictures,setup,terminal}/**",
  "desk/web/{formats,guard,reply}.test.ts",
  "server/{addresses,env,env-file,explain-start,harmless-text,log,stop,welcome,work-loop}.test.ts",
  "server/db/{errors,backup/leftovers,postgresql/explain,sqlite/dialect}.test.ts",
  "server/http/{analytics-policy,built-pages,filled-pages,form-body,listen,listen-limits,security-headers,visitor}.test.ts",
  "server/notify/{explain-problem,mail-address,mail-body,mailer,mails,send-to-studio}.test.ts",
  "server/photos/picture.test.ts",
  "server/quote/{guide-price,mailbox,spam}.test.ts",
  "server/reminder/{business-days,standing}.test.ts",
];
