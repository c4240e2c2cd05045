import { print, printAsAdjective, printList } from "#facts/print.ts";
import * as has from "#studio/has.ts";
import { filmMakers } from "#studio/studio.ts";
import {
  heroFilmLife,
  makerWarrantyHorizontal,
  makerWarrantyVertical,
  workmanshipWarranty,
  wrapLifespan,
  wrapWarranty,
} from "#studio/warranty.ts";
import { articles, type Claim } from "./claim.ts";

export const warrantyClaims: readonly Claim[] = [
  {
    id: "wrap-warranty",
    isMade: has.wrapWarranty,
    claim: `${printAsAdjective(wrapWarranty)} wrap warranty`,
    shownOn: {
      "/": `${print(wrapWarranty)} Our own warranty on the finished wrap.`,
      [articles.prices]: `Ours: a ${printAsAdjective(wrapWarranty)} wrap warranty`,
      [articles.lifespan]: "Our own warranty on a finished wrap: lifting, peeling and bubbling",
      [articles.endorsement]: `Our ${printAsAdjective(wrapWarranty)} wrap warranty is ours`,
      "/terms": `for ${print(wrapWarranty)} from the day you get the vehicle back`,
    },
    evidenceNeeded:
      "The written warranty a customer receives: what it covers, who gives it, where it applies, how to claim, and that legal rights are unaffected.",
  },
  {
    id: "hero-film-life",
    isMade: has.longLivedFilm,
    claim: `Film lasting over ${print(heroFilmLife)}`,
    shownOn: {
      "/": `The longest-lived film we fit is rated for over ${print(heroFilmLife)} on upright panels.`,
      [articles.lifespan]: `Over ${print(heroFilmLife)}`,
    },
    evidenceNeeded:
      "The film maker’s data sheet for a film that the studio offers. The page must name the conditions (upright panels, climate, storage) close to the claim.",
  },
  {
    id: "wrap-lifespan",
    claim: `A wrap lasts ${print(wrapLifespan)} in UK weather`,
    shownOn: {
      "/": `Plan for ${print(wrapLifespan)} outdoors.`,
      [articles.lifespan]: `to look right for ${print(wrapLifespan)} in UK weather`,
      "/terms": `${print(wrapLifespan)} in UK weather, is an estimate and not a warranty`,
    },
    evidenceNeeded:
      "Film makers’ durability sheets for northern Europe, and the studio’s own records of wraps that came back.",
  },
  {
    id: "maker-warranties",
    claim: `Film makers’ warranties of ${print(makerWarrantyVertical)} on upright and ${print(makerWarrantyHorizontal)} on flat panels`,
    shownOn: {
      ...(has.wrapWarranty && { "/": "The film maker’s, upright panels" }),
      [articles.lifespan]: "What film makers give on upright panels",
      [articles.endorsement]: "Film on upright panels",
      [articles.roof]: `they give ${print(makerWarrantyHorizontal)} on horizontal panels against ${print(makerWarrantyVertical)} on vertical ones`,
      "/terms": `The film maker’s, on upright panels: ${print(makerWarrantyVertical)}`,
    },
    evidenceNeeded: `Warranty terms of ${printList(filmMakers)} for every film on offer, and whether they require a trained or endorsed installer.`,
  },
  {
    id: "workmanship",
    claim: `Installers in general give ${print(workmanshipWarranty)} on workmanship`,
    shownOn: {
      ...(has.wrapWarranty && { "/": "Other installers’ workmanship, generally" }),
      [articles.lifespan]: "What installers in general give on their fitting",
      [articles.endorsement]: "Workmanship, in the trade generally",
      "/terms": `installers in general give ${print(workmanshipWarranty)}`,
    },
    evidenceNeeded: "A dated comparison of published terms from several other installers.",
  },
];
