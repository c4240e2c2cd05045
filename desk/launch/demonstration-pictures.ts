// The demonstration's pictures that pass for a business's own work, by the first eight digits of each file's SHA-256.
// What shows the trade and nobody's work (films, finishes, faults, a flank) may stay on any studio's site.
// A test holds the list against the files that are shipped and says what it would be.

export const demonstrationPictures: Readonly<Record<string, string>> = {
  "car-default": "08c3d5ff 2a5d6ca4 c5a7a233 e7287408 ff1a6114",
  "car-hatch": "0bfd557f 2a977cea 4093621f 8a76a801 fc5a51c2",
  "hero-grey": "13484030 29cec3bc 3a99228b 8afc8e70 8bf001b9",
  "hero-iw-001": "5069d155 6eb71acb 712e2bab c18e2d45 cf9b8497",
  "hero-iw-101": "23225bf5 5821d7f3 5f4f4331 c4b0c209 db4e0e2f",
  "hero-iw-118": "424ac7b9 476608e5 4efd9b5d 676a8be7 b005b591",
  "hero-iw-120": "0875746d 0ab655a3 a6a1103c d8f9f27b deed86e5",
  "hero-iw-140": "015a29fa 372a1d4e 440f84eb 55f2bd6e 85de3e91",
  "hero-iw-214": "298cc606 79946f35 9b40b05d bdf1db43 e8e9385f",
  "hero-iw-232": "33dd2d53 72378966 9dd08f22 e0d60a65 f9980c3a",
  "hero-iw-305": "4b12ba87 538ae15f 57d38c07 caf69b2b ebe1e245",
  "hero-iw-402": "5f2636ec 5f36ad34 960e34fd cf000665 e191f7a2",
  "hero-iw-410": "049cf073 6a19960d 70b547b4 d4f8d107 de206f9d",
  "portfolio-coupe": "3219424a 37c21f4d b0842f45 ce0a005a f9481ac2",
  "portfolio-flip": "2bd8b7be 2fa3b2f2 8e931cc1 c1e19455",
  "portfolio-van": "36b6df66 594bd0f1 88241a0e a0092c6d b12e6b18",
  "service-fleet": "2ab11438 45b69f74 620f46ed a342849b c651c817",
  "service-roof": "216cacae 51274ef7 68a66c0c d4764cc2",
  "testimonial-petrol": "14535026 15c75720 407c19f9 8a8c7407 c72db15b",
  "testimonial-van": "59768e03 5ab3d3db 6a419da2 ee4dc8c9",
  workshop: "1abbaab4 3be5282b 3c13aa61 6793aaec",
};
