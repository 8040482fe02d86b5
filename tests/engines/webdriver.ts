import type { Place } from "./browser.ts";

/** The few calls of W3C WebDriver that the journeys need, over plain HTTP. */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** @param driver the address of the driver, without a slash at the end */
  static async start(driver: string, capabilities: object): Promise<WebDriverSession> {
    const body = { capabilities: { alwaysMatch: capabilities } };
    const { sessionId } = (await call("POST", `${driver}/session`, body)) as { sessionId: string };
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  get(command: string): Promise<unknown> {
    return call("GET", `${this.#address}/${command}`);
  }

  post(command: string, body: object = {}): Promise<unknown> {
    return call("POST", `${this.#address}/${command}`, body);
  }

  async end(): Promise<void> {
    await call("DELETE", this.#address);
  }

  /** Sends the keys one after the other, each pressed and released. */
  async keys(keys: readonly string[]): Promise<void> {
    const actions = keys.flatMap((value) => [
      { type: "keyDown", value },
      { type: "keyUp", value },
    ]);
    await this.post("actions", { actions: [{ type: "key", id: "keyboard", actions }] });
  }

  /** Moves to the first place and, if that is asked for, presses there, moves through the others and lets go. */
  async mouse(places: readonly Place[], { press }: { press: boolean }): Promise<void> {
    const [first, ...others] = places.map(({ x, y }) => ({
      type: "pointerMove",
      x: Math.round(x),
      y: Math.round(y),
      duration: 0,
    }));
    const pressed = [{ type: "pointerDown", button: 0 }, ...others, { type: "pointerUp", button: 0 }];
    const actions = press ? [first, ...pressed] : [first];
    const mouse = { type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions };
    await this.post("actions", { actions: [mouse] });
  }
}

async function call(method: string, address: string, body?: object): Promise<unknown> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${method} ${address}: ${error}. ${message}`);
}
