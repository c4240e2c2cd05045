// The demonstration's pictures that pass for a business's own work, by the first eight digits of each file's SHA-256.
// What shows the trade and nobody's work (films, finishes, faults, a flank) may stay on any studio's site.
// A test holds the list against the files that are shipped and says what it would be.

export const demonstrationPictures: Readonly<Record<string, string>> = {
  "car-default": "08c3d5ff 1931eb35 2a5d6ca4 98f0f5f7 995217bd c5a7a233 e7287408 ff1a6114",
  "car-hatch": "1fb4eea4 3c39c1d6 657e85db 8314cca4 9085c3af a2d68047 b159a303 b2ffa565",
  "hero-grey": "4de14bb9 538569b9 bc16da7f ea078a67 fc58f98d",
  "hero-iw-001": "1241d5e6 22989504 da0d4753 e153b54a e17eb636",
  "hero-iw-101": "071362f5 251ebc0a 4de3f9d2 7ca8888b cc01588a",
  "hero-iw-118": "14814299 716846e7 abb98432 adc07b08 ddf7bfee",
  "hero-iw-120": "07fab5f9 408ded49 847a84e1 86b1993b ed0e9e62",
  "hero-iw-140": "0cb12d5c 5b2a7c05 b84d7038 b9d86ea8 cf520118",
  "hero-iw-214": "1a0d3367 67d59a6b 7c21079c 96028ed6 cf8f0ba2",
  "hero-iw-232": "74a12deb 7867768e 9f1ebad6 ef3acc4b fc35f4cc",
  "hero-iw-305": "5a9ebb44 6447a53c 6a813f56 966e8fc6 c5eb76cf",
  "hero-iw-402": "51caf6bd a361426e bb826793 d2733bcf fcf5c265",
  "hero-iw-410": "078c03d0 2c911adc 598422cf 5e5f203e d19eacd3",
  "portfolio-coupe": "0b82cbf7 520c2d1e b27309fa b435b591 d856c90a",
  "portfolio-flip": "7cb1ad14 8ce49c75 9c5d5792 a431f957 fdd28338",
  "portfolio-van": "0506ced5 2845c228 7b891995 a8eaf2b7 b34dcdb9",
  "service-fleet": "7fcea914 9341ba26 b641cfe3 cd8afcaa d7280bc4 df5b2c60 f8eab5a7 ff429589",
  "service-roof": "29ad4164 54c1ddf9 910153c9 c00c375d",
  "testimonial-petrol": "1200e6b2 31b30de1 5edf7a79 a167ec0e e4a45328",
  "testimonial-van": "458aa247 dd5c65ac f2d30f1b",
  workshop: "51a22f74 9d09ff62 afbfb707 f9a6dc81 fa44caf6",
};
