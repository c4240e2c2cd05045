import { Picture } from "#app/ui/picture.tsx";
import { Rail } from "#app/ui/rail.tsx";
import { example } from "#content/example.ts";
import { testimonials as words } from "#content/landing/testimonials.ts";
import carHatch from "#studio/pictures/car-hatch";
import testimonialPetrol from "#studio/pictures/testimonial-petrol";
import testimonialVan from "#studio/pictures/testimonial-van";
import { reviews } from "#studio/reviews.ts";
import { Section } from "./section.tsx";
import css from "./testimonials.module.css";

const pictures = { petrol: testimonialPetrol, hatch: carHatch, van: testimonialVan };

export function Testimonials() {
  return (
    <Section id="testimonials" words={words} className={`section paper ${css.section}`}>
      <Rail aria-labelledby="testimonials">
        {reviews.map((review, place) => (
          <li key={review.id}>
            <Picture
              source={pictures[review.id]}
              sizes={`(width < 48rem) 40vw, ${place === 0 ? 54 : 28}vw`}
              alt={review.alt}
            />
            <figure className="stack" aria-label={review.name}>
              <p className="strong larger" role="img" aria-label={`${review.rating} out of 5`}>
                {"★".repeat(review.rating) + "☆".repeat(5 - review.rating)}
              </p>
              <blockquote className="title">“{review.content}”</blockquote>
              <figcaption className="small quiet">
                <b className="value">{review.name}</b>
                {review.role}
                {example}
              </figcaption>
            </figure>
          </li>
        ))}
      </Rail>
    </Section>
  );
}
