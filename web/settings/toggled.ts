/** The chosen values with one switched on or off, in the order of all. */
export function toggled<Value>(all: readonly Value[], chosen: readonly Value[], one: Value): Value[] {
  return all.filter((value) => (value === one) !== chosen.includes(value))
}
