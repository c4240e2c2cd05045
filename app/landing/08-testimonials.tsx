import { Picture } from "#app/ui/picture.tsx";
import { Stars } from "#app/ui/stars.tsx";
import { example } from "#content/example.ts";
import { testimonials as words } from "#content/landing/08-testimonials.ts";
import { carHatch } from "#studio/pictures/car-hatch.ts";
import { testimonialPetrol } from "#studio/pictures/testimonial-petrol.ts";
import { testimonialVan } from "#studio/pictures/testimonial-van.ts";
import { reviews } from "#studio/reviews.ts";
import css from "./08-testimonials.module.css";

const pictures = {
  petrol: { source: testimonialPetrol, sizes: "(width < 48rem) 100vw, 52vw" },
  /* Cropped to its nose: shown more than twice as wide as its box. */
  hatch: { source: carHatch, sizes: "(width < 62rem) 71vw, 36vw" },
  van: { source: testimonialVan, sizes: "(width < 62rem) 30vw, 15vw" },
};

const [first, ...others] = reviews;

/** No faces: the customer's own car, close enough to touch. */
export function Testimonials() {
  return (
    <section className={`section paper ${css.section}`} aria-labelledby="testimonials">
      <hgroup>
        <h2 id="testimonials">{words.title}</h2>
        <p className="lead">{words.text}</p>
      </hgroup>
      <Testimonial review={first} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone it scrolls sideways, by keyboard too */}
      <ul className="rail bleed" aria-labelledby="testimonials" tabIndex={0}>
        {others.map((review) => (
          <Testimonial key={review.id} review={review} />
        ))}
      </ul>
    </section>
  );
}

function Testimonial({ review }: { review: (typeof reviews)[number] }) {
  const isFirst = review === first;
  const Card = isFirst ? "div" : "li";
  return (
    <Card className={isFirst ? css.first : css.testimonial}>
      <Picture {...pictures[review.id]} alt={review.alt} />
      <figure className="stack">
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
