import { useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

/** The least that React can do between an input and the next paint. */
function Empty() {
  const [text, setText] = useState("");
  const [count, setCount] = useState(0);
  return (
    <main style={{ minHeight: "100vh", touchAction: "none" }} onTouchMove={() => flushSync(() => setCount(count + 1))}>
      <input aria-label="Text" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count {count}
      </button>
    </main>
  );
}

createRoot(document.getElementById("root") as HTMLElement).render(<Empty />);
