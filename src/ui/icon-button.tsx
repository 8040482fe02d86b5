import type { ComponentProps } from "react";
import { Button } from "./button.tsx";
import { Icon, type IconName } from "./icon.tsx";

interface IconButtonProps extends Omit<ComponentProps<typeof Button>, "look" | "icon" | "children"> {
  icon: IconName;
  /** The accessible name and the tooltip. */
  label: string;
}

/** A small round button with an icon and a tooltip. */
export function IconButton({ icon, label, ...rest }: IconButtonProps) {
  return (
    <Button look="round" aria-label={label} data-tooltip={label} {...rest}>
      <Icon name={icon} />
    </Button>
  );
}
