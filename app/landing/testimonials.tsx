import { Picture } from "#app/ui/picture.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { example } from "#content/example.ts";
import { testimonials as words } from "#content/landing/testimonials.ts";
import carHatch from "#studio/pictures/car-hatch";
import testimonialPetrol from "#studio/pictures/testimonial-petrol";
import testimonialVan from "#studio/pictures/testimonial-van";
import { reviews } from "#studio/reviews.ts";
import { Section } from "./section.tsx";
import css from "./testimonials.module.css";

const pictures = {
  petrol: {
    source: testimonialPetrol,
    sizes: "(width < 48rem) 68vw, (width < 75rem) 100vw, 54vw",
  },
  hatch: { source: carHatch, sizes: "(width < 48rem) 68vw, 46vw" },
  van: { source: testimonialVan, sizes: "(width < 48rem) 68vw, 46vw" },
};

const [first, ...others] = reviews;

/** No faces: the customer's own car. */
export function Testimonials() {
  return (
    <Section id="testimonials" words={words} className={`section paper ${css.section}`}>
      {first ? <Testimonial review={first} /> : null}
      <Rail className="bleed" aria-labelledby="testimonials">
        {others.map((review) => (
          <Testimonial key={review.id} review={review} />
        ))}
      </Rail>
    </Section>
  );
}

function Testimonial({ review }: { review: (typeof reviews)[number] }) {
  const isFirst = review === first;
  const Card = isFirst ? "div" : "li";
  return (
    <Card className={isFirst ? css.first : css.testimonial}>
      <Picture {...pictures[review.id]} alt={review.alt} />
      <figure className="stack" aria-label={review.name}>
        <Stars rating={review.rating} />
        <blockquote className={isFirst ? "display" : "lead strong"}>“{review.content}”</blockquote>
        <figcaption className="small quiet">
          <b className="value">{review.name}</b>
          {review.role}
          {example}
        </figcaption>
      </figure>
    </Card>
  );
}
