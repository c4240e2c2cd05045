// Tests of server and desk that open no store: they run once, not on each engine. One that asks for a store fails.

export const withoutStore = [
  "desk/{main,picture,pictures,start}.test.ts",
  "desk/launch/settings.test.ts",
  "desk/{pictures,setup}/**",
  "desk/terminal/{csv,open-browser,standard-output,table,write-file}.test.ts",
  "desk/web/{formats,reply,styles}.test.ts",
  "server/{env,env-addresses,env-file,explain-start,group-commit,harmless-text,log,loopback}.test.ts",
  "server/{permissions,split-address,stop,welcome,work-loop}.test.ts",
  "server/db/{error-kinds,explain-postgresql,leftovers,postgresql-address,sqlite-dialect}.test.ts",
  "server/http/{analytics-policy,built-pages,compression,listen-limits,listen-stop,visitor}.test.ts",
  "server/notify/{explain-problem,mail-address,mail-body,mailer}.test.ts",
  "server/photos/picture.test.ts",
  "server/quote/{guide-price,mailbox,spam}.test.ts",
  "server/reminder/{business-days,standing}.test.ts",
];
