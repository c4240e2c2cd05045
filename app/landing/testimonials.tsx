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

const pictures = { petrol: testimonialPetrol, hatch: carHatch, van: testimonialVan };

const [first, ...others] = reviews;

/** No faces: the customer's own car. */
export function Testimonials() {
  return (
    <Section id="testimonials" words={words} className={`section paper split ${css.section}`}>
      {first ? (
        <div className={css.first}>
          <Testimonial review={first} sizes="(width < 62rem) 100vw, 52vw" size="display" />
        </div>
      ) : null}
      <Rail aria-labelledby="testimonials">
        {others.map((review) => (
          <li key={review.id} className={css.other}>
            <Testimonial review={review} sizes="(width < 62rem) 40vw, 15vw" size="lead strong" />
          </li>
        ))}
      </Rail>
    </Section>
  );
}

function Testimonial(props: { review: (typeof reviews)[number]; sizes: string; size: string }) {
  const { review } = props;
  return (
    <>
      <Picture source={pictures[review.id]} sizes={props.sizes} alt={review.alt} />
      <figure className="stack" aria-label={review.name}>
        <Stars rating={review.rating} />
        <blockquote className={props.size}>“{review.content}”</blockquote>
        <figcaption className="small quiet">
          <b className="value">{review.name}</b>
          {review.role}
          {example}
        </figcaption>
      </figure>
    </>
  );
}
