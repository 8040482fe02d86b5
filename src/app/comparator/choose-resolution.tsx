import type { ScreenId } from "../../comparison/listed-screen.ts";
import type { ComparisonAction } from "../../comparison/reducer.ts";
import { Button } from "../../ui/button.tsx";
import { useOpenMenu } from "../../ui/menu.tsx";
import { resolutionMenu } from "./editors/resolution-menu.ts";
import { useSession } from "./session.ts";

interface ChooseResolutionProps {
  id: ScreenId;
  className?: string | undefined;
  children: string;
}

/** Gives a screen a resolution, and draws it at once (D28). */
export function ChooseResolution({ id, className = "", children }: ChooseResolutionProps) {
  const { dispatch } = useSession();
  const openMenu = useOpenMenu();
  function choose(button: HTMLElement) {
    openMenu(
      button,
      resolutionMenu(id, (action: ComparisonAction) => {
        // The button disappears, and the menu has returned the focus to it.
        button.closest("main")?.focus({ preventScroll: true });
        dispatch(action);
        dispatch({ type: "commit", id });
      }),
    );
  }
  return (
    <Button
      look="link"
      className={`${className} screen-only`}
      aria-haspopup="menu"
      onClick={(event) => choose(event.currentTarget)}
    >
      {children}
    </Button>
  );
}
