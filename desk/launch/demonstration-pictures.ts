// The demonstration's pictures that pass for a business's own work, by the first eight digits of each file's SHA-256.
// What shows the trade and nobody's work (films, finishes, faults, a flank) may stay on any studio's site.
// A test holds the list against the files that are shipped and says what it would be.

export const demonstrationPictures: Readonly<Record<string, string>> = {
  "car-default": "08c3d5ff 1931eb35 2a5d6ca4 98f0f5f7 995217bd c5a7a233 e7287408 ff1a6114",
  "car-hatch": "246984a0 3402680d 56ad3d1a 70d94666 aa02048c",
  "hero-grey": "03841bf5 4c7ea7c4 78976a79 83b29216 aa279f95",
  "hero-iw-001": "09efc090 0feadba9 8ee68614 98591de9 ddba48ef",
  "hero-iw-101": "04e9b9c5 164c0450 41f983b6 b8551ca0 c0ad5b72",
  "hero-iw-118": "03ad3965 4c9e472b 6236b62f b0357c50 db264ce7",
  "hero-iw-120": "0076af04 3d56681f 5e04edf7 743e9a05 cb25709b",
  "hero-iw-140": "06f59ee5 097ffe3a 3ed609fd 502ace5b fe82a7ba",
  "hero-iw-214": "02a0076a 146548f5 1c439688 5b55156e 858deff2",
  "hero-iw-232": "0a5531c7 44a49453 6745ceb9 7ccd8463 f7b75ba3",
  "hero-iw-305": "663b359a 67d76c75 b458b2a5 d1efcbce fb2c16a2",
  "hero-iw-402": "4bad99f9 7ddbef31 857bb4dc 968b325f cd676d56",
  "hero-iw-410": "57c29d3c 7405d066 76f82371 86502b08 931a4ad2",
  "portfolio-coupe": "3c677836 6249b561 6f40daa8 8696bfbd d1ed11d9",
  "portfolio-flip": "7cb1ad14 8ce49c75 9c5d5792 a431f957 fdd28338",
  "portfolio-van": "0f1f92c1 67618c3a a50191ba bc622700 d3cdb607",
  "service-fleet": "25e2a9de 83cf0172 9c5e5d51 9d1d38ff a4aee176 af914270 c5685c88 f77ac17d",
  "service-roof": "12962d9a 5721c28b c0bb7aaf c1c05b52",
  "testimonial-petrol": "01e1fa59 75615f95 83ce0bb7 d29168e3 ea4bf602",
  "testimonial-van": "717adfeb 8f89b09e aebcf107",
  workshop: "088ff8a7 46b03daf 54a0c18a a729974a e6edc619",
};
