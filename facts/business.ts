// Company details that the law requires on pages and letters, and the days of the week.

export type Company = {
  readonly number: string;
  /** "England and Wales" */
  readonly registeredIn: string;
  readonly registeredOffice: string;
};

/** Source: Company, Limited Liability Partnership and Business (Names and Trading Disclosures) Regulations 2015. */
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
