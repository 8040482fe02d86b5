/*
 * The part of schema.org's vocabulary that the site uses, from `schema-dts` 2.1.0 (npm), which is generated from schema.org's
 * own definitions: types with what they extend, their properties, and what a property's value may be.
 */

const TYPES: Readonly<
  Record<string, { readonly extends?: string; readonly properties: Readonly<Record<string, string>> }>
> = {
  Thing: { properties: { description: "Text", image: "URL", name: "Text", url: "URL" } },
  Organization: { extends: "Thing", properties: {} },
  ItemList: { extends: "Thing", properties: { itemListElement: "ListItem" } },
  ListItem: { extends: "Thing", properties: { position: "Integer" } },
  CreativeWork: {
    extends: "Thing",
    properties: {
      dateModified: "Date",
      datePublished: "Date",
      headline: "Text",
      isAccessibleForFree: "Boolean",
      mainEntity: "ItemList",
      publisher: "Organization",
    },
  },
  Article: { extends: "CreativeWork", properties: {} },
  WebPage: { extends: "CreativeWork", properties: {} },
  CollectionPage: { extends: "WebPage", properties: {} },
  SoftwareApplication: {
    extends: "CreativeWork",
    properties: { applicationCategory: "Text", operatingSystem: "Text" },
  },
  WebApplication: { extends: "SoftwareApplication", properties: {} },
};

const VALUES: Readonly<Record<string, (value: unknown) => boolean>> = {
  Boolean: (value) => typeof value === "boolean",
  Date: (value) => typeof value === "string" && /^\d{4}-\d\d-\d\d$/.test(value),
  Integer: Number.isInteger,
  Text: (value) => typeof value === "string" && value !== "",
  URL: (value) => typeof value === "string" && /^https?:/.test(value) && URL.canParse(value),
};

/** What schema.org does not know of some structured data: types, properties and values by their paths. */
export function unknownToSchemaOrg(data: unknown, path = "", isWithin = ""): string[] {
  if (Array.isArray(data))
    return data.flatMap((each, index) => unknownToSchemaOrg(each, `${path}[${index}]`, isWithin));
  const { "@context": context, "@type": type, ...properties } = Object(data) as Record<string, unknown>;
  const known = propertiesOf(String(type));
  if (isWithin !== "" ? type !== isWithin : context !== "https://schema.org")
    return [`${path}: ${JSON.stringify(data)}`];
  return Object.entries(properties).flatMap(([name, value]) => {
    const expected = known[name] ?? "";
    const isPlain = VALUES[expected];
    if (isPlain !== undefined) return isPlain(value) ? [] : [`${path}.${name}: ${JSON.stringify(value)}`];
    return expected in TYPES ? unknownToSchemaOrg(value, `${path}.${name}`, expected) : [`${path}: ${type}.${name}`];
  });
}

function propertiesOf(type: string): Readonly<Record<string, string>> {
  const { extends: general, properties } = TYPES[type] ?? { properties: {} };
  return { ...(general !== undefined && propertiesOf(general)), ...properties };
}

/** What the only block of structured data of a page says. */
export function structuredData(html: string) {
  const blocks = [...html.matchAll(/<script [^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)];
  if (blocks.length !== 1) throw new Error(`A page has one block of structured data; this has ${blocks.length}.`);
  return JSON.parse(blocks[0]?.[1] ?? "");
}
