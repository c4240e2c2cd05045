import { expect, test } from "vitest";
import { parseTestEnv } from "#tests/support/test-site.ts";
import { findOpenSettings } from "./settings.ts";

const WEBHOOK_SECRET = `whsec_${"a".repeat(32)}`;
const ready = {
  SITE_URL: "https://wraps.example.com",
  TRUST_PROXY: "on",
  SMTP_URL: "smtp://user:secret@mail.example.com:587",
  MAIL_FROM: "site@example.com",
  MAIL_TO: "studio@example.com",
};

const noAddress = "No public address: set SITE_URL";
const noMailServer = "No mail server: requests are stored, but nobody is told.";
const openSite = "SITE_URL is not https";
const openMail = "SMTP_URL says tls=off";
const openHook = "WEBHOOK_URL is not https";
const noProxy = "Set TRUST_PROXY=on.";
const keptLonger = "longer than the privacy policy promises";
const noLimit = "RATE_LIMIT is off";

test.each<[Record<string, string>, string[]]>([
  [{}, [noAddress, noMailServer]],
  [ready, []],
  [{ ...ready, SITE_URL: "http://wraps.example.com" }, [openSite]],
  [{ ...ready, SITE_URL: "http://wraps.example.com", TRUST_PROXY: "off" }, [openSite]],
  [{ ...ready, TRUST_PROXY: "off" }, [noProxy]],
  [{ ...ready, TRUST_PROXY: "2" }, []],
  [{ ...ready, SMTP_URL: "smtps://user:secret@mail.example.com" }, []],
  [{ ...ready, SMTP_URL: "smtp://localhost" }, []],
  [{ ...ready, SMTP_URL: "smtp://localhost?tls=off" }, []],
  [{ ...ready, SMTP_URL: "smtp://relay?tls=off" }, [openMail]],
  [{ ...ready, WEBHOOK_URL: "https://crm.example.com", WEBHOOK_SECRET }, []],
  [{ ...ready, WEBHOOK_URL: "http://crm.example.com", WEBHOOK_SECRET }, [openHook]],
  [{ ...ready, WEBHOOK_URL: "http://127.0.0.1:9000", WEBHOOK_SECRET }, []],
  [{ ...ready, WEBHOOK_URL: "http://[::1]:9000", WEBHOOK_SECRET }, []],
  [{ ...ready, RATE_LIMIT: "off" }, [noLimit]],
  [{ ...ready, KEEP_DAYS: "90", KEEP_SPAM_DAYS: "30", KEEP_PHOTO_DAYS: "60" }, []],
  [{ ...ready, KEEP_DAYS: "181" }, [keptLonger]],
  [{ ...ready, KEEP_SPAM_DAYS: "31" }, [keptLonger]],
  [{ ...ready, KEEP_PHOTO_DAYS: "61" }, [keptLonger]],
])("the settings %j leave open: %j", (settings, points) => {
  expect(findOpenSettings(parseTestEnv(settings), [])).toEqual(
    points.map((words) => ({ file: ".env", problem: expect.stringContaining(words) })),
  );
});
