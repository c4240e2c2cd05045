// The form in which a studio says who it is. `null` says that it has no such thing, and pages leave it out.

export type Company = {
  readonly number: string;
  /** "England and Wales" */
  readonly registeredIn: string;
  readonly registeredOffice: string;
};

/** As the law wants it on pages and letters: Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015. */
export function printFirm({ name, company }: { name: string; company: Company | null }): string {
  return company
    ? `${name}, registered in ${company.registeredIn} no. ${company.number}. Registered office: ${company.registeredOffice}.`
    : `${name}.`;
}

export type Vat = {
  readonly number: string;
  /** Whether the prices on the site are the whole price, VAT in it. */
  readonly pricesInclude: boolean;
};

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;

export type OpeningHours = {
  readonly days: readonly (typeof weekdays)[number][];
  /** 24-hour clock, Europe/London. */
  readonly opens: string;
  readonly closes: string;
};

export type Business = {
  readonly name: string;
  readonly shortName: string;
  readonly legal: {
    readonly name: string;
    readonly company: Company | null;
    readonly vat: Vat | null;
  };
  readonly address: {
    readonly street: string;
    readonly town: string;
    readonly county: string;
    readonly postcode: string;
    readonly country: string;
  };
  readonly phone: { readonly display: string; readonly link: `tel:+${string}` };
  readonly email: string;
  readonly openingHours: readonly OpeningHours[];
  readonly serviceArea: string;
  readonly vanMaker: { readonly name: string; readonly models: readonly string[] };
};

export type Operator = {
  readonly name: string;
  readonly company: Company | null;
  readonly email: string;
};

/** By whom, and the words of the badge. */
export type Endorsement = { readonly by: string; readonly badge: string };

/** One of the makers' ranges that are stocked, as its own data sheet names it. */
export type FilmLine = { readonly maker: string; readonly line: string };

/**
 * What the notice on the landing page tells of: bookings made up (a demonstration's alone), bookings
 * that were made, or nothing.
 */
export type BookingSource = "invented" | "recorded" | "off";

/** A booking that was made, told with the customer's consent. */
export type RecordedBooking = {
  readonly name: string;
  readonly pronoun: "his" | "her" | "their";
  readonly area: string;
  /** Make and model, the way an owner says it. */
  readonly car: string;
  /** The day it was made, and the day the customer agreed to its being told: "2027-03-01". */
  readonly bookedOn: string;
  readonly consentOn: string;
};
