// The demonstration's pictures that pass for a business's own work, by the first eight digits of each file's SHA-256.
// What shows the trade and nobody's work (films, finishes, faults, a flank) may stay on any studio's site.
// A test holds the list against the files that are shipped and says what it would be.

export const demonstrationPictures: Readonly<Record<string, string>> = {
  "car-default": "08c3d5ff 2a5d6ca4 c5a7a233 e7287408 ff1a6114",
  "car-hatch": "05c7ff78 17594b6b 6599ef81 8fe310c5 caa58480",
  "hero-grey": "501339ae 726b5e48 757b1272 9172e8c9 cd4ea0a6",
  "hero-iw-001": "282f8d2f 7b2d5111 cf1fd506 e1675b3d e5599788",
  "hero-iw-101": "24b155f2 33f9041f 44db5af7 74b12258 b84dd834",
  "hero-iw-118": "79bfafa2 83386786 c09f00a6 c4735609 fa2907c1",
  "hero-iw-120": "1417c4b7 527fd98d dd4aa65f eafd7c0e ef5c7e4b",
  "hero-iw-140": "74fcc770 a0476206 b40ce4f1 ca80205d f4a63f11",
  "hero-iw-214": "08ec3f96 74247221 9d69390a aa910155 b4e828a9",
  "hero-iw-232": "048266bd 452f91c6 6c19715d 8ecab040 9be629d6",
  "hero-iw-305": "20644c21 87f955b0 a6b63d54 df02de75 e4f96c63",
  "hero-iw-402": "308144f0 3ec911be 4f236c5a d83213e1 dfb2a81d",
  "hero-iw-410": "236f4c1d 465dc198 68b851fe 7b8746ee fe1015d1",
  "portfolio-coupe": "2a0ce448 6627ac64 c312db78 deff1657 e92cb921",
  "portfolio-flip": "4e90d378 92be1c47 b7e5adc3 ecc0df2d",
  "portfolio-van": "36b6df66 594bd0f1 88241a0e a0092c6d b12e6b18",
  "service-fleet": "0c5f3849 1ef617d1 be2d916d c84d238f eb60a5fb",
  "service-roof": "1cfe3209 292d019f 744d06f0 ca92bc0a",
  "testimonial-petrol": "679daadb 8d2b94bd d587905a d9f54d17 fe2cb33e",
  "testimonial-van": "59768e03 5ab3d3db 6a419da2 ee4dc8c9",
  workshop: "1abbaab4 300f4afe 3be5282b 6793aaec 7141a700 9a4006dc",
};
