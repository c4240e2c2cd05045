// The demonstration's pictures that pass for a business's own work, by the first eight digits of each file's SHA-256.
// What shows the trade and nobody's work (films, finishes, faults, a flank) may stay on any studio's site.
// A test holds the list against the files that are shipped and says what it would be.

export const demonstrationPictures: Readonly<Record<string, string>> = {
  "car-default": "08c3d5ff 2a5d6ca4 c5a7a233 e7287408 ff1a6114",
  "car-hatch": "03b3a4f8 331fafa2 4943a11f 7f4107af 88cd235d",
  "hero-grey": "5247b066 55ed494a 77453839 7e4626a1 9bd6cfb1",
  "hero-iw-001": "0207706a 23afdf30 576c4463 cea7b6ec f6335c10",
  "hero-iw-101": "52eb0fb9 90fee062 9f972369 b81d5112 d65f06f5",
  "hero-iw-118": "1d1bf006 38c8f2c2 3900d7c5 80186ef9 e7b59fb6",
  "hero-iw-120": "54e21696 8f07f03c a158e956 df052b56 ec550cef",
  "hero-iw-140": "17aa7bdf 58aaddde 6b7dfbb1 82c7ce65 b8a416ea",
  "hero-iw-214": "226829b8 664e72fa 7259703f 830a3c12 871ff976",
  "hero-iw-232": "12a5fccb 3473bd7b 8ce9a743 9437556d daa5c05a",
  "hero-iw-305": "0dcbffb4 3a46dd5a 48ba8b5a e972b5b9 ef4fbf6a",
  "hero-iw-402": "454df972 5944f463 60d952e0 79229853 7c14d9cb",
  "hero-iw-410": "130cae33 4aa363bf 624710d0 748343e7 c6f02f03",
  "portfolio-coupe": "3219424a 37c21f4d b0842f45 ce0a005a f9481ac2",
  "portfolio-flip": "014f87a8 3c0a0f6a d6d7b206 dc9a77db",
  "portfolio-van": "4b1bae70 54d7a97d 7126eda0 b8d6febf ffb5dcc0",
  "service-fleet": "4afe4257 8bfa41d9 9c7a249f a9a55646 d12cfc84",
  "service-roof": "0b47717b cd05abac edc5b9ae ff090772",
  "testimonial-petrol": "5de01718 6e00a152 83b81100 a3310032 aa4b3679",
  "testimonial-van": "2cf9f330 42070dd2 70083f7a 922f53cd",
  workshop: "8bc00472 9fcbeb8d bbaab0d7 ebffbaac",
};
