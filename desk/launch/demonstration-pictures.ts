// The demonstration's pictures that pass for a business's own work, by the first eight digits of each file's SHA-256.
// What shows the trade and nobody's work (films, finishes, faults, a flank) may stay on any studio's site.
// A test holds the list against the files that are shipped and says what it would be.

export const demonstrationPictures: Readonly<Record<string, string>> = {
  "car-default": "08c3d5ff 1931eb35 2a5d6ca4 98f0f5f7 995217bd c5a7a233 e7287408 ff1a6114",
  "car-hatch": "0873ea42 19e858e5 57b8a353 9a9a833f f8b18084",
  "hero-grey": "03841bf5 43d87896 78976a79 aa279f95",
  "hero-iw-001": "09efc090 0feadba9 197247b5 ddba48ef",
  "hero-iw-101": "0624ea72 164c0450 41f983b6 b8551ca0",
  "hero-iw-118": "6236b62f b0357c50 db264ce7 e32db1b1",
  "hero-iw-120": "0076af04 5e04edf7 c1d079db cb25709b",
  "hero-iw-140": "06f59ee5 390bdd8d 3ed609fd 502ace5b",
  "hero-iw-214": "146548f5 3ee71624 5b55156e 858deff2",
  "hero-iw-232": "0a5531c7 44a49453 bb50df90 f7b75ba3",
  "hero-iw-305": "663b359a 7e254270 b458b2a5 d1efcbce",
  "hero-iw-402": "5ab6efe8 7ddbef31 968b325f cd676d56",
  "hero-iw-410": "7405d066 76f82371 931a4ad2 9748b985",
  "portfolio-coupe": "3c677836 6249b561 6f40daa8 8696bfbd d1ed11d9",
  "portfolio-flip": "7cb1ad14 8ce49c75 9c5d5792 a431f957 fdd28338",
  "portfolio-van": "496fe353 4bf6a7a4 ac37c9ed cb9faf31 eb9b2429",
  "service-fleet": "0481b924 5cc7166b 78f06662 854c263b 88510ded a2494ca9 aee72603 f79f9639",
  "service-roof": "06ce5a22 210511e1 648c9484 c40a9a25",
  "testimonial-petrol": "01e1fa59 75615f95 83ce0bb7 d29168e3 ea4bf602",
  "testimonial-van": "90d6fdc5 c7b61489 f741fcec",
  workshop: "31d0236f 8e8d662a 8ec4bfa4 be511cb3 f151d70d",
};
