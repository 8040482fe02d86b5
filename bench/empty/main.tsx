import { useState } from "react";
import { createRoot } from "react-dom/client";

/** The least that React can do between an input and the next paint: what the page's own answer is compared with. */
function Empty() {
  const [text, setText] = useState("");
  const [count, setCount] = useState(0);
  return (
    <>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
    </>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Empty />);
