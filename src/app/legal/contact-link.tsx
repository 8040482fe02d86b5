import { useSite } from "../page-meta.tsx";

/** The e-mail address of the site's operator. */
export function ContactLink() {
  const { contactEmail } = useSite();
  return <a href={`mailto:${contactEmail}`}>{contactEmail}</a>;
}
