/**
 * English words without a meaning of their own (D23): the list of Snowball, which PostgreSQL uses too, without fragments
 * ("s", "t", "don"), with the other auxiliary verbs, "much" and "many", and with contractions as the search box writes them.
 * The last lines are words that join two things or ask for advice (D60): every article compares and advises.
 */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it " +
    "its itself they them their theirs themselves what which who whom this that these those am is are was were be been " +
    "being have has had having do does did doing a an the and but if or because as until while of at by for with about " +
    "against between into through during before after above below to from up down in out on off over under again " +
    "further then once here there when where why how all any both each few more most other some such no nor not only " +
    "own same so than too very can will just should now " +
    "would could may might must much many " +
    "im ive whats dont doesnt isnt arent cant " +
    "vs versus v compare compared comparison comparing " +
    "best better good worth ideal right get buy choose need want recommend recommended"
  ).split(" "),
);
