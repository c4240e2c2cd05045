// What the law and the calendar want of every business.

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

export const weekdays = [
  "Monday",
  "Tuesday",
  "Wednesday",
  "Thursday",
  "Friday",
  "Saturday",
  "Sunday",
] as const;
