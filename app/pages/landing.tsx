import { BookingNoticeCard } from "#app/booking-notice/booking-notice-card.tsx";
import { Hero } from "#app/landing/00-hero.tsx";
import { WhyChooseUs } from "#app/landing/01-why-choose-us.tsx";
import { CommonIssues } from "#app/landing/02-common-issues.tsx";
import { OurProcess } from "#app/landing/03-our-process.tsx";
import { Services } from "#app/landing/04-services.tsx";
import { Benefits } from "#app/landing/05-benefits.tsx";
import { ThreeSteps } from "#app/landing/06-three-steps.tsx";
import { Portfolio } from "#app/landing/07-portfolio.tsx";
import { Testimonials } from "#app/landing/08-testimonials.tsx";
import { Warranty } from "#app/landing/09-warranty.tsx";
import { Questions } from "#app/landing/10-questions.tsx";
import { Close } from "#app/landing/close.tsx";
import { useChosenFilm } from "#app/landing/use-chosen-film.ts";
import { Head } from "#app/seo/head.tsx";
import { page as words } from "#content/landing/page.ts";
import { paths } from "#contract/paths.ts";

export function LandingPage() {
  const { film, chosen, setFilm } = useChosenFilm();
  return (
    <>
      <Head title={words.title} description={words.description} path={paths.landing} />
      <Hero onFilm={setFilm} />
      <WhyChooseUs />
      <CommonIssues />
      <OurProcess />
      <Services film={chosen} />
      <Benefits />
      <ThreeSteps />
      <Portfolio />
      <Testimonials />
      <Warranty />
      <Questions />
      <Close film={film} />
      <BookingNoticeCard />
    </>
  );
}
