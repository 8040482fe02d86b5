/** What the history remembers of a dialog's page. */
export interface DialogState {
  readonly openedFromHome?: boolean;
}

/** What a link to a dialog carries when it stands on the main screen: closing then takes that step back. */
export const OPENED_FROM_HOME: DialogState = { openedFromHome: true };
