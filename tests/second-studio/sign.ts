// The second studio's sign: a disc with a wave.

export const sheet = "M14 0a14 14 0 1 0 0 28a14 14 0 1 0 0-28z";
export const fold = "M22 22L28 28H22z";
export const letter = "M4 12q5-6 10 0t10 0v4q-5 6-10 0t-10 0z";
