// What gives the demonstration away: its names, numbers, places, films, projects and reviews, as it is shipped.
// Kept here and not read from studio/: that is what a business replaces. Written as the built pages hold it,
// after `toPlainText`.

export type Trace = {
  what: string;
  /** Global; each different text that it matches is a leftover of its own. */
  words: RegExp;
  /** The postcodes of businesses that may say it of themselves. */
  homeOf?: RegExp;
};

const GREATER_MANCHESTER = /^(M|BL|OL|SK|WA|WN)\d/;
const WEST_MIDLANDS = /^(B|CV|DY|WS|WV)\d/;

export const traces: readonly Trace[] = [
  {
    what: "name",
    words: /\birwell(?:wrap(?:\.example)?)?(?: (?:Wrap|Studio|Digital|Petrol|Ltd))*/gi,
  },
  { what: "address", words: /Film Yard|\bM00 ?0ZZ\b/g },
  { what: "telephone number", words: /(?:0161 ?|\+44 ?161 ?)496 ?0\d{3}/g },
  { what: "reserved domain", words: /(?:@|\/\/)[\w.-]+\.example\b(?!\.\w)/g },
  { what: "company or VAT number", words: /\b0{8}\b(?!-)|\b000 0000 00\b/g },
  {
    what: "place",
    words:
      /\b(?:Greater Manchester|Manchester|Salford(?! Brick)|Altrincham|Ashton-under-Lyne|Bolton|Cheadle|Chorlton|Didsbury|Eccles|Glossop|Levenshulme|Oldham|Prestwich|Rochdale|Stockport|Stretford|Swinton|Wigan|Wilmslow|Wythenshawe)\b/g,
    homeOf: GREATER_MANCHESTER,
  },
  // Words of everyday English too: a place where they stand alone, or in a list of places.
  {
    what: "place",
    words: /(?<=["'`>]|, )(?:Bury|Leigh|Sale)(?=["'`<]|, | around| and [A-Z])/g,
    homeOf: GREATER_MANCHESTER,
  },
  { what: "place", words: /\bWest Midlands\b/g, homeOf: WEST_MIDLANDS },
  {
    what: "film",
    words:
      /\b(?:Salford Brick|Ship Canal|Pennine Moss|Oil on Water|Pillar Red|Mill Cotton|Worker Bee)\b/g,
  },
  { what: "film", words: /(?<=["'`>])(?:Mirror|Twill)(?=["'`<]| ?<small)|\bin Mirror, chrome/g },
  { what: "film code", words: /\biw[- ]\d{3}\b/gi },
  {
    what: "project",
    words:
      /Bridgewater Joinery|Colour-flip coup\u00e9|Teal from the kerb|Satin coup\u00e9, nose to tail|Badges off, chrome gone dark/g,
  },
  {
    what: "review",
    words:
      /Priya Nair|Daniel Osei|Gareth Holt|I parked it outside the office|They priced it from four photos|They took the vans one at a time/g,
  },
  { what: "invented customer", words: /\b(?:Aaliyah|Agnieszka|Gurpreet|Mateusz|Ngozi|Tunde)\b/g },
  { what: "sign", words: /M28 18L18 28V18z|M9 6h6v16H9z/g },
  { what: "note of what this site is", words: /is a demonstration\. The business/g },
];
