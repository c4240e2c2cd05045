// The demonstration's pictures that pass for a business's own work, by the first eight digits of each file's SHA-256.
// What shows the trade and nobody's work (films, finishes, a roof) may stay on any studio's site.
// A test holds the list against the files that are shipped and says what it would be.

export const demonstrationPictures: Readonly<Record<string, string>> = {
  "car-default": "1940c1e1 2d793d71 5194b8fc 71ce77e7 792c9cc4 92a4f926 aa4ad2fc e48af713",
  "car-hatch": "1fb4eea4 3c39c1d6 657e85db 8314cca4 9085c3af a2d68047 b159a303 b2ffa565",
  "hero-grey": "053ebebd 2e3f15ce 3df5237b 87617687 b992a67d eccc0abf",
  "hero-iw-001": "33df6076 44f6b425 72712aab 86e44fe5 88237300 bf185e09",
  "hero-iw-101": "03098c90 5b38dcec a90de60a b26b5dd5 e191fb67 e3e47e27",
  "hero-iw-118": "00229040 1f9a6ab7 ab91e46a c4620ea0 e0feb529 e8c86cf0",
  "hero-iw-120": "238a3e07 2542c6ad 34a83830 4f9eb7c4 8c89072e 91d6bc35",
  "hero-iw-140": "0912e5c0 214b2eac 2d84f56f 82c884f9 8dfed6bc f5186b43",
  "hero-iw-214": "0595870e 288838d2 34f44c51 460c6851 aa4f0391 b5f8d54f",
  "hero-iw-232": "0d67113c 71332b08 71f4e2b8 948d5743 e7561591 f69fc458",
  "hero-iw-305": "1eafb57d 1ffe807e 7ef7ba3f 8aa4ac4c f4b7144a fe1d0d2d",
  "hero-iw-402": "435ce9c0 7d4c3339 857af929 951613f5 9d2a1997 f32ac1cf",
  "hero-iw-410": "0da877fe 575a67bf 72e75479 b82a6f0c c2d22065 f33a816b",
  "portfolio-coupe": "0840641b 3b536b20 4ab5fe36 65a97651 6789ddd6 8130eb84 976c4e27 be1d7b72",
  "portfolio-flip": "0faf2437 286dc91b 86f9b8d9 9f34b41a c4b989f1 c9fe0ff2 ca9ae61b e766b1b4",
  "portfolio-van": "07393f07 21b5cd3e 5b60e11c 78cee6b7 8c836eb3 990708b2 c69eed38 f3562fcd",
  "service-fleet": "004c269b 3c2803a1 b6ed5067 bac65efc c02cf4fc cf93c520",
  "testimonial-petrol": "07e9d5d6 61a7b90a 848ad1dd 88c56190 8b2713f2 b42157e4 b5c7c6c9 c99ecc3d",
  "testimonial-van": "1ca15b30 586b6a8c 5e1f0311 9c1fd957",
};
