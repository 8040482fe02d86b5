import { focusMain } from "#app/navigation/focus-main.ts";
import type { ScreenId } from "#comparison/listed-screen.ts";
import type { ComparisonAction } from "#comparison/reducer.ts";
import { Button } from "#ui/button.tsx";
import { useOpenMenu } from "#ui/menu.tsx";
import { resolutionMenu } from "./editors/ratio-menu.tsx";
import { useSession } from "./session.ts";

interface ChooseResolutionProps {
  id: ScreenId;
  className?: string | undefined;
  children: string;
}

/** Gives a screen a resolution (D28). */
export function ChooseResolution({ id, className = "", children }: ChooseResolutionProps) {
  const { comparison, dispatch } = useSession();
  const openMenu = useOpenMenu();
  function choose(button: HTMLElement) {
    const act = (action: ComparisonAction) => {
      // The button disappears, and the menu has returned the focus to it.
      focusMain();
      dispatch(action);
    };
    const listed = comparison.screens.find((each) => each.id === id);
    if (listed !== undefined) openMenu(button, resolutionMenu(listed, act));
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
