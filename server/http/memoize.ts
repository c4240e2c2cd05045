/** Calls `make` once for a key. With `limit` keys held it forgets them all: no visitor can fill the memory. */
export function memoize<Key, Value>(make: (key: Key) => Value, limit = 100): (key: Key) => Value {
  const made = new Map<Key, Value>();
  return (key) => {
    if (made.has(key)) return made.get(key) as Value;
    if (made.size >= limit) made.clear();
    const value = make(key);
    made.set(key, value);
    return value;
  };
}
