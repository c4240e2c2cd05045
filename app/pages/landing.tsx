import type { ReactNode } from "react";
import { BookingNoticeCard } from "#app/booking-notice/booking-notice-card.tsx";
import { Benefits } from "#app/landing/benefits.tsx";
import { Close } from "#app/landing/close.tsx";
import { CommonIssues } from "#app/landing/common-issues.tsx";
import type { PicturedFilm } from "#app/landing/hero/films.ts";
import { Hero } from "#app/landing/hero/hero.tsx";
import { useChosenFilm } from "#app/landing/hero/use-chosen-film.ts";
import { OurProcess } from "#app/landing/our-process.tsx";
import { Portfolio } from "#app/landing/portfolio.tsx";
import { Questions } from "#app/landing/questions.tsx";
import { Services } from "#app/landing/services.tsx";
import { Testimonials } from "#app/landing/testimonials.tsx";
import { ThreeSteps } from "#app/landing/three-steps.tsx";
import { Warranty } from "#app/landing/warranty.tsx";
import { WhyChooseUs } from "#app/landing/why-choose-us.tsx";
import { RemountBoundary } from "#app/remount-boundary.tsx";
import { Head } from "#app/seo/head.tsx";
import { page as words } from "#content/landing/page.ts";
import { type SectionId, sections } from "#content/landing/sections.ts";
import { paths } from "#contract/paths.ts";

/** Components by section; content/landing/sections.ts sets the order. */
const markup: Record<SectionId, (props: { film: PicturedFilm | undefined }) => ReactNode> = {
  "why-choose-us": WhyChooseUs,
  "common-issues": CommonIssues,
  "our-process": OurProcess,
  services: Services,
  benefits: Benefits,
  "three-steps": ThreeSteps,
  portfolio: Portfolio,
  testimonials: Testimonials,
  warranty: Warranty,
  questions: Questions,
};

export default function LandingPage() {
  const film = useChosenFilm();
  return (
    <>
      <Head {...words} path={paths.landing} />
      <Hero film={film} />
      {sections.map(({ id }) => {
        const Section = markup[id];
        return <Section key={id} film={film.chosen} />;
      })}
      <Close film={film} />
      <RemountBoundary>
        <BookingNoticeCard />
      </RemountBoundary>
    </>
  );
}
