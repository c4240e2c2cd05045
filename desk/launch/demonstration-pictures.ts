// The demonstration's pictures that pass for a business's own work, by the first eight digits of each file's SHA-256.
// What shows the trade and nobody's work (films, finishes, faults, a flank) may stay on any studio's site.
// A test holds the list against the files that are shipped and says what it would be.

export const demonstrationPictures: Readonly<Record<string, string>> = {
  "car-default": "08c3d5ff 2a5d6ca4 c5a7a233 e7287408 ff1a6114",
  "car-hatch": "09413dbd 121c4b22 384b7774 99af4875 ee65c8a6",
  "hero-grey": "05551b6a 2034b1be 58653a2a 6c97c639 dfa25cd7",
  "hero-iw-001": "1373eed9 66cbd5fa 6df6c47a d336716f f34abe5c",
  "hero-iw-101": "1b4e6535 96176175 bb9d609d bc9b0f25 e7b8e804",
  "hero-iw-118": "227db16d 8313fb4d 8ac39ce4 a45e53f5 ba9bb198",
  "hero-iw-120": "0113949c 01f9737b 94656848 9c1cbf4a ae8bd97d",
  "hero-iw-140": "4e704c94 5a426266 60feb339 75b76e2f e029d602",
  "hero-iw-214": "2cb600e3 6aaa8a65 79f960d2 9312a5a3 eb6f410c",
  "hero-iw-232": "04d505aa 3a9d0bb6 81def0eb e1325208 fe7b652b",
  "hero-iw-305": "014fa9e2 238ac666 297e66e0 2bc2ccb5 dd96ecbc",
  "hero-iw-402": "1915b00f cc106314 dfffd5e6 f47561b0 f800df95",
  "hero-iw-410": "56195c04 7e3783fb 99fbf4b2 b3af2ad8 eed5d773",
  "portfolio-coupe": "3219424a 37c21f4d b0842f45 ce0a005a f9481ac2",
  "portfolio-flip": "2bd8b7be 2fa3b2f2 8e931cc1 c1e19455",
  "portfolio-van": "36b6df66 594bd0f1 88241a0e a0092c6d b12e6b18",
  "service-fleet": "18572c49 71e2000b 93f351ac cf1c268b e8e60437",
  "service-roof": "216cacae 51274ef7 68a66c0c d4764cc2",
  "testimonial-petrol": "14535026 15c75720 407c19f9 8a8c7407 c72db15b",
  "testimonial-van": "27e4b76a 9d5e75dd ac6746cf f21110e7",
  workshop: "8bc00472 9fcbeb8d bbaab0d7 ebffbaac",
};
