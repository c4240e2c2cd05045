// Words of the FAQ index.

export const faq = {
  title: "Car and van wrap questions, answered",
  description:
    "Straight answers on wrap prices, film life, paint, finishes, DVLA and insurance, from the bench of a Manchester wrap studio.",
  heading: "Straight answers",
} as const;
