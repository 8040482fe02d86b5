import { useSite } from "../page-meta.tsx";

/** The address of whoever runs this site: a setting. */
export function ContactLink() {
  const { contactEmail } = useSite();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
