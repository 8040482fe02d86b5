/** Whether arrays and objects of a JSON text are nested deeper than `limit`, without parsing it: parsing millions of brackets takes two seconds. */
export function isNestedDeeper(json: string, limit: number): boolean {
  let depth = 0;
  let isString = false;
  for (let index = 0; index < json.length; index++) {
    const character = json[index];
    if (isString) {
      if (character === "\\") index++;
      else if (character === '"') isString = false;
    } else if (character === '"') {
      isString = true;
    } else if (character === "[" || character === "{") {
      depth++;
      if (depth > limit) return true;
    } else if (character === "]" || character === "}") {
      depth--;
    }
  }
  return false;
}
